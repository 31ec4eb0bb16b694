import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { BookProblem, Workshop } from '#contract/workshop.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { usePublish } from '../queries.ts'
import { workshopPath } from '../wording.ts'
import { pageTitle, problemSentence } from './problem-words.ts'
import { checksQuery, workshopQuery } from './queries.ts'

/** What is not yet right about the book, what keeps it from being published first, and the button that publishes it. */
export function Checks({ workshop: { resource } }: { workshop: Workshop }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(checksQuery(resource.id))
  const publish = usePublish()
  const problems = data?.problems ?? []
  const walls = problems.filter(({ is_wall }) => is_wall)
  const rest = problems.filter(({ is_wall }) => !is_wall)
  const handlePublish = () =>
    publish.mutate(resource, {
      onSuccess: () => {
        showToast.success(`“${resource.title}” is on the shelf.`)
        void client.invalidateQueries({ queryKey: workshopQuery(resource.id).queryKey })
      },
      onError: (failure) => {
        showToast.error(sentenceOf(failure))
        void refetch()
        void client.invalidateQueries({ queryKey: workshopQuery(resource.id).queryKey })
      },
    })
  return (
    <div className="workshop-list">
      <h2 className="font-bold font-heading text-lg">Before publishing</h2>
      {error && !data && <LoadFailure title="We could not look through the book" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="h-48 rounded-md" />}
      {walls.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-bold">
            {resource.is_draft ? 'Must be done before the book is published' : 'Must be done'} ({walls.length})
          </h3>
          <ProblemList problems={walls} bookId={resource.id} />
        </section>
      )}
      {rest.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-bold">Worth a look ({rest.length})</h3>
          <ProblemList problems={rest} bookId={resource.id} />
        </section>
      )}
      {data && problems.length === 0 && (
        <Notice tone="success" title="We found nothing to mend">
          <p>Pictures are described, words can be seen, and the licence is stated.</p>
        </Notice>
      )}
      {data && (
        <div className="flex flex-wrap items-center gap-3">
          {resource.is_draft && walls.length === 0 && (
            <Button isBusy={publish.isPending} busyLabel="Publishing…" onClick={handlePublish}>
              Publish
            </Button>
          )}
          <Button tone="quiet" isBusy={isFetching} busyLabel="Looking…" onClick={() => void refetch()}>
            Look again
          </Button>
          {!resource.is_draft && (
            <>
              <p>The book is published.</p>
              <ButtonLink tone="quiet" to={`/resources/books/${resource.id}`}>
                See it on the shelf
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function ProblemList({ problems, bookId }: { problems: readonly BookProblem[]; bookId: number }) {
  return (
    <ul className="grid gap-2">
      {problems.map((problem) => {
        const Icon = problem.is_wall ? TriangleAlert : Info
        return (
          <li
            key={`${problem.kind} ${problem.page} ${problem.part}`}
            className="workshop-problem"
            data-wall={problem.is_wall || undefined}
          >
            <Icon aria-hidden />
            <p className="min-w-0 wrap-anywhere">
              <Link to={whereToMend(problem, bookId)} className="link font-bold">
                {problem.page === null ? (placeNames[problem.kind] ?? 'The book') : pageTitle(problem.page)}
              </Link>
              : {problemSentence(problem)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const placeNames: Partial<Record<BookProblem['kind'], string>> = {
  licence: 'Licence',
  'unheard-names': 'Said aloud',
  'draft-papers': 'Papers of the book',
}

/** The field in which a problem is mended. */
function whereToMend({ kind, page, part }: BookProblem, bookId: number): string {
  const workshop = workshopPath(bookId)
  switch (kind) {
    case 'licence':
      return `/admin/library/${bookId}#licence`
    case 'draft-papers':
      return '/admin/library?show=drafts'
    case 'hard':
    case 'hard-for-year':
    case 'large':
      return `/admin/library/${bookId}`
    case 'unheard-names':
      return workshopPath(bookId, 'sayings')
    case 'no-description':
      return `${workshop}?page=${page}&field=alt`
    case 'no-words':
      return `${workshop}?page=${page}&field=words`
    case 'no-such-page':
      return workshopPath(bookId, part)
    default:
      return `${workshop}?page=${page}`
  }
}
