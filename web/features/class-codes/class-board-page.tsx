import './class-codes.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import type { ClassCodeSheet } from '#contract/class-codes.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CodeParts } from './code-parts.tsx'
import { classCodeQuery } from './queries.ts'
import { ShareCode } from './share-code.tsx'
import { shortAddress } from './short-address.ts'
import { untilText } from './until-text.ts'

const way = [
  { label: 'Resources', to: '/resources' },
  { label: 'Your class codes', to: '/class-codes' },
]
const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** A code to be shown on the board or printed: a QR code, the address, and what is typed there. */
export function ClassBoardPage() {
  const { codeId = '' } = useParams()
  const { data, error, refetch } = useQuery({ ...classCodeQuery(codeId), enabled: isId(codeId) })
  if (data) return <Board code={data} />
  const isGone = !isId(codeId) || (error instanceof ApiError && [403, 404].includes(error.status))
  return (
    <Page title="Class code" breadcrumb={[...way, { label: 'Class code' }]} isHeadingHidden={!isGone}>
      {isGone && (
        <>
          <p className="mt-4 max-w-[60ch]">This code has ended, or it is somebody else’s.</p>
          <ButtonLink to="/class-codes" className="mt-6">
            See your class codes
          </ButtonLink>
        </>
      )}
      {!isGone && error && (
        <LoadFailure title="We could not load the code" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!isGone && !error && <Skeleton className="mt-6 h-96 w-full rounded-lg" />}
    </Page>
  )
}

function Board({ code }: { code: ClassCodeSheet }) {
  const quiet = 4
  const { size, path } = code.qr
  return (
    <Page
      title={`Class code: ${code.title}`}
      heading={code.title}
      breadcrumb={[...way, { label: code.title }]}
      className="class-board-page"
    >
      <div className="class-board">
        <svg
          viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
          className="class-board-qr"
          role="img"
          aria-label={`QR code that opens “${code.title}”`}
        >
          <rect x={-quiet} y={-quiet} width={size + 2 * quiet} height={size + 2 * quiet} fill="#ffffff" />
          <path d={path} fill="#000000" shapeRendering="crispEdges" />
        </svg>
        <div className="class-board-words">
          <p className="class-board-step">Point your tablet’s camera at the square, or go to</p>
          <p className="class-board-address" translate="no">
            {shortAddress(code.url)}
          </p>
          <p className="class-board-step">and type</p>
          <CodeParts code={code.code} isLarge />
        </div>
      </div>
      <p className="mt-4 text-ink-soft print:hidden">{`The code works until ${untilText(code.until_time)}. Whoever has it can read the book, so end it when you have finished.`}</p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print the sheet
        </Button>
        <ButtonLink to="/class-codes" tone="quiet">
          Your class codes
        </ButtonLink>
      </div>
      <div className="mt-8 max-w-[44rem] print:hidden">
        <ShareCode code={code} />
      </div>
    </Page>
  )
}
