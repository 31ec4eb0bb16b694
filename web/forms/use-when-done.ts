import { useEffect, useRef } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { showToast } from '../ui/feedback/toast.ts'

/**
 * Says by a toast that something has been saved, then calls `onDone`. If the dialog that saves has been closed
 * meanwhile, the toast still says it, or why it failed. The callbacks of `mutate` are dropped then: pass `mutateAsync(…)`.
 */
export function useWhenDone(onDone: () => void) {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (saving: Promise<unknown>, sentence: string): void => {
    saving.then(
      () => {
        showToast.success(sentence)
        if (isMounted.current) onDone()
      },
      (error: Error) => {
        if (!isMounted.current) showToast.error(sentenceOf(error))
      },
    )
  }
}
