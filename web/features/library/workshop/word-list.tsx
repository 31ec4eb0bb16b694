import { maxTaught, type Workshop } from '#contract/workshop.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { PagesField } from './pages-field.tsx'
import { RowList } from './row-list.tsx'
import { usePart } from './use-drafts.ts'

/** The words that the book explains for children, in their order. */
export function WordList({ drafts, workshop }: { drafts: Drafts; workshop: Workshop }) {
  return (
    <RowList
      part={usePart(drafts, workshop, 'words')}
      heading="Words to explain"
      what="these words"
      lead="Children can press these words where they stand on a page, and read what they mean."
      added={{
        label: 'Add a word',
        row: { word: '', pages: [], meaning: '', use_again: '' },
        atMost: maxTaught.words,
      }}
      nameOf={({ word }, number) => (word ? `“${word}”` : `word ${number}`)}
      fields={(row, number, change) => (
        <>
          <div className="grid gap-4 tablet:grid-cols-[2fr_1fr]">
            <TextField
              label={`Word ${number}`}
              autoComplete="off"
              maxLength={60}
              value={row.word}
              onChange={(event) => change({ word: event.target.value })}
            />
            <PagesField label="On pages" pages={row.pages} onChange={(pages) => change({ pages })} />
          </div>
          <TextArea
            label="What it means"
            rows={2}
            maxLength={500}
            value={row.meaning}
            onChange={(event) => change({ meaning: event.target.value })}
          />
          <TextArea
            label="A question that uses it again (optional)"
            rows={2}
            maxLength={500}
            value={row.use_again}
            onChange={(event) => change({ use_again: event.target.value })}
          />
        </>
      )}
    />
  )
}
