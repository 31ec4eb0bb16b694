import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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

/** Moves one of a list up or down and saves the whole order. `said` tells where it has come to, for a live region. */
export function useOrder<T extends { id: number; title: string }>({ name, show, save, refresh }: Ordering<T>) {
  const [said, setSaid] = useState('')
  const saving = useMutation({
    scope: { id: name },
    mutationFn: (order: T[]) => save(order.map(({ id }) => id)),
    onError: (error) => {
      showToast.error(sentenceOf(error))
      void refresh()
    },
  })
  /** `all` in their order; `shown` are the neighbours on the page. */
  const move = (all: readonly T[], shown: readonly T[], item: T, by: -1 | 1) => {
    const place = shown.findIndex(({ id }) => id === item.id) + by
    const neighbour = shown[place]
    if (!neighbour) return
    const swapped = all.map((one) => (one.id === item.id ? neighbour : one.id === neighbour.id ? item : one))
    show(swapped)
    setSaid(`${item.title} is now ${place + 1} of ${shown.length}.`)
    saving.mutate(swapped)
  }
  return { move, said }
}
