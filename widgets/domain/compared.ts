/** What the comparison includes and leaves out, in the same words on every page that says so. */
export const COMPARED =
  'We compare every policy in our data that anybody can buy on its own. Policies closed to new members are not in our data. Funds that only some people can join and policies for one employer’s staff are left out; each list of results says how many, and why.'
