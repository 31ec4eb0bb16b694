import { useEffect, useRef, useState } from 'react'
import { showToast } from '../feedback/toast.ts'

/** Sends a file and reports its progress (0 to 1). Throws an error with a sentence. */
export type SendFile<Answer> = (
  file: File,
  options: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<Answer>

interface UploadOptions<Answer> {
  send: SendFile<Answer>
  /** A larger file is not sent. */
  limit?: { bytes: number; sentence: string }
  /** What the field says of a failure. */
  sentenceOf: (error: unknown) => string
  /** What the toast says of it, where that is something else. */
  toast?: string
  onUploaded: (answer: Answer, file: File) => void
}

/** One upload at a time: the next one, and leaving the page, abort the previous one. */
export function useUpload<Answer>(options: UploadOptions<Answer>) {
  const { send, limit, sentenceOf, toast, onUploaded } = options
  const [sent, setSent] = useState<number | null>(null)
  const [isUploaded, setUploaded] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const forget = () => {
    setUploaded(false)
    setProblem('')
  }
  const cancel = () => {
    running.current?.abort()
    setSent(null)
  }
  const fail = (sentence: string) => {
    setUploaded(false)
    setProblem(sentence)
    showToast.error(toast ?? sentence)
  }
  const start = async (file: File) => {
    cancel()
    if (limit && file.size > limit.bytes) return fail(limit.sentence)
    const own = new AbortController()
    running.current = own
    forget()
    setSent(0)
    try {
      const answer = await send(file, { onProgress: setSent, signal: own.signal })
      if (own.signal.aborted) return
      setUploaded(true)
      onUploaded(answer, file)
    } catch (error) {
      if (!own.signal.aborted) fail(sentenceOf(error))
    }
    if (running.current === own) setSent(null)
  }
  return {
    /** From 0 to 1, null while nothing is being sent. At 1 the server is processing it. */
    sent,
    isUploaded,
    /** Why the last one failed, else `""`. */
    problem,
    start,
    cancel,
    /** Clears the error of the last one. */
    forget,
  }
}
