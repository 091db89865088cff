/** A zone's standard time, minutes ahead of UTC, and the names that Australians give its times. */
interface Zone {
  ahead: number
  name: string
  /** Of daylight saving; without it, clocks never change. */
  summer?: string
}

/**
 * The clocks of the capitals, as in IANA's time zone database. They are known here because the browser's first use of a
 * time zone takes 45 to 170 ms on a slow phone, during which a starting page answers nothing.
 */
const ZONES: Record<string, Zone> = {
  'Australia/Sydney': { ahead: 600, name: 'AEST', summer: 'AEDT' },
  'Australia/Canberra': { ahead: 600, name: 'AEST', summer: 'AEDT' },
  'Australia/Melbourne': { ahead: 600, name: 'AEST', summer: 'AEDT' },
  'Australia/Hobart': { ahead: 600, name: 'AEST', summer: 'AEDT' },
  'Australia/Brisbane': { ahead: 600, name: 'AEST' },
  'Australia/Adelaide': { ahead: 570, name: 'ACST', summer: 'ACDT' },
  'Australia/Darwin': { ahead: 570, name: 'ACST' },
  'Australia/Perth': { ahead: 480, name: 'AWST' },
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** In earlier years not every state changed its clocks on the same days, and Perth changed them too. */
const FIRST_YEAR = 2010
const APRIL = 3
const OCTOBER = 9

interface AustralianTime {
  /** Milliseconds ahead of UTC. */
  ahead: number
  /** 'AEST', 'AEDT', 'AWST', … */
  name: string
}

/** What a zone of Australia's capitals keeps at a moment; undefined for other zones and for years before 2010. */
export function australianTime(zone: string, at: Date): AustralianTime | undefined {
  const kept = ZONES[zone]
  if (!kept || !(at.getUTCFullYear() >= FIRST_YEAR)) return undefined
  const standard = at.getTime() + kept.ahead * MINUTE_MS
  return kept.summer && isSummer(standard)
    ? { ahead: kept.ahead * MINUTE_MS + HOUR_MS, name: kept.summer }
    : { ahead: kept.ahead * MINUTE_MS, name: kept.name }
}

/**
 * The zone, `first` or another of the capitals', whose clock shows the same as this one all through a year and the next,
 * wherever it is; undefined if none does.
 * @param aheadAt minutes that the clock is ahead of UTC
 */
export function zoneLike(aheadAt: (at: Date) => number, year: number, first: string): string | undefined {
  const moments = [year, year + 1].flatMap(momentsThatTell)
  return [first, ...Object.keys(ZONES)].find(zone =>
    moments.every(at => australianTime(zone, at)?.ahead === aheadAt(at) * MINUTE_MS),
  )
}

/** A moment in each month, since other countries’ summer time lasts longer, and an hour before and after our clocks change. */
function momentsThatTell(year: number): Date[] {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15))
  const changes = [APRIL, OCTOBER].flatMap(month =>
    [570, 600].flatMap(ahead => {
      const change = changeIn(year, month) - ahead * MINUTE_MS
      return [change - HOUR_MS, change + HOUR_MS]
    }),
  )
  return [...months, ...changes].map(time => new Date(time))
}

/** At 2 in the morning, standard time, of the first Sundays of October and April. */
function isSummer(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear()
  return standard < changeIn(year, APRIL) || standard >= changeIn(year, OCTOBER)
}

function changeIn(year: number, month: number): number {
  const first = Date.UTC(year, month, 1)
  const daysToSunday = (7 - new Date(first).getUTCDay()) % 7
  return first + daysToSunday * DAY_MS + 2 * HOUR_MS
}
