import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { controlClass } from '../../../ui/fields/text-field.tsx'
import { PrintedText } from './other-texts.tsx'
import { countChanges, type Lines, ownOrNull, printedAt, takenOut, withPrinted } from './printed-lines.ts'

interface LineListProps {
  lines: Lines
  /** Those in the PDF. */
  printed: Lines
  /** Gets null where the lines are those in the PDF. */
  onChange: (lines: Lines | null) => void
  onChoose: (place: string) => void
}

/** Where a line stands that the PDF does not have: below the others. */
function boxBelow(lines: Lines): Omit<Lines[number][number], 'text'> {
  const last = lines.flat().at(-1)
  const y = last ? last.y + last.height * 1.4 : 0.8
  return { x: last?.x ?? 0.1, y: Math.min(y, 0.95), width: last?.width ?? 0.8, height: last?.height ?? 0.05 }
}

/** The words of a page, line by line as they are printed. Each line can be restored as the PDF has it. */
export function LineList({ lines, printed, onChange, onChoose }: LineListProps) {
  const [isAsking, setAsking] = useState(false)
  const change = (changed: Lines) => onChange(ownOrNull(printed, changed))
  const set = (at: number, index: number, text: string | null) =>
    change(
      lines
        .map((paragraph, one) =>
          paragraph.flatMap((line, two) => {
            if (one !== at || two !== index) return [line]
            return text === null ? [] : [{ ...line, text }]
          }),
        )
        .filter(({ length }) => length > 0),
    )
  const isOwn = ownOrNull(printed, lines) !== null
  return (
    <fieldset id="words" tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
      <legend className="font-bold">Words of the page</legend>
      <p className="text-ink-soft text-sm">
        {lines.length > 0
          ? 'They are read aloud and found by the search. The picture does not change.'
          : 'We found no words in the PDF. If some are printed here, add them line by line.'}
      </p>
      {lines.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <div key={at} className="grid gap-1">
          {paragraph.map((line, index) => {
            const number = lines.slice(0, at).flat().length + index + 1
            const was = printedAt(printed, line)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <div key={index}>
                <div className="flex gap-1">
                  <input
                    id={`line-${at}-${index}`}
                    aria-label={`Line ${number}`}
                    dir="auto"
                    className={controlClass}
                    value={line.text}
                    maxLength={500}
                    onFocus={() => onChoose(`${at}-${index}`)}
                    onBlur={() => onChoose('')}
                    onChange={(event) => set(at, index, event.target.value)}
                  />
                  <button
                    type="button"
                    aria-label={`Take out line ${number}`}
                    className="workshop-tool"
                    onClick={() => set(at, index, null)}
                  >
                    <X aria-hidden />
                  </button>
                </div>
                {was && was.text !== line.text && (
                  <PrintedText what={`line ${number}`} text={was.text} onRestore={() => set(at, index, was.text)} />
                )}
              </div>
            )
          })}
        </div>
      ))}
      {takenOut(printed, lines).map((line) => (
        <PrintedText
          key={`${line.x} ${line.y} ${line.text}`}
          what={`“${line.text}”`}
          text={line.text}
          onRestore={() => change(withPrinted(printed, lines, line))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => onChange([...lines, [{ text: '', ...boxBelow(lines) }]])}>
          <Plus aria-hidden className="size-5" />
          Add a line
        </Button>
        {isOwn && (
          <Button tone="quiet" onClick={() => setAsking(true)}>
            All words as in the PDF…
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Take all words of this page from the PDF?"
        confirm={{ label: 'Take them', busyLabel: 'Taking them…' }}
        keep="Keep mine"
        isBusy={false}
        onConfirm={() => {
          setAsking(false)
          onChange(null)
        }}
        onClose={() => setAsking(false)}
      >
        <p>{sentenceOf(countChanges(printed, lines))}</p>
        <p>The picture in words, the heading and the questions stay.</p>
      </ConfirmDialog>
    </fieldset>
  )
}

const lineCount = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`

/** What becomes of the lines that differ from those in the PDF. */
function sentenceOf(changes: ReturnType<typeof countChanges>): string {
  const parts = [
    [changes.corrected, 'corrected here, as printed again'],
    [changes.takenOut, 'taken out here, back in place'],
    [changes.added, 'added here, gone'],
  ] as const
  return `${parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${lineCount(count)} ${what}`)
    .join('; ')}.`
}
