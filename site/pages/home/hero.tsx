import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnswers } from '#site/journey/answers/answers.ts'
import { Hills } from '#site/ui/drawn/hills.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { QuoteStart } from '#widgets/quote-start/quote-start.tsx'

export function Hero() {
  const navigate = useNavigate()
  // As they were when the page was opened, for people who come back; over printed HTML nothing is set, for somebody may
  // already be choosing there.
  const answers = useAnswers()
  const [{ coverFor, state }] = useState(answers)
  // By the second press of a double click the first has led there, although the hero is still on show.
  const go = ({ href }: { href: string }) => void navigate(href, { replace: location.pathname !== '/' })
  return (
    <div className="relative isolate overflow-hidden bg-sand">
      <div className="ruled absolute inset-0 -z-20 opacity-60" />
      <Sprig className="depth-4 -top-10 -right-16 -z-10 -scale-x-100 absolute w-44 sm:max-lg:-top-16 sm:max-lg:-right-24 lg:-right-10 lg:w-72" />
      <Hills className="-z-10 absolute inset-x-0 bottom-0 h-56 w-full sm:h-72 lg:h-96" />
      <div className="page-width pt-12 pb-56 sm:pb-72 lg:pt-20 lg:pb-[max(20rem,calc(22.5vw+1.5rem))]">
        <QuoteStart
          headingLevel="h1"
          {...(coverFor ? { coverFor } : {})}
          {...(state ? { state } : {})}
          onStartComparing={go}
          onScheduleCall={go}
        />
      </div>
    </div>
  )
}
