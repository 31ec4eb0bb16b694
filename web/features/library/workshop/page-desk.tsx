import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { TaughtField, Workshop, WorkshopPage } from '#contract/workshop.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { LineList } from './line-list.tsx'
import { NewerText, PrintedText } from './other-texts.tsx'
import { PagePicture } from './page-picture.tsx'
import { newerFields, printedLines } from './parts.ts'
import { pageTitle } from './problem-words.ts'
import { QuestionList } from './question-list.tsx'
import { SaveState } from './save-state.tsx'
import { usePart } from './use-drafts.ts'

interface PageDeskProps {
  drafts: Drafts
  workshop: Workshop
  page: WorkshopPage
}

/** A page with what is taught with it: its picture, and beside it the fields. */
export function PageDesk({ drafts, workshop, page }: PageDeskProps) {
  const part = usePart(drafts, workshop, `page-${page.page}`)
  const [chosen, setChosen] = useState('')
  const { value, change, flush } = part
  const set = (changed: Partial<typeof value>) => change({ ...value, ...changed })
  const lines = value.text ?? printedLines(page)
  const newer = newerFields(page, value)
  const newerText = (field: TaughtField, what: string) =>
    newer.includes(field) && (
      <NewerText
        what={what}
        texts={textsOf(page.newer[field])}
        onTake={() => {
          set({ [field]: page.newer[field] })
          flush()
        }}
        onKeep={() => {
          set({ declined: [...(value.declined ?? []), field] })
          flush()
        }}
      />
    )
  return (
    <div className="workshop-desk">
      <div className="workshop-side">
        <PagePicture page={page} aspect={workshop.aspect} lines={lines} chosen={chosen} />
        <Keys />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what was typed is saved when its field is left */}
      <div className="grid min-w-0 content-start gap-5" onBlur={flush}>
        <div className="workshop-bar">
          <h2 className="font-bold font-heading text-lg">{pageTitle(page.page)}</h2>
          <SaveState part={part} what="this page" />
        </div>
        <TextArea
          id="alt"
          label="The picture in words"
          hint="What somebody would miss who cannot see it. It is read aloud where a page has no words."
          rows={3}
          maxLength={1_000}
          value={value.alt}
          onChange={(event) => set({ alt: event.target.value })}
        />
        {page.in_pdf.alt !== '' && page.in_pdf.alt !== value.alt && (
          <PrintedText
            what="the picture in words"
            text={page.in_pdf.alt}
            onRestore={() => {
              set({ alt: page.in_pdf.alt })
              flush()
            }}
          />
        )}
        {newerText('alt', 'the picture in words')}
        <TextField
          id="title"
          label="Heading (optional)"
          hint="What teachers call the page, such as “The long crunchy one”."
          autoComplete="off"
          maxLength={150}
          value={value.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        {newerText('title', 'the heading')}
        <QuestionList questions={value.questions} onChange={(questions) => set({ questions })} />
        {newerText('questions', 'the questions')}
        <TextArea
          id="listen_for"
          label="What to listen for (optional)"
          hint="In the answers of the children. Only the teacher sees it."
          rows={2}
          maxLength={1_000}
          value={value.listen_for}
          onChange={(event) => set({ listen_for: event.target.value })}
        />
        {newerText('listen_for', 'what to listen for')}
        <LineList lines={lines} printed={printedLines(page)} onChange={(text) => set({ text })} onChoose={setChosen} />
      </div>
    </div>
  )
}

/** The texts of a field of a page, one or more. */
const textsOf = (field: WorkshopPage['newer'][TaughtField] = ''): string[] =>
  (typeof field === 'string' ? [field] : field.map(({ text }) => text)).filter((text) => text !== '')

/** What the keys do. */
function Keys() {
  return (
    <ul aria-label="Keys" className="workshop-keys">
      <li>
        <kbd>
          <ArrowLeft aria-label="Left" />
        </kbd>{' '}
        <kbd>
          <ArrowRight aria-label="Right" />
        </kbd>{' '}
        along the pages
      </li>
      <li>
        <kbd>Alt</kbd> <kbd>Page Down</kbd> same field of the next page
      </li>
      <li>
        <kbd>Enter</kbd> adds a question below one
      </li>
      <li>
        <kbd>
          <ArrowUp aria-label="Up" />
        </kbd>{' '}
        <kbd>
          <ArrowDown aria-label="Down" />
        </kbd>{' '}
        on its arrows move it
      </li>
    </ul>
  )
}
