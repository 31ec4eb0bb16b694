import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import type { ClassCode } from '#contract/class-codes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

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
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Link copied. Paste it where your class will find it.')
    } catch {
      // The clipboard is missing (no HTTPS) or not allowed: the link is selected, to be copied by keyboard.
      const field = document.getElementById(id) as HTMLInputElement | null
      field?.select()
      setSaid('Press Ctrl and C, or Command and C, to copy the link.')
    }
  }
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        Link for your class
      </label>
      <input
        id={id}
        readOnly
        value={url}
        className="code-link"
        dir="ltr"
        translate="no"
        onFocus={(event) => event.target.select()}
      />
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
