import { useAddressHash } from '#site/ui/address-hash.ts'
import { type SignInLink, signInLink } from './sign-in-link.ts'

/** What a link from an email of ours brought to this page, until its button has been pressed. */
export const useSignInLink = (): SignInLink | undefined => signInLink(useAddressHash() ?? '')
