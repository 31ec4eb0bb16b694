import { type SyntheticEvent, useState } from 'react'

/** A mail's HTML in a frame as high as the mail. The server's policy for it lets nothing run. */
export function MailFrame({ title, src }: { title: string; src: string }) {
  const [height, setHeight] = useState(480)
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = currentTarget.contentDocument?.documentElement
    if (content) setHeight(Math.max(240, content.scrollHeight))
  }
  return (
    <iframe
      title={`The e-mail “${title}” as the recipient sees it`}
      src={src}
      // Same origin, so that its height can be measured; without scripts, so that nothing can use it.
      sandbox="allow-same-origin"
      height={height}
      onLoad={measure}
      className="mt-6 w-full rounded-md border border-line bg-white"
    />
  )
}
