interface BarProps {
  of: number
  least: number
  /** Beyond the least, in a lighter colour. */
  most?: number
  className?: string
}

/** How much of a whole something is, as a bar beside the figures that say it. */
export function Bar({ of, least, most = least, className = '' }: BarProps) {
  return (
    <svg
      viewBox={`0 0 ${of} 8`}
      preserveAspectRatio="none"
      className={`block h-2 w-full ${className}`}
      aria-hidden="true"
    >
      <path className="fill-mist" d={`M0 0h${of}v8H0Z`} />
      {most > least && <path className="fill-eucalypt/40" d={`M0 0h${most}v8H0Z`} />}
      <path className="fill-eucalypt" d={`M0 0h${least}v8H0Z`} />
    </svg>
  )
}
