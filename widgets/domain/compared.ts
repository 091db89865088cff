/** What the comparison holds and what it leaves out, in the words of every page that says so. */
export const COMPARED =
  'We compare every policy in our data that anybody can buy on its own. Policies that are closed to new members are not in it. Funds that only some people may join and policies for one employer’s staff are left out; each list of results says how many, and why.'
