import { useEffect, useRef, useState } from 'react'
import { errors } from '#contract/errors.ts'
import { type UploadedPdf, uploadPdf } from '#contract/library.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { upload } from '../../api/upload.ts'
import { showToast } from '../../ui/toast.ts'

const largestBytes = 50 * 1_048_576

/** Sends one PDF at a time: the next one, and leaving the page, give up the one before. */
export function usePdfUpload(onUploaded: (upload: UploadedPdf, fileName: string) => void) {
  /** From 0 to 1, null while nothing is being sent. From 1 on the server is at work on it. */
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    setSent(null)
  }
  const fail = (sentence: string) => {
    setProblem(sentence)
    showToast.error(sentence)
  }
  const start = async (file: File) => {
    cancel()
    if (file.size > largestBytes) return fail(errors['resource/pdf-too-large'].message)
    const own = new AbortController()
    running.current = own
    setProblem('')
    setSent(0)
    try {
      const answer = await upload(uploadPdf, file, { onProgress: setSent, signal: own.signal })
      if (own.signal.aborted) return
      onUploaded(answer, file.name)
    } catch (error) {
      if (own.signal.aborted) return
      fail((error instanceof ApiError && error.fields.pdf) || sentenceOf(error as Error))
    }
    if (running.current === own) setSent(null)
  }
  return { sent, problem, start, cancel }
}
