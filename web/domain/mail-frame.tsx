import { useEffect, useRef, useState } from 'react'

/** In CSS pixels, as much as its content needs. */
const heightOf = (frame: HTMLIFrameElement) => Math.max(240, frame.contentDocument?.documentElement.scrollHeight ?? 480)

interface MailFrameProps {
  title: string
  src: string
}

/** A mail's HTML in a frame as high as the mail. The server's policy for it lets nothing run. */
export function MailFrame({ title, src }: MailFrameProps) {
  const [height, setHeight] = useState(480)
  // It may have come before hydration.
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const measure = () => {
      if (frame.current?.contentDocument?.readyState === 'complete') setHeight(heightOf(frame.current))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <iframe
      ref={frame}
      title={`The e-mail “${title}” as the recipient sees it`}
      src={src}
      // On a phone it is hidden until its mail is chosen, and has no height to measure.
      loading="lazy"
      // Same origin, so that its height can be measured; without scripts, so that nothing can use it.
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      height={height}
      onLoad={({ currentTarget }) => setHeight(heightOf(currentTarget))}
      className="mt-4 block w-full rounded-md border border-line bg-surface"
    />
  )
}
