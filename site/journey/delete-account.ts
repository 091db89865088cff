/** What a message is about that asks for it: the account links to the form with it chosen. */
export const DELETE_ACCOUNT = 'Delete my account'
