import { ApiError, isChangedMeanwhile, sentenceOf } from '../../../api/api-error.ts'
import type { PartName, ValueOf } from './parts.ts'

/** How far a part is on its way to the server. `overtaken`: somebody else has saved it in the meantime. */
export type Stage = 'saved' | 'typed' | 'saving' | 'failed' | 'overtaken'

export interface Draft<Value = ValueOf<PartName>> {
  value: Value
  /** What the part was on the server when it was begun. */
  mark: string
  /** The mark of what it has replaced, which the screen may show for a moment longer. */
  replaced?: string
  stage: Stage
  /** Why it has not been saved. */
  sentence: string
}

/** Stores a part and returns its new mark. */
export type Save<Part extends string, Value> = (part: Part, draft: Draft<Value>) => Promise<string>

/** Milliseconds without a key being pressed, after which what was typed is saved. */
const pause = 1_500

export type Drafts<Part extends string = PartName, Value = ValueOf<PartName>> = ReturnType<
  typeof createDrafts<Part, Value>
>

/** What is being typed in a workshop. Each part is saved by itself, one request at a time, after a pause or when asked. */
export function createDrafts<Part extends string, Value>(save: Save<Part, Value>) {
  let drafts: ReadonlyMap<Part, Draft<Value>> = new Map()
  const listeners = new Set<() => void>()
  const timers = new Map<Part, ReturnType<typeof setTimeout>>()

  function put(part: Part, draft: Draft<Value> | null): void {
    const after = new Map(drafts)
    if (draft) after.set(part, draft)
    else after.delete(part)
    drafts = after
    for (const listener of listeners) listener()
  }

  function plan(part: Part): void {
    clearTimeout(timers.get(part))
    timers.set(
      part,
      setTimeout(() => void flush(part), pause),
    )
  }

  /** Saves what has been typed in a part; with `isRetried` also what could not be saved before. */
  async function flush(part: Part, isRetried = false): Promise<void> {
    clearTimeout(timers.get(part))
    const sent = drafts.get(part)
    if (!sent || !(sent.stage === 'typed' || (isRetried && sent.stage === 'failed'))) return
    put(part, { ...sent, stage: 'saving', sentence: '' })
    try {
      const mark = await save(part, sent)
      const { value } = drafts.get(part) ?? sent
      const isLater = value !== sent.value
      put(part, { value, mark, replaced: sent.mark, stage: isLater ? 'typed' : 'saved', sentence: '' })
      if (isLater) plan(part)
    } catch (error) {
      const { value } = drafts.get(part) ?? sent
      const stage = isChangedMeanwhile(error) ? 'overtaken' : 'failed'
      put(part, { value, mark: sent.mark, stage, sentence: sentenceFor(error) })
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => drafts,
    /** Notes what has been typed on top of `mark`. */
    change: (part: Part, value: Value, mark: string) => {
      const before = drafts.get(part)
      const isHeld = before?.stage === 'saving' || before?.stage === 'overtaken'
      if (before && isHeld) return put(part, { ...before, value })
      const isNewer = !before || (before.stage === 'saved' && mark !== before.replaced)
      put(part, { value, mark: isNewer ? mark : before.mark, stage: 'typed', sentence: '' })
      plan(part)
    },
    flush,
    /** Saves over what somebody else has saved as `mark`. */
    keepMine: (part: Part, mark: string) => {
      const draft = drafts.get(part)
      if (!draft) return
      put(part, { ...draft, mark, stage: 'typed' })
      void flush(part)
    },
    drop: (part: Part) => {
      clearTimeout(timers.get(part))
      put(part, null)
    },
    /** Saves everything that waits. Resolves to what could not be saved. */
    flushAll: async (): Promise<Draft<Value>[]> => {
      await Promise.all([...drafts.keys()].map((part) => flush(part)))
      return [...drafts.values()].filter(({ stage }) => stage === 'failed' || stage === 'overtaken')
    },
  }
}

/** What the server says of the first field that is wrong, else of the whole. */
const sentenceFor = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || sentenceOf(error)
