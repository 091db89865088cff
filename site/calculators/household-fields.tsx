import { CHILDREN_COUNT, type Household, type IncomeScale } from '#widgets/domain/income-tiers.ts'
import { readWhole } from '#widgets/domain/number.ts'
import { ChoiceField, EntryField } from './fields.tsx'
import { readDollars } from './read-number.ts'

/** The household as typed: text, so that nothing is lost while it is not yet a number. */
export interface TypedHousehold {
  income: string
  scale: IncomeScale
  children: string
}

const SCALES = [
  { id: 'single', label: 'I am single without dependent children' },
  { id: 'family', label: 'Couple, family or single parent' },
] as const

export function readHousehold({ income, scale, children }: TypedHousehold): Household | undefined {
  const dollars = readDollars(income)
  const dependentChildren = scale === 'family' ? readChildren(children) : 0
  if (dollars === undefined || dependentChildren === undefined) return undefined
  return { income: dollars, scale, dependentChildren }
}

/** An empty field stands for none. */
const readChildren = (typed: string) => readWhole(typed || '0', 0, 20)

interface HouseholdFieldsProps {
  typed: TypedHousehold
  /** Takes only what has changed: two fields may have been filled in before either is read. */
  onType: (typed: Partial<TypedHousehold>) => void
}

/** The questions that decide an income tier. */
export function HouseholdFields({ typed, onType }: HouseholdFieldsProps) {
  const family = typed.scale === 'family'
  return (
    <>
      <ChoiceField label="Your household" options={SCALES} value={typed.scale} onChoose={scale => onType({ scale })} />
      <div className="grid gap-5 *:content-between @sm:grid-cols-2">
        <EntryField
          label={family ? 'Your combined income per year' : 'Your income per year'}
          hint="Income for Medicare Levy Surcharge purposes"
          sign="$"
          value={typed.income}
          onType={income => onType({ income })}
          problem={readDollars(typed.income) === undefined ? 'Enter an amount in dollars, such as 117,000.' : undefined}
        />
        {family && (
          <EntryField
            label="Dependent children"
            hint={CHILDREN_COUNT}
            value={typed.children}
            onType={children => onType({ children })}
            problem={readChildren(typed.children) === undefined ? 'Enter a number from 0 to 20.' : undefined}
          />
        )}
      </div>
    </>
  )
}
