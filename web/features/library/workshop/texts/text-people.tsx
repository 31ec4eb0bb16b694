import { directionOf } from '#contract/languages.ts'
import type { EditedText } from '#contract/text-editing.ts'
import { isEasier, nameOfText } from '#contract/texts.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { SaveState } from '../save-state.tsx'
import { useDraft } from '../use-drafts.ts'
import { standingOf } from './names.ts'
import type { People, TextDrafts } from './use-text.ts'

/** The title of the book in the language, a question for its families, who wrote the text, and who has checked it. */
export function TextPeople({ drafts, text }: { drafts: TextDrafts; text: EditedText }) {
  const { title, question, written_by, checked_by, mark } = text
  const part = useDraft(drafts.people, 'people', { value: { title, question, written_by, checked_by }, mark })
  const { value } = part
  const set = (changed: Partial<People>) => part.change({ ...value, ...changed })
  const standing = standingOf({ ...value, language: text.language })
  return (
    <section aria-labelledby="text-people" className="texts-card" onBlur={part.flush}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="text-people" className="font-bold font-heading text-lg">
          Who wrote it, and who checked it
        </h3>
        {part.stage !== 'saved' && <SaveState part={part} what="these names" />}
      </div>
      <div className="texts-fields">
        <TextField
          label={`Title in ${isEasier(text) ? 'easier words' : nameOfText(text.language)} (optional)`}
          hint="Readers see the title of the book where there is none."
          autoComplete="off"
          maxLength={150}
          lang={text.language}
          dir={directionOf(text.language)}
          value={value.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label={isEasier(text) ? 'Written by' : 'Translated by'}
          hint="As it is to be printed."
          autoComplete="off"
          maxLength={150}
          value={value.written_by}
          onChange={(event) => set({ written_by: event.target.value })}
        />
        <TextField
          label={isEasier(text) ? 'Checked by (optional)' : `Checked by a reader of ${nameOfText(text.language)}`}
          hint="Only who has read all of it. If words change afterwards, this is emptied."
          autoComplete="off"
          maxLength={150}
          value={value.checked_by}
          onChange={(event) => set({ checked_by: event.target.value })}
        />
        {!isEasier(text) && (
          <TextField
            label={`A question for families in ${nameOfText(text.language)} (optional)`}
            hint="On the card that a school sends home. For example: Who helped whom in this story?"
            autoComplete="off"
            maxLength={300}
            lang={text.language}
            dir={directionOf(text.language)}
            value={value.question}
            onChange={(event) => set({ question: event.target.value })}
          />
        )}
      </div>
      {standing && (
        <p className="text-ink-soft">
          Readers are told: <span className="wrap-anywhere text-ink">{standing}</span>
        </p>
      )}
    </section>
  )
}
