/** Shown at the contact form, and its version stored with each message: a new wording needs a new day. */
export const CONTACT_NOTICE = {
  version: '2026-11-26',
  text: 'We use your name and email address to answer you, and for nothing else. They go to our team and to the providers who run our systems, perhaps outside Australia. You can ask to see, correct or delete them, or complain.',
}

const HELD = 'The providers who run our systems hold it for us, perhaps outside Australia.'

/** Shown where an account is created: with an address and a password, or with a number that a code is sent to. */
export const ACCOUNT_NOTICE = {
  email: `We keep your address to let you in, and for nothing else. ${HELD}`,
  phone: `A number that is new to us gets an account. We keep it to let you in, and for nothing else. ${HELD}`,
}

/** Shown at every form that asks us to call. */
export function collectionNotice(operator: { name: string; email: string }): string[] {
  return [
    `${operator.name} collects what you enter here to answer your request, and for nothing else.`,
    'It goes to our team and to the providers who run our systems, perhaps outside Australia. It goes to a fund only when you ask us to arrange that policy.',
    'Without a name and a number we cannot call; you can compare without either.',
    `You can see, correct or delete what we hold, or complain, by writing to ${operator.email}. The privacy policy says how, and where data is kept.`,
  ]
}
