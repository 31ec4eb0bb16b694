import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Workshop } from '#contract/workshop.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { createDrafts, type Drafts, type Save, type Stage } from './drafts.ts'
import { type PartName, savePart, storedPart, type ValueOf } from './parts.ts'
import { workshopQuery } from './queries.ts'

/** What is being typed in the workshop of a book: it is saved as one goes, and when the workshop is left. */
export function useDrafts(id: number): Drafts {
  const client = useQueryClient()
  return useSavedAsOneGoes<PartName, ValueOf<PartName>>(
    (part, { value, mark }) => savePart(client, id, { part, value, mark }),
    workshopQuery(id).queryKey,
  )
}

/** Parts that are saved as one goes, and when they are left. `queryKey`: what is looked at again when somebody else has changed one. */
export function useSavedAsOneGoes<Name extends string, Value>(
  save: Save<Name, Value>,
  queryKey: QueryKey,
): Drafts<Name, Value> {
  const client = useQueryClient()
  const [drafts] = useState(() => createDrafts<Name, Value>((part, draft) => save(part, draft).catch(lookAgain)))
  async function lookAgain(error: Error): Promise<never> {
    if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey })
    throw error
  }
  const hasUnsaved = () => [...drafts.read().values()].some(({ stage }) => stage !== 'saved')
  const isUnsaved = useSyncExternalStore(drafts.subscribe, hasUnsaved, hasUnsaved)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  useEffect(
    () => () => {
      void drafts.flushAll().then(([lost]) => {
        if (lost) showToast.error(`Some of what you wrote in the workshop was not saved. ${lost.sentence}`)
      })
    },
    [drafts],
  )
  return drafts
}

/** What a part shows, and what can be done with it. */
export interface DraftPart<Name extends string, Value> {
  name: Name
  value: Value
  stage: Stage
  /** Why it has not been saved. */
  sentence: string
  change: (value: Value) => void
  /** Saves what has been typed, at once. */
  flush: () => void
  retry: () => void
  keepMine: () => void
  drop: () => void
}

export type Part<P extends PartName> = DraftPart<P, ValueOf<P>>

/** A part as it stands in the workshop: what is being typed, or else what is stored. */
export const usePart = <P extends PartName>(drafts: Drafts, workshop: Workshop, name: P): Part<P> =>
  useDraft(drafts as unknown as Drafts<P, ValueOf<P>>, name, storedPart(workshop, name))

/** The same for any part, by what is stored. */
export function useDraft<Name extends string, Value>(
  drafts: Drafts<Name, Value>,
  name: Name,
  stored: { value: Value; mark: string },
): DraftPart<Name, Value> {
  const read = () => drafts.read().get(name)
  const draft = useSyncExternalStore(drafts.subscribe, read, read)
  const isStored = draft?.stage === 'saved' && ![draft.mark, draft.replaced].includes(stored.mark)
  return {
    name,
    value: draft && !isStored ? draft.value : stored.value,
    ...{ stage: draft?.stage ?? 'saved', sentence: draft?.sentence ?? '' },
    change: (value) => drafts.change(name, value, stored.mark),
    flush: () => void drafts.flush(name),
    retry: () => void drafts.flush(name, true),
    keepMine: () => drafts.keepMine(name, stored.mark),
    drop: () => drafts.drop(name),
  }
}
