import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { replacementQuery } from './queries.ts'
import { taughtParts } from './wording.ts'

/** Longer lists are folded: a guide asks some sixty questions. */
const maxShown = 4

interface ReplacementNoticeProps {
  resourceId: number
  /** The upload that would replace its PDF. */
  pdf: string
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Says, before a PDF is replaced, what would go of what is taught with it, and asks for that to be accepted. */
export function ReplacementNotice({ resourceId, pdf, isAccepted, onAccept }: ReplacementNoticeProps) {
  const { data, error, isPending, refetch } = useQuery(replacementQuery(resourceId, pdf))
  if (isPending) return <p role="status">Comparing the new PDF with what is taught with the one before…</p>
  if (error)
    return (
      <LoadFailure
        title="We could not compare the new PDF with the one before"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data.goes.length + data.stays === 0) return null
  if (data.goes.length === 0)
    return <p role="status">Everything that is taught with this resource fits the new PDF, and stays.</p>
  const stays = data.stays === 0 ? 'Nothing else is taught with it.' : 'Everything else stays.'
  return (
    <div className="grid gap-3 border-accent border-l-4 pl-4">
      <div role="status">
        <p className="font-bold">Not everything that is taught with it fits the new PDF</p>
        <p>
          If you replace the PDF, {data.goes.length === 1 ? 'this goes' : 'these go'}. {stays}
        </p>
      </div>
      <ul aria-label="What would go">
        {taughtParts(data.goes).map(({ name, texts }) => (
          <li key={name}>
            <details open={texts.length <= maxShown}>
              <summary className="cursor-pointer py-2 font-bold">{name}</summary>
              <ul className="grid gap-1 pb-2 pl-5 text-sm">
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <CheckBox
        id="accepts_loss"
        label="Replace the PDF all the same."
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
    </div>
  )
}
