import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { WithRights } from '../../session/with-rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { LatestImport } from './latest-import.tsx'
import { ListSources } from './list-sources.tsx'
import { registerQuery, useImportRegister } from './queries.ts'
import { RegisterCounts } from './register-counts.tsx'

/** The registers of the four nations that new schools are checked against: their state, and the upload of a newer list. */
export function RegisterPage() {
  const { data, error, refetch } = useQuery(registerQuery)
  return (
    <Page lead="New schools are compared with the registers of the four nations. Upload newer lists each term, so that schools that have opened since can join at once.">
      {error && !data && <LoadFailure title="We could not load the register" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-40 rounded-lg" />}
      {data && (
        <div className="mt-8 grid max-w-3xl gap-6">
          {data.schools > 0 ? (
            <RegisterCounts state={data} />
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
        <TextLink to="/admin/schools/closed">See what followed</TextLink>
      </p>
    </Notice>
  )
}

function NewImport({ isFirst }: { isFirst: boolean }) {
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error, variables } = useImportRegister(setSent)
  const isOlder = error instanceof ApiError && error.code === 'register/older'
  return (
    <Section
      id="new-import"
      title={isFirst ? 'Import a register' : 'Import a newer list'}
      className="grid gap-4 rounded-lg bg-surface p-6 shadow-rest"
    >
      <div id="new-import-hint" className="grid gap-3">
        <p>
          Download these lists, one after the other, and upload each as it is: the portal sees which it is. Schools that
          have changed are updated, and nothing is deleted.
        </p>
        <ListSources />
      </div>
      <FileDrop
        id="register-file"
        label="Upload a list of schools"
        accept=".csv,.gz,.xlsx,.ods,text/csv,application/gzip"
        hintId="new-import-hint"
        onTake={(file) => !isPending && mutate({ file })}
      />
      <div role="status">
        {isPending && (
          <div className="grid gap-1">
            <p className="break-all">{sendingSentence(variables.file.name, sent)}</p>
            <progress
              aria-label={`Sending ${variables.file.name}`}
              className="h-2 w-full accent-accent"
              {...(sent > 0 && sent < 1 && { value: sent })}
            />
          </div>
        )}
      </div>
      {error && !isPending && (
        <Notice tone="danger" title="Nothing was imported" isUrgent>
          <p>{sentenceOf(error)}</p>
          {isOlder && variables && (
            <Button tone="quiet" onClick={() => mutate({ file: variables.file, evenIfOlder: true })}>
              It is the newer one: import it
            </Button>
          )}
        </Notice>
      )}
    </Section>
  )
}

function sendingSentence(name: string, sent: number): string {
  if (sent === 0) return `Compressing ${name}…`
  return sent < 1 ? `Sending ${name}… ${Math.round(sent * 100)} %` : `Checking ${name}…`
}
