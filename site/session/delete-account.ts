/** The topic of a message asking for this: the account page links to the form with it chosen. */
export const DELETE_ACCOUNT = 'Delete my account'
