import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuideReading, Workshop } from '#contract/workshop.ts'
import { type PartName, savePart, storedPart, type ValueOf } from './parts.ts'
import { workshopQuery } from './queries.ts'

/** What a guide has for a part of a book. `isTaken`: something stands there already. */
export interface GuidePart {
  name: PartName
  isTaken: boolean
  value: ValueOf<PartName>
  mark: string
}

/** The parts of a book that a guide says something about, as they will be stored. */
export function partsOf({ pages, words, steps }: GuideReading, workshop: Workshop): GuidePart[] {
  const known = pages.filter(({ page }) => workshop.pages.some((each) => each.page === page))
  return [
    ...known.map(({ page, title, questions, listen_for }) => {
      const name = `page-${page}` as const
      const { value, mark } = storedPart(workshop, name)
      const isTaken = value.title !== '' || value.questions.length > 0 || value.listen_for !== ''
      return { name, mark, isTaken, value: { ...value, title, questions, listen_for } }
    }),
    ...(words.length > 0 ? [listPart('words', words, workshop)] : []),
    ...(steps.length > 0 ? [listPart('lesson', steps, workshop)] : []),
  ]
}

function listPart<P extends 'words' | 'lesson'>(name: P, value: ValueOf<P>, workshop: Workshop): GuidePart {
  const { value: before, mark } = storedPart(workshop, name)
  return { name, mark, isTaken: (before as unknown[]).length > 0, value }
}

/** Stores parts of a guide one after the other. `stored`: how many have been. */
export function useStoreGuide(id: number) {
  const client = useQueryClient()
  const [stored, setStored] = useState(0)
  const storing = useMutation({
    mutationFn: async (parts: readonly GuidePart[]) => {
      setStored(0)
      for (const [index, { name, value, mark }] of parts.entries()) {
        await savePart(client, id, { part: name, value, mark })
        setStored(index + 1)
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: workshopQuery(id).queryKey }),
  })
  return { storing, stored }
}
