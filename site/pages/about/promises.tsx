import { NumberedPoints } from '#site/ui/numbered-points.tsx'
import { COMPARED } from '#widgets/domain/compared.ts'

const PROMISES = [
  {
    title: 'Prices before contact details',
    text: 'You see what every policy costs you before anyone asks for a name or a number.',
  },
  {
    title: 'What is compared, and what is left out',
    text: COMPARED,
  },
  {
    title: 'An order that money cannot change',
    text: 'What a fund pays us plays no part in the order, and a test makes sure of it.',
  },
  {
    title: 'The working shown beside the price',
    text: 'Hospital part, discount, loading, extras, rebate: one line each, to the cent.',
  },
  {
    title: 'Your health stays private',
    text: 'The treatments you tick stay on your device. They are sent with a request only if you tick a box for that.',
  },
  { title: 'Plain words', text: 'If a word needs explaining, we explain it on the spot.' },
]

export function Promises() {
  return (
    <section aria-labelledby="promises" className="border-line border-b bg-mist">
      <div className="grid page-width gap-x-12 gap-y-6 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="promises" className="text-2xl">
            What we promise
          </h2>
          <p className="mt-4 max-w-prose">Rules this site keeps, and that you can check on its pages.</p>
        </div>
        <NumberedPoints points={PROMISES} />
      </div>
    </section>
  )
}
