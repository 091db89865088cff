/**
 * To whom Lifetime Health Cover may not apply yet; in a file of its own, because pages that only count a loading do without
 * its words. The base day of newcomers is at the earliest a year after they registered for full Medicare, which an agreement
 * with another country does not give; that of people who were away on theirs is a year after they came back.
 */
export const NEWCOMERS =
  'Anyone without full Medicare so far, and anyone who got it for the first time, or came back from overseas, less than a year ago may pay none: ask the fund.'

/** Who has hospital cover in the eyes of the same law without a policy. */
export const SERVED =
  'Time in the permanent Defence Force, or with a Gold Card from Veterans’ Affairs, counts as hospital cover.'
