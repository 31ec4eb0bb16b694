import '../taught.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { taughtContentQuery, taughtQuery } from '../queries.ts'
import { CodeForm } from './code-form.tsx'
import { TaughtContentView } from './taught-content.tsx'
import { TaughtListView } from './taught-list.tsx'

/**
 * What a school shows parents: a list, and each thing on it to be read. The code, and what is read, are in the fragment,
 * which browsers do not send, so that a link can be kept and the way back is the browser's own.
 */
export function TaughtPage() {
  const [code = '', id = ''] = decoded(useLocation().hash.slice(1)).split('/')
  return (
    <div className="taught">
      {code === '' ? <Asking /> : id === '' ? <List code={code} /> : <Content key={id} code={code} id={id} />}
      <p className="page-width taught-foot">
        You need no account, and we keep nothing about you. <TextLink to="/privacy">Privacy</TextLink>{' '}
        <TextLink to="/accessibility">Accessibility</TextLink>
      </p>
    </div>
  )
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function Asking({ problem }: { problem?: string }) {
  return (
    <Page lead="Your child’s school has sent you a link or a code. With it, you can read here what is taught.">
      <CodeForm problem={problem} />
    </Page>
  )
}

const isWrong = (error: Error | null) => error instanceof ApiError && [404, 422].includes(error.status)

function List({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(taughtQuery(code))
  if (data) return <TaughtListView code={code} list={data} />
  if (isWrong(error)) return <Asking problem={sentenceOf(error as Error)} />
  return (
    <Page>
      {error ? (
        <LoadFailure title="The page did not open" error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="mt-6 h-80 rounded-lg" />
      )}
    </Page>
  )
}

function Content({ code, id }: { code: string; id: string }) {
  const list = useQuery(taughtQuery(code))
  const { data, error, refetch } = useQuery(taughtContentQuery(code, id))
  if (data && list.data) return <TaughtContentView code={code} content={data} nation={list.data.nation} />
  if (isWrong(list.error)) return <Asking problem={sentenceOf(list.error as Error)} />
  const isGone = isWrong(error)
  const failure = error ?? list.error
  return (
    <Page>
      {isGone && <p className="mt-4 max-w-[60ch]">The school does not show this any more.</p>}
      {!isGone && failure && (
        <LoadFailure
          title="This did not open"
          error={failure}
          onRetry={() => {
            void list.refetch()
            void refetch()
          }}
        />
      )}
      {!failure && <Skeleton className="mt-6 h-80 rounded-lg" />}
      {failure && (
        <p className="mt-4">
          <Link className="link inline-flex min-h-11 items-center" to={{ hash: code }}>
            All that the school shows
          </Link>
        </p>
      )}
    </Page>
  )
}
