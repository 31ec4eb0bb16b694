import './texts.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import type { BookTexts, EditedText } from '#contract/text-editing.ts'
import { isEasier, nameOfText } from '#contract/texts.ts'
import { LoadFailure } from '../../../../domain/load-failure.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { FilterTabs } from '../../../../ui/lists/filter-tabs.tsx'
import { keepFocus } from '../../../../ui/page/page.tsx'
import { AddText } from './add-text.tsx'
import { textsQuery } from './queries.ts'
import { TextDesk } from './text-desk.tsx'

/** The story in other words: easier ones, and other languages, one at a time. */
export function TextsPart({ resource }: { resource: Resource }) {
  const { data, error, refetch } = useQuery(textsQuery(resource.id))
  return (
    <div className="texts">
      <h2 className="font-bold font-heading text-lg">The story in other words</h2>
      <p className="max-w-prose text-ink-soft">
        In easier words for Year 1, and in other languages: readers have a text beside the story, under it or alone, and
        hear it. Where a paragraph has no words yet, they see the story.
      </p>
      {error && !data && <LoadFailure title="We could not load the texts" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="h-96 rounded-md" />}
      {data && <Texts resource={resource} {...data} />}
    </div>
  )
}

function Texts({ resource, story, texts }: { resource: Resource } & BookTexts) {
  const [search, setSearch] = useSearchParams()
  const choose = (language: string) =>
    setSearch(
      { part: 'texts', ...(language && { text: language }) },
      {
        replace: true,
        state: keepFocus,
        preventScrollReset: true,
      },
    )
  const inOrder = texts.toSorted((a, b) => rank(a).localeCompare(rank(b), 'en-GB'))
  const wanted = search.get('text')
  const isAdding = wanted === 'new' || inOrder.length === 0
  const text = isAdding ? undefined : (inOrder.find(({ language }) => language === wanted) ?? inOrder[0])
  return (
    <>
      {inOrder.length > 0 && (
        <div className="workshop-tabs">
          <FilterTabs
            label="Text"
            tabs={[
              ...inOrder.map(({ language }) => ({ name: language as string, label: nameOfText(language) })),
              { name: 'new', label: 'Add a text' },
            ]}
            chosen={text?.language ?? 'new'}
            onChoose={choose}
          />
        </div>
      )}
      {isAdding && <AddText bookId={resource.id} texts={texts} onAdded={choose} />}
      {text && <TextDesk key={text.id} resource={resource} story={story} text={text} onDeleted={() => choose('')} />}
    </>
  )
}

/** Easier words come first. */
const rank = (text: EditedText) => (isEasier(text) ? '' : nameOfText(text.language))
