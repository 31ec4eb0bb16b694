import { useMutation } from '@tanstack/react-query'
import { showToast } from '../ui/feedback/toast.ts'
import { sentenceOf } from './api-error.ts'

interface Ordering<T> {
  /** Orders of one name are saved one after another, so that the last one wins. */
  name: string
  /** Shows an order before it is saved. */
  show: (order: T[]) => void
  save: (ids: number[]) => Promise<unknown>
  /** Refetches the saved order. */
  refresh: () => unknown
}

/** Returns what shows an order and saves it. */
export function useOrder<T extends { id: number }>({ name, show, save, refresh }: Ordering<T>) {
  const saving = useMutation({
    scope: { id: name },
    mutationFn: (order: T[]) => save(order.map(({ id }) => id)),
    onError: (error) => {
      showToast.error(sentenceOf(error))
      void refresh()
    },
  })
  return (order: T[]) => {
    show(order)
    saving.mutate(order)
  }
}
