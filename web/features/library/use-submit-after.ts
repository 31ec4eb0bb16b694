import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import type { usePdfUpload } from './use-pdf-upload.ts'

interface SubmitProps {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form that is submitted while its PDF is being uploaded waits, and is then submitted. An upload that fails or is
 * cancelled ends the wait. `submitProps` take the place of the form's own.
 */
export function useSubmitAfter<Props extends SubmitProps>(
  { sent, isUploaded }: ReturnType<typeof usePdfUpload>,
  formProps: Props,
): { isWaiting: boolean; submitProps: Props } {
  const [isAsked, setAsked] = useState(false)
  const isSending = sent !== null
  const isWaiting = isAsked && isSending
  const { ref, onSubmit } = formProps
  useEffect(() => {
    if (!isAsked || isSending) return
    setAsked(false)
    if (isUploaded) ref.current?.requestSubmit()
  }, [isAsked, isSending, isUploaded, ref])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isSending) return onSubmit(event)
    event.preventDefault()
    setAsked(true)
  }
  return { isWaiting, submitProps: { ...formProps, onSubmit: handleSubmit } }
}
