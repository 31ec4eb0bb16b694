import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { replacementQuery } from './queries.ts'
import { pagesNamed, taughtParts } from './wording.ts'

/** Longer lists are folded: a guide asks some sixty questions. */
const maxShown = 4

interface ReplacementNoticeProps {
  resourceId: number
  /** The upload that would replace its PDF. */
  pdf: string
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Says, before a PDF is replaced, what would change, and asks that what would go of its teaching is accepted. */
export function ReplacementNotice({ resourceId, pdf, isAccepted, onAccept }: ReplacementNoticeProps) {
  const { data, error, isPending, refetch } = useQuery(replacementQuery(resourceId, pdf))
  if (isPending) return <p role="status">Comparing the new PDF with what is taught with the one before…</p>
  if (error)
    return <LoadFailure title="We could not compare the new PDF with the one before" error={error} onRetry={refetch} />
  const { goes, stays: staying, moved, unheard } = data
  if (goes.length + staying + unheard.length === 0) return null
  const changes = changesOf({ moved, unheard })
  if (goes.length === 0)
    return (
      <div role="status">
        {staying > 0 && <p>Everything that is taught with this resource fits the new PDF, and stays.</p>}
        {changes.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  const stays = staying === 0 ? 'Nothing else is taught with it.' : 'Everything else stays.'
  return (
    <div className="grid gap-3 border-accent border-l-4 pl-4">
      <div role="status">
        <p className="font-bold">Not everything that is taught with it fits the new PDF</p>
        <p>
          If you replace the PDF, {goes.length === 1 ? 'this goes' : 'these go'}. {stays}
        </p>
        {changes.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ul aria-label="What would go">
        {taughtParts(goes).map(({ name, texts }) => (
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

/** What changes beside what goes. */
function changesOf({ moved, unheard }: { moved: { from: number; to: number }[]; unheard: number[] }): string[] {
  const sentences: string[] = []
  const [first] = moved
  if (first && moved.length === 1)
    sentences.push(`Page ${first.from} becomes page ${first.to}. What is taught with it moves too.`)
  if (first && moved.length > 1)
    sentences.push(
      `${moved.length} pages have another number, from page ${first.from}, which becomes page ${first.to}. What is taught with them moves too.`,
    )
  if (unheard.length > 0)
    sentences.push(
      `${pagesNamed(unheard)} will be read by the voice of the device: the words are no longer those that were recorded.`,
    )
  return sentences
}
