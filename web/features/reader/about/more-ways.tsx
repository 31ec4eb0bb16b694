import './more-ways.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useId, useState } from 'react'
import { type Edition, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { Resource } from '#contract/resources.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { fileSize } from '../keep/megabytes.ts'
import { editionsQuery } from '../queries.ts'
import { editionFacts } from './editions.ts'
import { getEditionMade, saveFile } from './get-edition.ts'

/** The editions of a book: a booklet, its words alone, and so on. */
export function MoreWays({ book, licence }: { book: Resource; licence: string }) {
  const id = useId()
  const { data, error, refetch } = useQuery(editionsQuery(book.id))
  const own = data?.filter(({ of }) => of === book.id)
  if (own?.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12 tablet:mt-16">
      <h2 id={id} className="text-xl tablet:text-2xl">
        More ways to read
      </h2>
      {own ? (
        <ul className="ways">
          {own.map((edition) => (
            <li key={edition.kind} className="way link-card">
              <Way book={book} edition={edition} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>We could not load them. {sentenceOf(error)}</p>
          <Button tone="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" className="ways">
          <span className="sr-only">Loading more ways to read</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {licence === 'MIT' && <p className="mt-6 max-w-[70ch]">{mayShare}</p>}
    </section>
  )
}

const mayShare =
  'You may copy this book and its papers, change them, translate them and give them away, as long as the notice at their end stays in them (MIT licence).'

function Way({ book, edition }: { book: Resource; edition: Edition }) {
  const { kind, bytes, problem } = edition
  const { name, sentence, format, icon: Icon } = editionFacts[kind]
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const url = urlFor(readEdition, { params: { id: book.id, kind } })
  // What is there is a plain link. What has yet to be made takes some seconds, in which a link would seem dead.
  const handleClick = (event: MouseEvent) => {
    if (bytes > 0) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    getEditionMade(url)
      .then(() => saveFile(url))
      .catch((failure: unknown) => showToast.error(sentenceOf(failure)))
      .finally(() => {
        setBusy(false)
        void queries.invalidateQueries({ queryKey: editionsQuery(book.id).queryKey })
      })
  }
  return (
    <>
      <span aria-hidden="true" className="way-picture">
        <Icon size={26} />
      </span>
      <div className="min-w-0">
        <h3 className="link-card-title">
          {problem ? (
            name
          ) : (
            <a href={url} download onClick={handleClick} aria-disabled={isBusy || undefined}>
              {name}
            </a>
          )}
        </h3>
        <p className="way-sentence">{problem || sentence}</p>
        <p className="way-facts" role="status">
          {problem
            ? 'Not possible with this PDF'
            : isBusy
              ? 'Getting it ready …'
              : [format, bytes > 0 && fileSize(bytes)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  )
}
