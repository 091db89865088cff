import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { WITHOUT_REBATE, WITHOUT_TIERS } from '#widgets/domain/tests/unpublished.ts'
import { LoadingCalculator } from './loading-calculator.tsx'
import { RebateCalculator } from './rebate-calculator.tsx'
import { SurchargeCalculator } from './surcharge-calculator.tsx'
import { WaitsCalculator } from './waits-calculator.tsx'

afterEach(cleanup)

/** The printed lines of the working, label to amount. */
const lines = () => screen.getAllByRole('definition').map(amount => amount.textContent)

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
const pick = (label: string, day: string) => {
  // Until today is known the field shows the day of the last check, and entering that day would change nothing.
  for (const value of ['', day]) fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('the rebate', () => {
  test('is worked out to the cent, with its period named', async () => {
    render(<RebateCalculator />)
    pick('Date', '2026-11-21')

    expect(screen.getByRole('figure', { name: 'Base tier, under 65: 24.118%' })).toBeVisible()
    expect(lines()).toEqual(['$2,400.00', '−$578.83', '$1,821.17'])
    expect(screen.getByText(/Rates from 1 April 2026 to 31 March 2027; income tiers for 2026–\u206027/)).toBeVisible()
  })

  test('counts the cents of a premium', async () => {
    render(<RebateCalculator />)
    pick('Date', '2026-11-21')
    await type('Premium per year', '2,400.50')

    expect(lines()).toEqual(['$2,400.50', '−$578.95', '$1,821.55'])
  })

  test('falls with income', async () => {
    render(<RebateCalculator />)
    pick('Date', '2026-11-21')
    await type('Your income per year', '105,001')

    expect(screen.getByRole('figure', { name: 'Tier 1, under 65: 16.079%' })).toBeVisible()
  })

  test('is nothing in tier 3', async () => {
    render(<RebateCalculator />)
    pick('Date', '2026-11-21')
    await type('Your income per year', '200000')

    expect(lines()).toEqual(['$2,400.00', '$0.00', '$2,400.00'])
  })

  test('counts a second child', async () => {
    render(<RebateCalculator />)
    pick('Date', '2026-11-21')
    await userEvent.click(screen.getByLabelText('Couple, family or single parent'))
    await type('Your combined income per year', '211500')
    await type('Dependent children', '1')
    expect(screen.getByRole('figure', { name: /^Tier 1/ })).toBeVisible()

    await type('Dependent children', '2')
    expect(screen.getByRole('figure', { name: /^Base tier/ })).toBeVisible()
  })

  test('says so if nothing has been published', () => {
    render(<RebateCalculator />)
    pick('Date', WITHOUT_REBATE)

    expect(screen.getByText(/The rebate for that date has not been published/)).toBeVisible()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  test('does not call unpublished what was published before our tables begin', () => {
    render(<RebateCalculator />)
    pick('Date', '2025-03-31')

    expect(screen.getByText('We have rates from 1 April 2025.')).toBeVisible()
    expect(screen.queryByText(/not been published/)).toBeNull()
  })

  test('keeps what was typed, and says beside the field what is wrong with it', async () => {
    render(<RebateCalculator />)
    await type('Age of the oldest person', 'forty')

    const age = screen.getByLabelText('Age of the oldest person')
    expect(age).toHaveValue('forty')
    expect(age).toBeInvalid()
    expect(age).toHaveAccessibleDescription('Enter an age from 0 to 120.')
  })
})

describe('the surcharge', () => {
  test('on $117,000 is $1,170 if all of it is taxed, and the note says what is not', () => {
    render(<SurchargeCalculator />)
    pick('Any date in the income year', '2026-11-21')

    expect(lines()).toEqual(['$117,000', '$1,170.00', '$1,170.00'])
    expect(screen.getByText(/Income year 2026–\u206027/)).toBeVisible()
    expect(screen.getByText('1% of it, if all of it is taxable income and reportable fringe benefits')).toBeVisible()
    expect(screen.getByText(/super contributions and net investment losses count towards the tier, but/)).toBeVisible()
    expect(screen.getByText(/a partner with a low income pays none/)).toBeVisible()
  })

  test('in a leap year is counted over 366 days', async () => {
    render(<SurchargeCalculator />)
    pick('Any date in the income year', '2024-02-29')
    expect(screen.getByLabelText('Days without hospital cover')).toHaveValue('366')

    await type('Days without hospital cover', '183')
    expect(lines().at(-1)).toBe('$731.25')
  })

  test('of a family counts the days on which one of them had no cover', async () => {
    render(<SurchargeCalculator />)
    expect(screen.getByLabelText('Days without hospital cover')).not.toHaveAccessibleDescription()

    await userEvent.click(screen.getByLabelText('Couple, family or single parent'))
    expect(screen.getByLabelText('Days without hospital cover')).toHaveAccessibleDescription(
      'Days on which any of you, dependent children included, had none',
    )
  })

  test('is charged by the day', async () => {
    render(<SurchargeCalculator />)
    pick('Any date in the income year', '2026-11-21')
    await type('Days without hospital cover', '100')

    expect(lines().at(-1)).toBe('$320.55')
    expect(screen.getByText('100 of 365 days without cover')).toBeVisible()

    await type('Days without hospital cover', '1 day')

    expect(screen.getByText('Surcharge for 1 day')).toBeVisible()
  })

  test('says so if nothing has been published', () => {
    render(<SurchargeCalculator />)
    pick('Any date in the income year', WITHOUT_TIERS)

    expect(screen.getByText(/The surcharge for that date has not been published/)).toBeVisible()
  })

  test('does not call unpublished what was published before our tables begin', () => {
    render(<SurchargeCalculator />)
    pick('Any date in the income year', '2023-06-30')

    expect(screen.getByText('We have income tiers from 1 July 2023.')).toBeVisible()
    expect(screen.queryByText(/not been published/)).toBeNull()
  })
})

describe('the loading', () => {
  test('at 40 is 20% of the hospital part', () => {
    render(<LoadingCalculator />)
    pick('Hospital cover starts', '2026-11-21')

    expect(screen.getByRole('figure', { name: 'Loading of 20%' })).toBeVisible()
    expect(lines()).toEqual(['$150.00', '$30.00', '$180.00'])
    expect(screen.getByText(/The loading ends on 21 November 2036/)).toBeVisible()
    expect(screen.getByText(/full Medicare .* less than a year ago may pay none/)).toBeVisible()
    expect(screen.getByText(/Gold Card from Veterans’ Affairs, counts as hospital cover/)).toBeVisible()
  })

  test('is drawn over the years', () => {
    render(<LoadingCalculator />)
    pick('Hospital cover starts', '2026-11-21')

    const chart = screen.getByRole('img')
    expect(chart).toHaveAccessibleName('Loading by the year you join: 14% in 2023, 36% in 2034.')
    expect(within(chart as unknown as HTMLElement).getByText('20%')).toBeVisible()
  })

  test('has the year of the working set apart by more than its colour', () => {
    render(<LoadingCalculator />)
    pick('Hospital cover starts', '2026-11-21')
    const chart = screen.getByRole('img')
    const bold = [...chart.querySelectorAll('text.font-bold')].map(text => text.textContent)

    expect(bold).toEqual(['20%', '2026'])
    expect(chart.querySelectorAll('rect.stroke-wattle-ink')).toHaveLength(1)
  })

  test('is drawn with a year under each figure', () => {
    render(<LoadingCalculator />)
    pick('Hospital cover starts', '2026-11-21')
    const at = (what: RegExp) => screen.getAllByText(what).map(text => text.getAttribute('x'))

    expect(at(/^\d+%$/)).toEqual(at(/^20\d\d$/))
  })

  test('is nothing on the base day', () => {
    render(<LoadingCalculator />)
    pick('Your date of birth', '1995-12-31')
    pick('Hospital cover starts', '2027-07-01')

    expect(screen.getByRole('figure', { name: 'No loading' })).toBeVisible()
  })

  test('never touches those born on or before 1 July 1934', () => {
    render(<LoadingCalculator />)
    pick('Your date of birth', '1934-07-01')

    expect(screen.getByText('People born on or before 1 July 1934 pay no loading.')).toBeVisible()
  })

  test('is worked out for people who had cover when they were young, too', () => {
    render(<LoadingCalculator />)

    expect(screen.getByLabelText('Hospital cover starts')).toHaveAccessibleDescription(/first time since turning 31/)
  })

  test('says of the date of birth what it is, for browsers and whatever helps people to fill in forms', () => {
    render(<LoadingCalculator />)

    expect(screen.getByLabelText('Your date of birth')).toHaveAttribute('autocomplete', 'bday')
    expect(screen.getByLabelText('Hospital cover starts')).toHaveAttribute('autocomplete', 'off')
  })

  test('asks for dates in the right order', () => {
    render(<LoadingCalculator />)
    pick('Your date of birth', '2030-01-01')
    pick('Hospital cover starts', '2026-11-21')

    expect(screen.getByText('Cover must start after your date of birth.')).toBeVisible()
    expect(screen.getByLabelText('Hospital cover starts')).toHaveAccessibleDescription(
      /Enter a date after your date of birth/,
    )

    pick('Hospital cover starts', '')
    expect(screen.getByText('Enter both dates.')).toBeVisible()
  })
})

describe('switching', () => {
  test('leaves the part of a wait that has not been served', () => {
    render(<WaitsCalculator />)
    pick('Your old cover began', '2026-01-15')
    pick('Your new cover begins', '2026-11-15')

    expect(lines()).toEqual(['12 months', 'counts', 'from 15 January 2027'])
  })

  test('pays the old benefits first if the new ones are higher', async () => {
    render(<WaitsCalculator />)
    pick('Your old cover began', '2026-01-15')
    pick('Your new cover begins', '2026-11-15')
    await userEvent.click(screen.getByLabelText('Covered, with lower benefits or a higher excess'))

    expect(lines()).toEqual(['12 months', 'counts', 'from 15 January 2027', 'from 15 November 2027'])
  })

  test.each([
    ['2026-01-15', 'the rest of the wait'],
    ['2025-11-16', 'the rest of the wait'],
    ['2025-11-15', 'the wait is served'],
    ['2020-01-15', 'the wait is served'],
  ])('says what is left of it at the old benefits to somebody who joined on %s: %s', async (joined, working) => {
    render(<WaitsCalculator />)
    pick('Your old cover began', joined)
    pick('Your new cover begins', '2026-11-15')
    await userEvent.click(screen.getByLabelText('Covered, with lower benefits or a higher excess'))

    expect(screen.getByText('At the old, lower benefits')).toHaveTextContent(`At the old, lower benefits ${working}`)
  })

  test('starts afresh for what was not covered', async () => {
    render(<WaitsCalculator />)
    pick('Your old cover began', '2020-01-15')
    pick('Your new cover begins', '2026-11-15')
    await userEvent.click(screen.getByLabelText('Not covered'))
    await userEvent.click(screen.getByLabelText('Everything else'))

    expect(lines()).toEqual(['2 months', 'does not count', 'from 15 January 2027'])
  })

  test('asks for dates in the right order', () => {
    render(<WaitsCalculator />)
    pick('Your old cover began', '2027-01-15')
    pick('Your new cover begins', '2026-11-15')

    expect(screen.getByText('Your old cover must have begun before the new one.')).toBeVisible()
  })
})

test.each([
  ['rebate', RebateCalculator, 'Date'],
  ['surcharge', SurchargeCalculator, 'Any date in the income year'],
  ['loading', LoadingCalculator, 'Your date of birth'],
  ['loading', LoadingCalculator, 'Hospital cover starts'],
  ['waits', WaitsCalculator, 'Your old cover began'],
  ['waits', WaitsCalculator, 'Your new cover begins'],
])('the %s calculator says beside the field that a date is missing or cannot be used', (_, Calculator, label) => {
  render(<Calculator />)

  for (const day of ['', '0026-11-21', '9995-01-01']) {
    pick(label, day)
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Enter (a|your) date/)
    expect(screen.queryByRole('definition')).toBeNull()
  }
})

test('an answer is read out to somebody who is in the form, and not because today has become known', async () => {
  const { container } = render(<LoadingCalculator />)
  const answer = container.querySelector('[aria-live]')!
  expect(answer.getAttribute('aria-live')).toBe('off')

  await userEvent.click(screen.getByLabelText('Hospital part per month'))

  expect(answer.getAttribute('aria-live')).toBe('polite')
})

test('a changed amount is read out with what it is, not as a bare figure', async () => {
  render(<RebateCalculator />)

  await type('Premium per year', '1000')

  const amount = within(screen.getByText('Premium before the rebate').closest('div')!).getByText('$1,000.00')
  expect(amount.closest('[aria-atomic=true]')!.textContent).toMatch(/^Premium before the rebate/)
})
