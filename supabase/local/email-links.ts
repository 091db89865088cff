import { VERIFY_ROUTE } from './lite.ts'

const LINK = /\?token=([\w-]+)&type=(\w+)&redirect_to=\S*/
/** The emails that our pages ask for; their links lead to a page with a button, as in `supabase/templates`. */
const WITH_A_BUTTON = ['signup', 'recovery']

/** The links that lite writes, with the site's origin, as a hosted project sends them. */
export function withSentLinks(text: string, siteUrl: string, url: string): string {
  return text.replaceAll(new RegExp(siteUrl + VERIFY_ROUTE + LINK.source, 'g'), (link, token, type) =>
    WITH_A_BUTTON.includes(type)
      ? `${siteUrl}/auth#token_hash=${token}&type=${type}`
      : link.replace(siteUrl + VERIFY_ROUTE, url + VERIFY_ROUTE),
  )
}
