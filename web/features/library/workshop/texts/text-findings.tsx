import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { directionOf } from '#contract/languages.ts'
import type { Resource } from '#contract/resources.ts'
import type { EditedText, StoryPage, TextReading } from '#contract/text-editing.ts'
import { isChangedMeanwhile, sentenceOf } from '../../../../api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { showToast } from '../../../../ui/feedback/toast.ts'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { pageTitle } from '../problem-words.ts'
import { counted, isFilled, wordsOf } from './boxes.ts'
import { fullNameOf, unplacedReasons } from './names.ts'
import { textsQuery } from './queries.ts'
import { useSavePage } from './use-text.ts'

interface TextFindingsProps {
  resource: Resource
  story: readonly StoryPage[]
  text: EditedText
  found: TextReading
  onClose: () => void
}

/** The form before it has gone with the focus. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** What was found in a file, page by page, and what would not be placed; nothing is stored before it has been looked at. */
export function TextFindings({ resource, story, text, found, onClose }: TextFindingsProps) {
  const client = useQueryClient()
  const pages = changesOf(found, story, text)
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set())
  const savePage = useSavePage(resource.id, text)
  const chosen = pages.filter(({ page, isTaken }) => !isTaken || replaced.has(page))
  const storing = useMutation({
    mutationFn: async () => {
      for (const { page, words, mark } of chosen) await savePage(page, words, mark)
    },
    onSuccess: () => {
      showToast.success(`${counted(chosen.length, 'page')} stored.`)
      onClose()
    },
    onError: () => client.invalidateQueries({ queryKey: textsQuery(resource.id).queryKey }),
  })
  const turn = (page: number) =>
    setReplaced(new Set(replaced.has(page) ? [...replaced].filter((one) => one !== page) : [...replaced, page]))
  return (
    <div className="workshop-list">
      <h3 tabIndex={-1} ref={takeFocus} className="font-bold font-heading text-lg outline-none">
        What we found for {fullNameOf(text.language)}
      </h3>
      {found.is_of_other_book && (
        <Notice tone="danger" title="This looks like the file of another book">
          <p>Most of the story’s words in it are not those of “{resource.title}”. Check it before you use it.</p>
        </Notice>
      )}
      <p>
        {pages.length === 0
          ? 'Nothing in this file is new.'
          : `New words for ${counted(pages.length, 'page')}. Look through them, then press “Use this”.`}
      </p>
      {found.unplaced.length > 0 && (
        <section className="grid gap-2">
          <h4 className="font-bold">What would not be placed ({found.unplaced.length})</h4>
          <ul className="grid gap-2">
            {found.unplaced.map(({ row, text: words, reason }) => (
              <li key={row} className="wrap-anywhere">
                Row {row}: “
                <bdi lang={text.language} dir="auto">
                  {words}
                </bdi>
                ”<span className="block text-ink-soft text-sm">{unplacedReasons[reason]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <ol className="grid gap-3">
          {pages.map(({ page, added, isTaken }) => (
            <li key={page} className="workshop-row">
              <p className="font-bold">{pageTitle(page)}</p>
              {added.map((words) => (
                <p key={words} lang={text.language} dir={directionOf(text.language)} className="whitespace-pre-line">
                  {words}
                </p>
              ))}
              {isTaken && (
                <CheckBox
                  id={`replace-${page}`}
                  label="Replace the words that this page has already"
                  checked={replaced.has(page)}
                  onChange={() => turn(page)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {storing.error && (
        <Notice tone="danger" title="Not everything was stored" isUrgent>
          <p>
            {isChangedMeanwhile(storing.error)
              ? 'Somebody else has changed a page in the meantime. Look at the list again, then press “Use this”.'
              : sentenceOf(storing.error)}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {pages.length > 0 && (
          <Button
            isBusy={storing.isPending}
            busyLabel="Storing…"
            onClick={() =>
              chosen.length > 0 ? storing.mutate() : showToast.error('Tick what is to be replaced first.')
            }
          >
            Use this
          </Button>
        )}
        <Button tone="quiet" onClick={onClose}>
          Back to the text
        </Button>
      </div>
    </div>
  )
}

/** Pages for which a file has other words than are stored. `isTaken`: some of the boxes that it fills have words already. */
function changesOf(found: TextReading, story: readonly StoryPage[], text: EditedText) {
  return found.pages.flatMap(({ page, paragraphs }) => {
    const beside = story.find((each) => each.page === page)
    if (!beside) return []
    const before = wordsOf(beside, text)
    const boxes = before.length === 1 ? [paragraphs.join('\n\n')] : paragraphs
    const words = before.map((stored, index) => (isFilled(boxes[index] ?? '') ? (boxes[index] ?? '') : stored))
    const changed = before.map((stored, index) => oneSpaced(stored) !== oneSpaced(words[index] ?? ''))
    if (!changed.includes(true)) return []
    const mark = text.pages.find((each) => each.page === page)?.mark ?? ''
    return [
      {
        ...{ page, words, mark },
        added: words.filter((_words, index) => changed[index]),
        isTaken: before.some((stored, index) => changed[index] && isFilled(stored)),
      },
    ]
  })
}

const oneSpaced = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
