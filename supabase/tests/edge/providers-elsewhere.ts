// Loaded by Deno before the function: Resend and Twilio are services outside, and answer from this machine instead.
const real = globalThis.fetch

globalThis.fetch = (asked, init) => {
  const { hostname, pathname, search } = new URL(asked instanceof Request ? asked.url : asked)
  const outside = hostname === 'api.resend.com' || hostname === 'api.twilio.com'
  return real(outside ? `${process.env.PROVIDERS}/${hostname}${pathname}${search}` : asked, init)
}
