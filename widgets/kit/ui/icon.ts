import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** One of Lucide's drawings. */
  of: IconNode
  /** Width and height: pixels, or a CSS length. */
  size?: number | string
}

/** A drawing of Lucide's. Screen readers pass over it unless it has a role: the words beside it say the same. */
export const Icon = ({ of, size = 24, ...rest }: IconProps) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest.role ? undefined : true,
      ...rest,
    },
    ...of.map(([tag, shape]) => createElement(tag, shape)),
  )
