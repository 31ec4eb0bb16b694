import { useEffect, useRef, useState } from 'react'

/** In CSS pixels, as much as its content needs. */
const heightOf = (frame: HTMLIFrameElement) => Math.max(240, frame.contentDocument?.documentElement.scrollHeight ?? 480)

/** A mail's HTML in a frame as high as the mail. The server's policy for it lets nothing run. */
export function MailFrame({ title, src }: { title: string; src: string }) {
  const [height, setHeight] = useState(480)
  // It may have come before hydration.
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') setHeight(heightOf(frame.current))
  }, [])
  return (
    <iframe
      ref={frame}
      title={`The e-mail “${title}” as the recipient sees it`}
      src={src}
      // Same origin, so that its height can be measured; without scripts, so that nothing can use it.
      sandbox="allow-same-origin"
      height={height}
      onLoad={({ currentTarget }) => setHeight(heightOf(currentTarget))}
      className="mt-6 w-full rounded-md border border-line bg-white"
    />
  )
}
