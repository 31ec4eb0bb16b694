import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { showToast } from '../../ui/feedback/toast.ts'
import type { usePdfUpload } from './use-pdf-upload.ts'

interface SubmitProps {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form that is submitted while its PDF is being uploaded waits, and is then submitted. An upload that fails, is
 * cancelled or has something to say (`isDoubtful`) ends the wait. `submitProps` take the place of the form's own.
 */
export function useSubmitAfter<Props extends SubmitProps>(
  { sent, isUploaded }: ReturnType<typeof usePdfUpload>,
  formProps: Props,
  isDoubtful: boolean,
): { isWaiting: boolean; submitProps: Props } {
  const [isAsked, setAsked] = useState(false)
  const isSending = sent !== null
  const isWaiting = isAsked && isSending
  const { ref, onSubmit } = formProps
  useEffect(() => {
    if (!isAsked || isSending) return
    setAsked(false)
    if (isUploaded && isDoubtful) showToast.error('Not sent yet: look at what the form says of the PDF, then send it.')
    else if (isUploaded) ref.current?.requestSubmit()
  }, [isAsked, isSending, isUploaded, isDoubtful, ref])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isSending) return onSubmit(event)
    event.preventDefault()
    setAsked(true)
  }
  return { isWaiting, submitProps: { ...formProps, onSubmit: handleSubmit } }
}
