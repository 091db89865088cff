const { fetch } = window

/**
 * What a widget would write to the backend is answered here, as if it had arrived: a Storybook that is built
 * beside the site knows the real one, and a reviewer's address does not belong on its list.
 */
window.fetch = async (input, init) =>
  init?.method === 'POST' && /\/rest\/v1\//.test(`${input}`) ? new Response(null, { status: 201 }) : fetch(input, init)
