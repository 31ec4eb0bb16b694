import { Copy, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { urlFor } from '#contract/endpoint.ts'
import { readParentLetter } from '#contract/schools.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CodeEnd, CodeOver } from './code-end.tsx'
import { RenewCode } from './renew-code.tsx'

/** The school's code on a ticket, as in the letter, to be copied or printed; below it until when it works. */
export function SchoolCode({ code }: { code: string }) {
  const ref = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setSaid('Copied.')
    } catch {
      // The clipboard is missing (no HTTPS) or not allowed: selects the code for copying by keyboard.
      if (ref.current) window.getSelection()?.selectAllChildren(ref.current)
      setSaid('The code is selected. Press Ctrl and C (or ⌘ and C) to copy it.')
    }
  }
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-1 rounded-md border-2 border-accent border-dashed bg-accent-soft px-4 py-6 text-on-accent-soft">
        <p className="text-sm">Your school code</p>
        <code
          ref={ref}
          translate="no"
          className="select-all break-all text-center font-bold font-heading text-[clamp(1.25rem,7vw,2.25rem)] tracking-[0.15em]"
        >
          {code}
        </code>
      </div>
      <CodeOver />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          Copy the code
        </Button>
        <a href={urlFor(readParentLetter)} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
          <Printer aria-hidden className="size-5" />
          Letter to print (PDF)
        </a>
      </div>
      <p role="status" className="font-bold text-success">
        {said}
      </p>
      <div>
        <CodeEnd />
        <RenewCode onRenewed={() => setSaid('This is the new code. The old one no longer works.')} />
      </div>
    </div>
  )
}
