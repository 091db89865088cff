import { BRAND } from '#widgets/domain/brand.ts'

/** The operator's name as shown in the header: two leaves that lean towards each other, and the name. */
export function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0 max-[22rem]:hidden" aria-hidden="true">
        <path className="fill-eucalypt" d="M7 3c8 5 11 15 5 26C4 22 2 12 7 3Z" />
        <path className="fill-wattle" d="M26 5c4 9 1 18-9 23-2-9 1-17 9-23Z" />
        <path
          className="stroke-paper"
          d="M8 9c2 6 3 11 3.6 17M23.5 10.5c-2.5 5-4.5 10-5.7 15.5"
          fill="none"
          strokeWidth="1.25"
          strokeLinecap="round"
        />
      </svg>
      <span>{BRAND.name}</span>
    </>
  )
}
