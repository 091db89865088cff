/** '21 Nov 2026, 2:39 PM', with a line break only after the day, and none where there is room for more lines of a list. */
export function Moment({ children }: { children: string }) {
  const [day, time] = children.split(', ')
  return (
    <span className="xl:whitespace-nowrap">
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
    </span>
  )
}
