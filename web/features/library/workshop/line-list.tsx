import { Plus, X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/fields/text-field.tsx'
import type { Lines } from './page-picture.tsx'

interface LineListProps {
  lines: Lines
  /** Whether they have been corrected here. */
  isOwn: boolean
  onChange: (lines: Lines | null) => void
  onChoose: (place: string) => void
}

/** Where a line stands that the PDF does not have: below the others. */
function boxBelow(lines: Lines): Omit<Lines[number][number], 'text'> {
  const last = lines.flat().at(-1)
  const y = last ? last.y + last.height * 1.4 : 0.8
  return { x: last?.x ?? 0.1, y: Math.min(y, 0.95), width: last?.width ?? 0.8, height: last?.height ?? 0.05 }
}

/** The words of a page, line by line as they are printed. */
export function LineList({ lines, isOwn, onChange, onChoose }: LineListProps) {
  const set = (at: number, index: number, text: string | null) =>
    onChange(
      lines
        .map((paragraph, one) =>
          paragraph.flatMap((line, two) => {
            if (one !== at || two !== index) return [line]
            return text === null ? [] : [{ ...line, text }]
          }),
        )
        .filter(({ length }) => length > 0),
    )
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
          {paragraph.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <div key={index} className="flex gap-1">
              <input
                id={`line-${at}-${index}`}
                aria-label={`Line ${lines.slice(0, at).flat().length + index + 1}`}
                dir="auto"
                className={controlClass}
                value={text}
                maxLength={500}
                onFocus={() => onChoose(`${at}-${index}`)}
                onBlur={() => onChoose('')}
                onChange={(event) => set(at, index, event.target.value)}
              />
              <button
                type="button"
                aria-label={`Take out line ${lines.slice(0, at).flat().length + index + 1}`}
                className="workshop-tool"
                onClick={() => set(at, index, null)}
              >
                <X aria-hidden />
              </button>
            </div>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => onChange([...lines, [{ text: '', ...boxBelow(lines) }]])}>
          <Plus aria-hidden className="size-5" />
          Add a line
        </Button>
        {isOwn && (
          <Button tone="quiet" onClick={() => onChange(null)}>
            As in the PDF
          </Button>
        )}
      </div>
    </fieldset>
  )
}
