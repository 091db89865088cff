/** Where a tab keeps what arrived; a page's first script checks whether there is anything. */
export const RECEIPT_KEY = 'hic-receipt'
