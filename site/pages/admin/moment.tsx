/** '21 Nov 2026, 2:39 pm': broken after the day, where it has to be broken. */
export function Moment({ children }: { children: string }) {
  const [day, time] = children.split(', ')
  return (
    <>
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
    </>
  )
}
