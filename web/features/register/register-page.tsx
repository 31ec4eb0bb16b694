import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { WithRights } from '../../session/with-rights.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { Page } from '../../ui/page/page.tsx'
import { LatestImport } from './latest-import.tsx'
import { registerQuery, useImportRegister } from './queries.ts'

const publisher = 'https://get-information-schools.service.gov.uk/Downloads'

/** The national register that new schools are checked against: its state, and the upload of a newer one. */
export function RegisterPage() {
  const { data, error, refetch } = useQuery(registerQuery)
  return (
    <Page lead="New schools are compared with the national register. Upload a newer one each term, so that schools that have opened since can join at once.">
      {error && !data && (
        <LoadFailure
          title="We could not load the register"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-8 h-40 rounded-lg" />}
      {data && (
        <div className="mt-8 grid max-w-3xl gap-6">
          {data.schools > 0 ? (
            <p className="text-lg">
              <b className="font-heading text-2xl">{data.open_schools.toLocaleString('en-GB')}</b> open schools
              {data.schools > data.open_schools &&
                `, and ${(data.schools - data.open_schools).toLocaleString('en-GB')} that have closed`}
            </p>
          ) : (
            <Notice title="There is no register yet">
              <p>Until you upload it, you have to check every new school yourself, under Schools.</p>
            </Notice>
          )}
          {data.closed_on_portal > 0 && <ClosedNotice schools={data.closed_on_portal} />}
          {data.latest && <LatestImport latest={data.latest} />}
          {data.latest?.state !== 'running' && (
            <WithRights rights="moderator" to="upload a newer register">
              <NewImport isFirst={data.schools === 0} />
            </WithRights>
          )}
        </div>
      )}
    </Page>
  )
}

/** The schools of the portal that an import has found closed. */
function ClosedNotice({ schools }: { schools: number }) {
  return (
    <Notice
      title={
        schools === 1
          ? 'One school on the portal has a record that has closed'
          : `${schools.toLocaleString('en-GB')} schools on the portal have a record that has closed`
      }
    >
      <p>
        They may have become academies or joined another school.{' '}
        <Link to="/admin/schools/closed" className="link">
          See what followed
        </Link>
      </p>
    </Notice>
  )
}

function NewImport({ isFirst }: { isFirst: boolean }) {
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error, variables } = useImportRegister(setSent)
  return (
    <section aria-labelledby="new-import" className="grid gap-4 rounded-lg bg-surface p-6 shadow-rest">
      <h2 id="new-import" className="text-xl">
        {isFirst ? 'Import the register' : 'Import a newer register'}
      </h2>
      <p id="new-import-hint">
        Download <b>all establishment data</b> as CSV, with all its fields, from{' '}
        <a className="link" href={publisher} target="_blank" rel="noreferrer">
          Get Information about Schools
        </a>
        , unpack it, and upload it here. Schools that have changed are updated, and nothing is deleted. Then do the same
        with <b>establishment links</b>, which say what became of schools that closed.
      </p>
      <FileDrop
        id="register-file"
        label="Upload the register"
        accept=".csv,.gz,text/csv,application/gzip"
        hintId="new-import-hint"
        onTake={(file) => !isPending && mutate(file)}
      />
      <div role="status">
        {isPending && (
          <div className="grid gap-1">
            <p className="break-all">{sendingSentence(variables.name, sent)}</p>
            <progress
              aria-label={`Sending ${variables.name}`}
              className="h-2 w-full accent-accent"
              {...(sent > 0 && sent < 1 && { value: sent })}
            />
          </div>
        )}
      </div>
      {error && !isPending && (
        <Notice tone="danger" title="Nothing was imported" isUrgent>
          <p>{sentenceOf(error)}</p>
        </Notice>
      )}
    </section>
  )
}

function sendingSentence(name: string, sent: number): string {
  if (sent === 0) return `Compressing ${name}…`
  return sent < 1 ? `Sending ${name}… ${Math.round(sent * 100)} %` : `Checking ${name}…`
}
