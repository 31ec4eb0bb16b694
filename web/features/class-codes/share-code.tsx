import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import type { ClassCode } from '#contract/class-codes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { copyLink, LinkField } from '../../ui/fields/link-field.tsx'

/**
 * Ways to give a class its code without a board. The links are those of the services' own share pages: none of their
 * scripts runs here, and they learn of the code only when the link is pressed.
 */
export function ShareCode({ code }: { code: Pick<ClassCode, 'url' | 'title' | 'code'> }) {
  const id = useId()
  const [said, setSaid] = useState('')
  const { url, title } = code
  const classroom = `https://classroom.google.com/share?${new URLSearchParams({ url, title })}`
  const teams = `https://teams.microsoft.com/share?${new URLSearchParams({ href: url, msgText: title, preview: 'false' })}`
  const handleCopy = async () => {
    // Emptied first, so that a second copy is announced too.
    setSaid('')
    const isCopied = (await copyLink(id, url)) === 'copied'
    setSaid(
      isCopied
        ? 'Link copied. Paste it where your class will find it.'
        : 'Press Ctrl and C, or Command and C, to copy the link.',
    )
  }
  return (
    <div>
      <LinkField id={id} label="Link for your class" url={url} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => void handleCopy()}>
          <Copy aria-hidden className="size-5" />
          Copy the link
        </Button>
        <a href={classroom} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
          Share to Google Classroom
        </a>
        <a href={teams} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
          Share to Microsoft Teams
        </a>
      </div>
      <p role="status" className="mt-2 min-h-7 font-bold">
        {said}
      </p>
    </div>
  )
}
