import { type ReactNode, useState } from 'react'
import type { GuideReading, Workshop } from '#contract/workshop.ts'
import { isChangedMeanwhile, sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { pagesNamed } from '../wording.ts'
import type { PartName } from './parts.ts'
import { pageTitle, unplacedReasons } from './problem-words.ts'
import { partsOf, useStoreGuide } from './use-guide.ts'

/** The form before it has gone with the focus. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

interface GuideFindingsProps {
  found: GuideReading
  workshop: Workshop
  onBack: () => void
  onStored: () => void
}

/** What was found in a guide, by page, and what found no place. */
export function GuideFindings({ found, workshop, onBack, onStored }: GuideFindingsProps) {
  const parts = partsOf(found, workshop)
  const [replaced, setReplaced] = useState<ReadonlySet<PartName>>(new Set())
  const { storing, stored } = useStoreGuide(workshop.resource.id)
  const chosen = parts.filter(({ name, isTaken }) => !isTaken || replaced.has(name))
  const unplaced = found.unplaced.toSorted((one, other) => one.at - other.at)
  const taken = parts.filter(({ isTaken }) => isTaken)
  const turn = (name: PartName) =>
    setReplaced(new Set(replaced.has(name) ? [...replaced].filter((one) => one !== name) : [...replaced, name]))
  const handleUse = () =>
    storing.mutate(chosen, {
      onSuccess: () => {
        showToast.success('The guide has been stored.')
        onStored()
      },
    })
  return (
    <div className="workshop-list">
      <h2 tabIndex={-1} ref={takeFocus} className="font-bold font-heading text-lg outline-none">
        What we found
      </h2>
      {found.is_of_other_book && (
        <Notice tone="danger" title="This looks like the guide of another book">
          <p>
            The words that it explains, or the people whom it names, are not in “{workshop.resource.title}”. Check it
            before you use it.
          </p>
        </Notice>
      )}
      {parts.length === 0 ? (
        <Notice title="We found nothing that we can lay out">
          <p>Write “Page 3” above what is about page 3, and each question on a line of its own that ends with “?”.</p>
        </Notice>
      ) : (
        <p>{summaryOf(found)}</p>
      )}
      {found.pages.length > 0 && (
        <Found name="By page" count={found.pages.length}>
          {found.pages.map(({ page, title, questions, listen_for }) => (
            <li key={page} className="workshop-row">
              <p className="font-bold">
                {pageTitle(page)}
                {title && `: ${title}`}
              </p>
              <ul className="grid list-disc gap-1 pl-6">
                {questions.map(({ text, is_deep }) => (
                  <li key={text}>
                    {text}
                    {is_deep && <em> (goes deeper)</em>}
                  </li>
                ))}
              </ul>
              {listen_for && <p>Listen for: {listen_for}</p>}
            </li>
          ))}
        </Found>
      )}
      {found.words.length > 0 && (
        <Found name="Words to explain" count={found.words.length}>
          {found.words.map(({ word, pages, meaning }) => (
            <li key={word}>
              <strong>{word}</strong> ({pagesNamed(pages).toLowerCase()}): {meaning}
            </li>
          ))}
        </Found>
      )}
      {found.steps.length > 0 && (
        <Found name="Steps of the lesson" count={found.steps.length}>
          {found.steps.map(({ minutes, title, page, parts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={index}>
              <strong>
                {minutes} min: {title}
              </strong>
              {page !== null && ` (${pageTitle(page)})`} {parts.flatMap(({ lines }) => lines).join(' ')}
            </li>
          ))}
        </Found>
      )}
      {found.unplaced.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-bold">What found no place ({found.unplaced.length})</h3>
          <ul className="grid gap-2">
            {unplaced.map(({ at, text, reason }) => (
              <li key={`${at} ${text}`} className="wrap-anywhere">
                Line {at}: “{text}”<span className="block text-ink-soft text-sm">{unplacedReasons[reason]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="font-bold">Something stands here already</legend>
          <p className="text-ink-soft text-sm">It stays as it is unless you tick it.</p>
          {taken.map(({ name }) => (
            <CheckBox
              key={name}
              id={`replace-${name}`}
              label={`Replace ${nameOf(name)}`}
              checked={replaced.has(name)}
              onChange={() => turn(name)}
            />
          ))}
          {taken.length > 1 && (
            <button
              type="button"
              className="link min-h-11 justify-self-start"
              onClick={() => setReplaced(new Set(taken.map(({ name }) => name)))}
            >
              Tick all
            </button>
          )}
        </fieldset>
      )}
      {storing.error && (
        <Notice tone="danger" title={`Stored ${stored} of ${storing.variables.length} parts, then stopped`} isUrgent>
          <p>
            {isChangedMeanwhile(storing.error)
              ? 'Somebody else has changed a part of the book in the meantime. Look at the list again, then press “Use this”.'
              : sentenceOf(storing.error)}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {parts.length > 0 && (
          <Button
            isBusy={storing.isPending}
            busyLabel={`Storing ${stored + 1} of ${chosen.length}…`}
            onClick={() => (chosen.length > 0 ? handleUse() : showToast.error('Tick what is to be replaced first.'))}
          >
            Use this
          </Button>
        )}
        <Button tone="quiet" onClick={onBack}>
          Back to the guide
        </Button>
      </div>
    </div>
  )
}

function Found({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <details className="workshop-found" open>
      <summary>
        {name} ({count})
      </summary>
      <ol className="mt-3 grid gap-2">{children}</ol>
    </details>
  )
}

const nameOf = (name: PartName) => {
  if (name === 'words') return 'the words to explain'
  if (name === 'lesson') return 'the steps of the lesson'
  const title = pageTitle(Number(name.slice(5)))
  return `${title.toLowerCase()}: heading, questions, what to listen for`
}

function summaryOf({ pages, words, steps }: GuideReading): string {
  const questions = pages.reduce((sum, page) => sum + page.questions.length, 0)
  const found = [
    [questions, 'question', 'questions'],
    [words.length, 'word to explain', 'words to explain'],
    [steps.length, 'step of a lesson', 'steps of a lesson'],
  ] as const
  const named = found.filter(([count]) => count > 0).map(([count, one, more]) => `${count} ${count === 1 ? one : more}`)
  return `${new Intl.ListFormat('en-GB').format(named)}. Look through them, then press “Use this”.`
}
