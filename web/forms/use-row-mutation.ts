import { useState } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { showToast } from '../ui/feedback/toast.ts'

interface RowMutationOptions<Row, Answer> {
  /** The `mutateAsync` of the mutation. */
  send: (row: Row) => Promise<Answer>
  idOf: (row: Row) => string | number
  onDone: (answer: Answer, row: Row) => void
  onFailed?: (error: Error) => void
}

/**
 * A mutation that the rows of a list share. Each row has its own progress and outcome: with `mutate`, the next row
 * that is pressed takes both from the one before.
 */
export function useRowMutation<Row, Answer>({ send, idOf, onDone, onFailed }: RowMutationOptions<Row, Answer>) {
  const [busy, setBusy] = useState<readonly (string | number)[]>([])
  const start = (row: Row): void => {
    setBusy((before) => [...before, idOf(row)])
    send(row)
      .then((answer) => onDone(answer, row), onFailed ?? ((error: Error) => void showToast.error(sentenceOf(error))))
      .finally(() => setBusy((before) => before.filter((id) => id !== idOf(row))))
  }
  return { start, isBusy: (row: Row) => busy.includes(idOf(row)) }
}
