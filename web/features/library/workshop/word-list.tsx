import { Plus } from 'lucide-react'
import { maxTaught, type Workshop } from '#contract/workshop.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { PagesField } from './pages-field.tsx'
import { RowTools } from './row-tools.tsx'
import { SaveState } from './save-state.tsx'
import { usePart } from './use-drafts.ts'
import { useRows } from './use-rows.ts'

/** The words that the book explains for children, in their order. */
export function WordList({ drafts, workshop }: { drafts: Drafts; workshop: Workshop }) {
  const part = usePart(drafts, workshop, 'words')
  const { value: words, change, flush } = part
  const { keys, set, add, remove, move } = useRows(words, change)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was typed is saved when its field is left
    <div className="workshop-list" onBlur={flush}>
      <div className="workshop-bar">
        <h2 className="font-bold font-heading text-lg">Words to explain</h2>
        <SaveState part={part} what="these words" />
      </div>
      <p className="text-ink-soft">
        Children can press these words where they stand on a page, and read what they mean.
      </p>
      <ol className="grid gap-4">
        {words.map((row, index) => (
          <li key={keys[index]} className="workshop-row">
            <div className="grid gap-4 tablet:grid-cols-[2fr_1fr]">
              <TextField
                label={`Word ${index + 1}`}
                autoComplete="off"
                maxLength={60}
                value={row.word}
                onChange={(event) => set(index, { ...row, word: event.target.value })}
              />
              <PagesField label="On pages" pages={row.pages} onChange={(pages) => set(index, { ...row, pages })} />
            </div>
            <TextArea
              label="What it means"
              rows={2}
              maxLength={500}
              value={row.meaning}
              onChange={(event) => set(index, { ...row, meaning: event.target.value })}
            />
            <TextArea
              label="A question that uses it again (optional)"
              rows={2}
              maxLength={500}
              value={row.use_again}
              onChange={(event) => set(index, { ...row, use_again: event.target.value })}
            />
            <RowTools
              name={row.word ? `“${row.word}”` : `word ${index + 1}`}
              index={index}
              count={words.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {words.length < maxTaught.words && (
        <Button
          tone="quiet"
          className="justify-self-start"
          onClick={() => add({ word: '', pages: [], meaning: '', use_again: '' })}
        >
          <Plus aria-hidden className="size-5" />
          Add a word
        </Button>
      )}
    </div>
  )
}
