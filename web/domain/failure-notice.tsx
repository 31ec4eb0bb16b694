import { sentenceOf } from '../api/api-error.ts'
import { Notice } from '../ui/feedback/notice.tsx'

interface FailureNoticeProps {
  /** How things are now: "Nothing was changed". */
  title: string
  error: Error | null
  className?: string
}

/** Says why something could not be done; renders nothing without an error. */
export function FailureNotice({ title, error, className }: FailureNoticeProps) {
  if (!error) return null
  return (
    <Notice tone="danger" title={title} isUrgent {...(className && { className })}>
      <p>{sentenceOf(error)}</p>
    </Notice>
  )
}
