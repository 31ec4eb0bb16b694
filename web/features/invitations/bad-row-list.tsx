import { Download } from 'lucide-react'
import type { BadRow } from '#contract/invitations.ts'
import { Button } from '../../ui/button.tsx'
import { badRowsCsv, downloadCsv } from './bad-rows-csv.ts'

const shown = 10
const shownOfLine = 100

/** Shortened for the screen; the file has the whole line. */
const shorten = (text: string) => (text.length > shownOfLine ? `${text.slice(0, shownOfLine)}…` : text)

/** The lines to correct: the first ones here, all of them as a file. */
export function BadRowList({ rows }: { rows: BadRow[] }) {
  if (rows.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="font-bold">
        {rows.length === 1 ? 'One line needs checking:' : `${rows.length} lines need checking:`}
      </p>
      <ul className="grid gap-2 text-sm">
        {rows.slice(0, shown).map(({ line, text, reason }) => (
          <li key={line}>
            <b>Line {line}:</b> {reason} <span className="wrap-anywhere text-ink-soft">It reads: {shorten(text)}</span>
          </li>
        ))}
        {rows.length > shown && <li>And {rows.length - shown} more.</li>}
      </ul>
      <div>
        <Button
          tone="quiet"
          className="bg-surface! text-ink!"
          onClick={() => downloadCsv('lines-to-correct.csv', badRowsCsv(rows))}
        >
          <Download aria-hidden className="size-5" />
          Download these lines
        </Button>
      </div>
    </div>
  )
}
