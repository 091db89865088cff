import { OnePerson } from './one-person.tsx'
import { Retention } from './retention.tsx'

/** What the Privacy Act requires: give access, erase, keep no longer than needed. */
export default function Person() {
  return (
    <div className="grid gap-14">
      <OnePerson />
      <Retention />
    </div>
  )
}
