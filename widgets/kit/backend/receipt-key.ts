/** Where a tab keeps what arrived; the first script of a page looks whether there is something. */
export const RECEIPT_KEY = 'hic-receipt'
