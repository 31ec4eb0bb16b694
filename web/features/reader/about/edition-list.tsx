import './more-ways.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useId, useState } from 'react'
import { type Edition, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { directionOf, type Language, languageNames } from '#contract/languages.ts'
import type { Resource } from '#contract/resources.ts'
import { isEasier } from '#contract/texts.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { brandQuery } from '../../../api/brand-query.ts'
import { editionFacts, sentenceFor } from '../../../domain/editions.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { fileSize } from '../keep/megabytes.ts'
import { editionsQuery } from '../queries.ts'
import { getEditionMade, saveFile } from './get-edition.ts'

/** The editions of a resource as files to save, and why there is no other; renders nothing without any. */
export function EditionList({ resource }: { resource: Resource }) {
  const { data, error, refetch } = useQuery(editionsQuery(resource.id))
  const own = data?.filter(({ of }) => of === resource.id)
  if (own) {
    const languages = [...new Set(own.flatMap(({ language }) => language ?? []))]
    return (
      <>
        <Ways resource={resource} editions={own.filter(({ language }) => language === null)} />
        {languages.map((language) => (
          <WithText
            key={language}
            language={language}
            resource={resource}
            editions={own.filter((edition) => edition.language === language)}
          />
        ))}
      </>
    )
  }
  if (error) {
    return (
      <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
        <p>We could not load these files. {sentenceOf(error)}</p>
        <Button tone="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div role="status" className="ways">
      <span className="sr-only">Loading more ways to read</span>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  )
}

interface WaysProps {
  resource: Resource
  editions: Edition[]
}

function Ways({ resource, editions }: WaysProps) {
  return (
    <>
      <ul className="ways">
        {editions
          .filter(({ problem }) => problem === '')
          .map((edition) => (
            <li key={edition.kind} className="way link-card">
              <Way resource={resource} edition={edition} />
            </li>
          ))}
      </ul>
      <Missing editions={editions.filter(({ problem }) => problem !== '')} />
    </>
  )
}

/** What an edition with a text is written in. */
const namesIn = (language: Language) =>
  isEasier({ language }) ? 'easier words' : `English and ${languageNames(language).english}`

/** The editions with one of the texts of a book, under its name. */
function WithText({ language, ...ways }: WaysProps & { language: Language }) {
  const id = useId()
  const { english, own } = languageNames(language)
  const isOther = !isEasier({ language })
  return (
    <section aria-labelledby={id} className="ways-text">
      <h3 id={id} className="text-lg">
        {isOther ? namesIn(language) : 'Easier words'}
        {isOther && own !== english && (
          <>
            {' · '}
            <span lang={language} dir={directionOf(language)}>
              {own}
            </span>
          </>
        )}
      </h3>
      <p className="way-sentence">
        {isOther
          ? `The story, with the same in ${english} under each paragraph.`
          : 'The story in fewer and easier words, for children who begin to read.'}
      </p>
      <Ways {...ways} />
    </section>
  )
}

/** Who has made an edition, where it is not the portal. */
function useMakers(): Record<Edition['made_by'], string> {
  const { data: brand } = useQuery(brandQuery)
  return { portal: '', school: 'Made by your school', charity: `Made by ${brand?.organisation || 'the publisher'}` }
}

/** Whether there is anything to list: true until that is known. */
export function useHasEditions(id: number): boolean {
  const { data } = useQuery(editionsQuery(id))
  return data?.some(({ of }) => of === id) ?? true
}

/** What somebody may look for here and not find, and why. */
function Missing({ editions }: { editions: Edition[] }) {
  if (editions.length === 0) return null
  return (
    <details className="ways-missing">
      <summary>Not available: {editions.map(({ kind }) => editionFacts[kind].name).join(', ')}</summary>
      <dl>
        {editions.map(({ kind, problem, remedy }) => (
          <div key={kind}>
            <dt>{editionFacts[kind].name}</dt>
            <dd>{[problem, remedy].filter(Boolean).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Way({ resource, edition }: { resource: Resource; edition: Edition }) {
  const { kind, language, bytes } = edition
  const makers = useMakers()
  const { name, format, icon: Icon } = editionFacts[kind]
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const url = urlFor(readEdition, { params: { id: resource.id, kind }, query: { language: language ?? undefined } })
  const Title = language ? 'h4' : 'h3'
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
        void queries.invalidateQueries({ queryKey: editionsQuery(resource.id).queryKey })
      })
  }
  return (
    <>
      <span aria-hidden="true" className="way-picture">
        <Icon size={26} />
      </span>
      <div className="min-w-0">
        <Title className="link-card-title">
          <a href={url} download onClick={handleClick} aria-disabled={isBusy || undefined}>
            {name} {language && <span className="sr-only">in {namesIn(language)}</span>}
          </a>
        </Title>
        {language === null && <p className="way-sentence">{sentenceFor(edition, resource)}</p>}
        <p className="way-facts" role="status">
          {isBusy
            ? 'Getting it ready…'
            : [format, bytes > 0 && fileSize(bytes), makers[edition.made_by]].filter(Boolean).join(' · ')}
        </p>
      </div>
    </>
  )
}
