import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * The `ref` of a picture on a server-rendered page: tells of one that came or failed before hydration, when nobody listened
 * to it yet. Its own events tell of the others.
 */
export function useSettledPicture({
  onLoad,
  onError,
}: {
  onLoad?: () => void
  onError: () => void
}): RefObject<HTMLImageElement | null> {
  const picture = useRef<HTMLImageElement>(null)
  const tell = useEffectEvent(() => {
    if (!picture.current?.complete) return
    if (picture.current.naturalWidth > 0) onLoad?.()
    else onError()
  })
  useEffect(() => tell(), [])
  return picture
}
