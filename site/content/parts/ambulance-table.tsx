import { AMBULANCE } from '#widgets/domain/ambulance.ts'
import { STATES } from '#widgets/domain/states.ts'

/** Who pays for an ambulance in each state and territory. */
export function AmbulanceTable() {
  return (
    <table>
      <caption>Who pays for an emergency ambulance, by where you live</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Who pays</th>
        </tr>
      </thead>
      <tbody>
        {STATES.map(state => (
          <tr key={state}>
            <th scope="row">{state}</th>
            <td>{AMBULANCE[state].words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
