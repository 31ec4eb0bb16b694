import './class-codes.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { refusal } from '#contract/access.ts'
import { type ClassCode, endClassCode } from '#contract/class-codes.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { forgetOutcomes } from '../../domain/outcomes/queries.ts'
import { principalOf } from '../../session/principal.ts'
import { noSchool } from '../../session/staff-only.tsx'
import { useSession } from '../../session/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Page } from '../../ui/page/page.tsx'
import { useSettledPicture } from '../../ui/use-settled-picture.ts'
import { CodeParts } from './code-parts.tsx'
import { classCodesQuery, forgetCodes } from './queries.ts'
import { untilText } from './until-text.ts'
import { UsedCodes } from './used-codes.tsx'

/** The codes that still work, each with what is known of it: how often it was opened today. */
export function ClassCodesPage() {
  const { user } = useSession()
  const mayMake = user !== undefined && refusal('author', principalOf(user)) === null
  return (
    <Page
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Your class codes' }]}
      lead="With a code, your class can read one book on its tablets, without accounts."
    >
      {!user && <Skeleton className="mt-8 h-64 rounded-lg" />}
      {user && !mayMake && (
        <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
          <p>{user.isSchool ? noSchool : 'Teachers make codes here so that their class can read a book.'}</p>
        </Notice>
      )}
      {mayMake && refusal('staff', principalOf(user)) === null && <UsedCodes />}
      {mayMake && <Codes />}
    </Page>
  )
}

function Codes() {
  const { data, error, refetch } = useQuery(classCodesQuery)
  const list = useRef<HTMLDivElement>(null)
  if (error && !data) return <LoadFailure title="We could not load your codes" error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="mt-8 h-64 rounded-lg" />
  return (
    <div ref={list} tabIndex={-1} className="mt-8 outline-none">
      {data.length === 0 ? (
        <div className="max-w-[60ch] rounded-lg bg-surface p-6 shadow-rest phone:p-8">
          <h2 className="text-xl">No code works at the moment</h2>
          <p className="mt-3">
            Open the page of a storybook and press “Read with your class”. Write the code on the board, and your class
            types it on its tablets.
          </p>
          <ButtonLink to="/resources" className="mt-6">
            Choose a book
          </ButtonLink>
        </div>
      ) : (
        <ul className="class-codes">
          {data.map((code) => (
            <OneCode key={code.id} code={code} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OneCode({ code, onEnded }: { code: ClassCode; onEnded: () => void }) {
  const client = useQueryClient()
  const [hasCover, setCover] = useState(code.image !== '')
  const handleError = () => setCover(false)
  const picture = useSettledPicture({ onError: handleError })
  const ending = useMutation({
    mutationFn: () => call(endClassCode, { params: { id: code.id } }),
    onSuccess: () => {
      showToast.success(`The code for “${code.title}” has ended.`)
      onEnded()
      forgetCodes(client)
      forgetOutcomes(client)
    },
    onError: (error) => showToast.error(sentenceOf(error)),
  })
  return (
    <li className="class-code">
      <div className="class-code-cover">
        {hasCover && <img ref={picture} src={code.image} alt="" onError={handleError} />}
      </div>
      <div className="min-w-0">
        <h2 className="text-lg">
          <Link to={`/resources/books/${code.resource_id}`}>{code.title}</Link>
        </h2>
        <CodeParts code={code.code} />
        <p className="text-ink-soft">
          {`${code.is_for_families ? 'For families, until' : 'Until'} ${untilText(code.until_time)} · ${timesText(code.opens_today)}${sheetsText(code.sheets)}`}
        </p>
        {code.is_closed && (
          <p className="mt-1 font-bold text-danger">
            {code.is_of_former_school
              ? 'You made this code at your former school, so it does not work any more. Make a new one on the page of the book.'
              : 'This book is not on the shelf at the moment, so the code does not work.'}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {!code.is_closed && (
            <ButtonLink to={`/class-codes/${code.id}`} aria-label={`Show the code for “${code.title}” on the board`}>
              Show on the board
            </ButtonLink>
          )}
          {!code.is_closed && (
            <ButtonLink
              to={`/class-codes/${code.id}/sheet`}
              tone="quiet"
              aria-label={`Print or share the code for “${code.title}”`}
            >
              Print or share
            </ButtonLink>
          )}
          <Button
            tone="quiet"
            isBusy={ending.isPending}
            busyLabel="Ending…"
            aria-label={`End the code for “${code.title}”`}
            onClick={() => ending.mutate()}
          >
            End the code
          </Button>
        </div>
      </div>
    </li>
  )
}

function timesText(opens: number): string {
  if (opens === 0) return 'not opened today'
  return opens === 1 ? 'opened once today' : `opened ${opens} times today`
}

const sheetsText = (sheets: number): string =>
  sheets === 0 ? '' : ` · with ${sheets === 1 ? 'its activity sheet' : `${sheets} activity sheets`}`
