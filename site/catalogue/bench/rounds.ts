import { quantile } from '#ci/median.ts'
import type { Answers, PriceWeight } from '#widgets/domain/answers.ts'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import { personOf, priceFor } from '#widgets/domain/catalogue/person.ts'
import { rank } from '#widgets/domain/catalogue/rank.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import type { Frame } from './frame.ts'

// Runs in the browser. Each round is another visitor; most let through nearly everything, which is the dearest case.
function answersOf(round: number): Answers {
  return {
    coverFor: 'couples',
    ages: [25 + (round % 50), 30 + (round % 40)],
    income: 'base',
    history: round % 3 ? 'since-31' : 'none',
    treatments: CLINICAL_CATEGORIES.slice(round % 30, (round % 30) + 6).map(category => category.title),
    services: EXTRAS.slice(round % 20, (round % 20) + 5).map(extra => extra.title),
    priceWeight: (round % 5) as PriceWeight,
    partly: true,
    mostExcess: round % 4 ? undefined : 500,
  }
}

function timeRounds(text: string, rounds: number): Frame {
  const before = performance.now()
  const policies = decode(JSON.parse(text))
  const decoded = performance.now() - before

  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const answers = answersOf(round)
    const started = performance.now()
    const wishes = wishesOf(answers)
    const person = personOf(answers, '2026-11-21')
    rank(filter(policies, wishes), policy => priceFor(policy, person), { ...wishes, priceWeight: answers.priceWeight! })
    times.push(performance.now() - started)
  }
  const first = Math.round(times[0]! * 100) / 100
  const at = (share: number) => Math.round(quantile(times, share) * 100) / 100
  return { first, median: at(0.5), p99: at(0.99), decode: Math.round(decoded * 10) / 10 }
}

Object.assign(window, { timeRounds })
