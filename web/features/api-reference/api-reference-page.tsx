import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { groupByTag } from './api-description.ts'
import { CallDetails } from './call-details.tsx'
import { apiDescriptionQuery, openApiPath } from './queries.ts'

/** Every call of the API, for people who connect other programs with the portal. */
export function ApiReferencePage() {
  const { data, error, refetch } = useQuery(apiDescriptionQuery)
  return (
    <Page
      lead={
        <>
          The calls that other programs can make to this portal.{' '}
          <a className="underline underline-offset-4" href={openApiPath}>
            The same as OpenAPI 3.1
          </a>
          , for tools{data && `; version ${data.info.version}`}.
        </>
      }
    >
      <section className="mt-8 max-w-[65ch] space-y-3">
        <h2 className="text-xl">Before you begin</h2>
        <p>
          Send and expect JSON. A response is <code>{'{ "data": … }'}</code>. An error has a sentence for people, a{' '}
          <code>code</code> that stays the same, and <code>errors</code> with a sentence for each field that was
          refused.
        </p>
        <p>
          <code>POST /api/auth/login</code> returns an <code>auth_key</code>. Send it as{' '}
          <code>Authorization: Bearer …</code>, as the query parameter <code>access-token</code>, or as the cookie{' '}
          <code>auth_key</code>. With the cookie, every call but a GET needs the header <code>X-XSRF-TOKEN</code> with
          the value of the cookie <code>XSRF-TOKEN</code>.
        </p>
      </section>
      {data &&
        groupByTag(data).map(([tag, calls]) => (
          <section key={tag} className="mt-10">
            <h2 className="text-xl first-letter:uppercase">{tag}</h2>
            <ul className="mt-3 divide-y divide-line border-line border-y">
              {calls.map((call) => (
                <li key={call.operation.operationId}>
                  <CallDetails {...call} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {!(data || error) && <Skeleton className="mt-10 h-96" />}
      {error && !data && <LoadFailure title="We could not load the calls" error={error} onRetry={refetch} />}
    </Page>
  )
}
