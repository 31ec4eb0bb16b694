import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Workshop } from '#contract/workshop.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { createDrafts, type Draft, type Drafts, type Stage } from './drafts.ts'
import { type PartName, savePart, storedPart, type ValueOf } from './parts.ts'
import { workshopQuery } from './queries.ts'

/** What is being typed in the workshop of a book: it is saved as one goes, and when the workshop is left. */
export function useDrafts(id: number): Drafts {
  const client = useQueryClient()
  const [drafts] = useState(() =>
    createDrafts((part, { value, mark }) => savePart(client, id, { part, value, mark }).catch(lookAgain)),
  )
  async function lookAgain(error: Error): Promise<never> {
    if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: workshopQuery(id).queryKey })
    throw error
  }
  const isUnsaved = [...useSyncExternalStore(drafts.subscribe, drafts.read, drafts.read).values()].some(
    ({ stage }) => stage !== 'saved',
  )
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

export interface Part<P extends PartName> {
  name: P
  value: ValueOf<P>
  stage: Stage
  /** Why it has not been saved. */
  sentence: string
  change: (value: ValueOf<P>) => void
  /** Saves what has been typed, at once. */
  flush: () => void
  retry: () => void
  keepMine: () => void
  drop: () => void
}

/** A part as it stands in the workshop: what is being typed, or else what is stored. */
export function usePart<P extends PartName>(drafts: Drafts, workshop: Workshop, name: P): Part<P> {
  const draft = useSyncExternalStore(drafts.subscribe, drafts.read, drafts.read).get(name)
  const stored = storedPart(workshop, name)
  const isStored = draft?.stage === 'saved' && ![draft.mark, draft.replaced].includes(stored.mark)
  return {
    name,
    value: draft && !isStored ? (draft.value as ValueOf<P>) : stored.value,
    ...stageOf(draft),
    change: (value) => drafts.change(name, value, stored.mark),
    flush: () => void drafts.flush(name),
    retry: () => void drafts.flush(name, true),
    keepMine: () => drafts.keepMine(name, stored.mark),
    drop: () => drafts.drop(name),
  }
}

const stageOf = (draft: Draft | undefined) => ({ stage: draft?.stage ?? 'saved', sentence: draft?.sentence ?? '' })
