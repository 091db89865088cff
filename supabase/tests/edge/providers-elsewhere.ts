// Loaded before the function, in Deno and in Node: makes this machine answer for the outside services Resend and Twilio.
const real = globalThis.fetch

globalThis.fetch = (asked, init) => {
  const { hostname, pathname, search } = new URL(asked instanceof Request ? asked.url : asked)
  const outside = hostname === 'api.resend.com' || hostname === 'api.twilio.com'
  return real(outside ? `${process.env.PROVIDERS}/${hostname}${pathname}${search}` : asked, init)
}
