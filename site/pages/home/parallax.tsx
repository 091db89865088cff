import { type ReactNode, useEffect, useRef } from 'react'

/** Moves the scenery within it slightly with the mouse; not for touch, nor for people who prefer reduced motion. */
export function Parallax({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const moves = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)')
    let frame = 0
    function follow({ clientX, clientY }: PointerEvent) {
      if (!moves.matches) return place(0, 0)
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => place((clientX / innerWidth) * 2 - 1, (clientY / innerHeight) * 2 - 1))
    }
    function place(x: number, y: number) {
      // On the layers themselves: set around them, it is inherited, and the whole page is styled anew as the mouse moves.
      for (const { style } of area.current?.querySelectorAll<SVGElement>('[class*=depth-]') ?? []) {
        style.setProperty('--mouse-x', x.toFixed(3))
        style.setProperty('--mouse-y', y.toFixed(3))
      }
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', follow)
    }
  }, [])

  return (
    <div ref={area} className="overflow-x-clip">
      {children}
    </div>
  )
}
