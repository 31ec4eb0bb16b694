import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ClassCodeSheet } from '#contract/class-codes.ts'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { classCodeQuery } from './queries.ts'

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** The way to a code's own pages. */
export const wayToCodes = [
  { label: 'Resources', to: '/resources' },
  { label: 'Your class codes', to: '/class-codes' },
]

/** Loads the code of the address. One that ends while its page is open, on the board say, says so within a minute. */
export function CodePage({ children }: { children: (code: ClassCodeSheet) => ReactNode }) {
  const { codeId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...classCodeQuery(codeId),
    enabled: isId(codeId),
    refetchInterval: ({ state }) => state.data && 60_000,
  })
  const isGone = !isId(codeId) || (error instanceof ApiError && [403, 404].includes(error.status))
  if (data && !isGone) return children(data)
  return (
    <Page title="Class code" breadcrumb={[...wayToCodes, { label: 'Class code' }]} isHeadingHidden={!isGone}>
      {isGone && (
        <>
          <p className="mt-4 max-w-[60ch]">This code has ended, or it is somebody else’s.</p>
          <ButtonLink to="/class-codes" className="mt-6">
            See your class codes
          </ButtonLink>
        </>
      )}
      {!isGone && error && <LoadFailure title="We could not load the code" error={error} onRetry={refetch} />}
      {!isGone && !error && <Skeleton className="mt-6 h-96 w-full rounded-lg" />}
    </Page>
  )
}
