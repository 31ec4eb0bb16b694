import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import type { OpenPoint } from '#contract/overview.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { beforeYouOpenQuery } from './queries.ts'

const titles: Record<OpenPoint['code'], string> = {
  organisation: 'Who runs the portal',
  texts: 'Terms, data and accessibility',
  mail: 'Mail server',
  address: 'Public address',
  backups: 'Backups',
  register: 'Register of schools',
  'second-factor': 'Second step for every operator',
}

/** What has to be done before schools are let in, done or not. */
export function BeforeYouOpenPage() {
  const { data, error, refetch } = useQuery(beforeYouOpenQuery)
  return (
    <Page lead="What to do before you tell schools about the portal.">
      {data && <Points points={data} />}
      {!data && error && (
        <LoadFailure title="We could not load this list" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}

function Points({ points }: { points: OpenPoint[] }) {
  const left = points.filter((point) => !point.is_done).length
  return (
    <>
      <p className="mt-6 font-bold text-lg" role="status">
        {left === 0
          ? 'Everything is done. You can open the portal.'
          : `${points.length - left} of ${points.length} done`}
      </p>
      <ul className="mt-4 grid max-w-[46rem] gap-3">
        {points.map((point) => (
          <PointRow key={point.code} point={point} />
        ))}
      </ul>
    </>
  )
}

function PointRow({ point: { code, is_done: isDone, sentence, path } }: { point: OpenPoint }) {
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-lg bg-surface p-4 shadow-rest tablet:p-5">
      <Icon aria-hidden className={isDone ? 'size-7 text-accent-ink' : 'size-7 text-danger'} />
      <div className="min-w-0">
        <h2 className="text-lg">
          {path ? (
            <Link to={path} className="link">
              {titles[code]}
            </Link>
          ) : (
            titles[code]
          )}
          <VisuallyHidden>{isDone ? ': done' : ': to do'}</VisuallyHidden>
        </h2>
        <p className="wrap-anywhere mt-1">{sentence}</p>
      </div>
    </li>
  )
}
