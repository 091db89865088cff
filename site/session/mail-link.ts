import { useAddressHash } from '#site/ui/address-hash.ts'
import { type MailLink, mailLink } from './stored.ts'

/** What a link from an email of ours brought to this page, until its button has been pressed. */
export const useMailLink = (): MailLink | undefined => mailLink(useAddressHash() ?? '')
