import { useState } from 'react'
import { Link } from 'react-router'
import { yearName } from '#contract/evidence.ts'
import { type Face, type FeedbackForm as Form, giveFeedback } from '#contract/feedback.ts'
import { call } from '../../api/call.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { Choices } from './choices.tsx'
import { faces, ticks } from './words.ts'

const years = [1, 2, 3, 4, 5, 6, 0]

const empty = { resource_id: '', year: '', face: '', again: false, talked: false, 'hard-words': false }

/** What has been chosen as it is sent; what has not is no number and no face, and is refused in words. */
const toInput = ({ resource_id, year, face, ...ticked }: typeof empty) => ({
  resource_id: Number.parseInt(resource_id, 10),
  year: Number.parseInt(year, 10),
  face: face as Face,
  statements: ticks.map(({ key }) => key).filter((key) => ticked[key]),
})

/** What is chosen stays in this tab, and with it the id of the answer about each book: sent again, it is changed. */
export function FeedbackForm({ form: { nation, books }, isParent }: { form: Form; isParent: boolean }) {
  const only = books.length === 1 ? String(books[0]?.id) : ''
  const [draft, change] = useDraft('feedback', { ...empty, resource_id: only, ids: '{}' })
  const { ids, ...values } = draft
  const [isSent, setSent] = useState(false)
  const form = useForm(giveFeedback, {
    values,
    onChange: change,
    toInput,
    send: (typed) => {
      const given = JSON.parse(ids) as Record<string, string>
      const id = given[typed.resource_id] ?? crypto.randomUUID()
      change({ ids: JSON.stringify({ ...given, [typed.resource_id]: id }) })
      return call(giveFeedback, { params: { id }, body: toInput(typed) })
    },
    // The answer stays as it is: what is sent next is a new one.
    onFailed: ({ code }) => code === 'feedback/too-late' && change({ ids: '{}' }),
    onDone: () => {
      setSent(true)
      return undefined
    },
  })
  if (isSent) {
    const book = books.find(({ id }) => String(id) === values.resource_id)
    return (
      <SentMessage sentence="Thank you" again="Change this answer" onAgain={() => setSent(false)}>
        <p>
          We have counted your answer about <cite>{book?.title}</cite>. You can change it until you log out or close
          this tab.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          {books.length > 1 && (
            <button
              type="button"
              className="link min-h-11 cursor-pointer"
              onClick={() => {
                change({ ...empty, year: values.year })
                setSent(false)
              }}
            >
              Answer about another book
            </button>
          )}
          <TellMore />
        </p>
      </SentMessage>
    )
  }
  const who = isParent ? 'your child' : 'they'
  return (
    <form {...form.formProps} className="grid gap-7">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Choices
        {...form.field('resource_id')}
        label="Which book?"
        look="books"
        options={books.map(({ id, title, image }) => ({
          value: String(id),
          label: title,
          picture: <img src={image} alt="" />,
        }))}
      />
      <Choices
        {...form.field('year')}
        label={isParent ? 'Which year is your child in?' : 'Which year?'}
        look="years"
        options={years.map((year) => ({
          value: String(year),
          label: year === 0 && isParent ? 'Several' : yearName(year, nation),
        }))}
      />
      <Choices
        {...form.field('face')}
        label={`How did ${who} like it?`}
        look="faces"
        options={faces.map(({ key, words, mouth }) => ({
          value: key,
          label: words,
          picture: <FacePicture mouth={mouth} />,
        }))}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-bold font-heading text-lg">Tick what happened, if anything did</legend>
        {ticks.map(({ key, sentence }) => (
          <CheckBox key={key} {...form.box(key)} label={sentence} />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isBusy={form.sending.isPending} busyLabel="Sending…">
          Send
        </Button>
        <TellMore />
      </div>
    </form>
  )
}

/** Where there is something to write, a person answers. */
const TellMore = () => (
  <Link to="/contact" className="link inline-flex min-h-11 items-center">
    Tell us more
  </Link>
)

const FacePicture = ({ mouth }: { mouth: string }) => (
  <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
    <circle cx="24" cy="24" r="20" />
    <circle cx="17" cy="19" r="1.5" fill="currentColor" />
    <circle cx="31" cy="19" r="1.5" fill="currentColor" />
    <path d={mouth} />
  </svg>
)
