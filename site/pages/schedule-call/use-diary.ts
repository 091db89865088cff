import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { type Diary, readDiary } from '#site/journey/call/diary.ts'
import { officeDay } from '#widgets/domain/office-day.ts'

const FRESH_MS = 20_000

export type DiaryState = Diary | 'loading' | 'failed' | 'trying again'

/** The diary, kept fresh while the page is visible: a time taken elsewhere goes grey here within seconds. */
export function useDiary(): { diary: DiaryState; refresh: () => void } {
  const [diary, setDiary] = useState<DiaryState>('loading')
  const asked = useRef(0)

  const refresh = useCallback(async (signal?: AbortSignal) => {
    const mine = ++asked.current
    const read = await readDiary(officeDay(), signal)
    // An older answer may come after a newer one, and show what has been taken since as free.
    if (signal?.aborted || mine !== asked.current) return
    // If refreshing fails, the old diary stays: booking the time decides in any case.
    startTransition(() => setDiary(before => read ?? (typeof before === 'object' ? before : 'failed')))
  }, [])

  useEffect(() => {
    const gone = new AbortController()
    const whenSeen = () => void (document.hidden || refresh(gone.signal))
    // In its own task: the page has only just become interactive.
    const first = setTimeout(refresh, 0, gone.signal)
    const timer = setInterval(whenSeen, FRESH_MS)
    document.addEventListener('visibilitychange', whenSeen, { signal: gone.signal })
    addEventListener('online', whenSeen, { signal: gone.signal })
    return () => {
      gone.abort()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [refresh])

  return {
    diary,
    refresh: () => {
      setDiary(before => (before === 'failed' ? 'trying again' : before))
      void refresh()
    },
  }
}
