import { browserStorage } from '../../../api/browser-storage.ts'

export const spacings = ['usual', 'wide', 'wider'] as const
export type Spacing = (typeof spacings)[number]

export const tints = ['usual', 'cream', 'blue', 'pink', 'dark'] as const
export type Tint = (typeof tints)[number]

/** In per cent. */
export const sizes = { least: 100, most: 300, step: 25 }

/** How somebody reads the words of a page. */
export interface TextSettings {
  size: number
  letters: Spacing
  words: Spacing
  lines: Spacing
  tint: Tint
  hasRuler: boolean
  isBySentence: boolean
}

export const usualSettings: TextSettings = {
  ...{ size: 100, letters: 'usual', words: 'usual', lines: 'usual', tint: 'usual' },
  ...{ hasRuler: false, isBySentence: false },
}

const key = 'reader-text-settings'

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value)

/** What was kept, as far as it makes sense: another release may have written it. */
export function understand(kept: string | null): TextSettings {
  let found: Record<string, unknown> = {}
  try {
    found = Object(JSON.parse(kept ?? '{}'))
  } catch {
    // Not ours.
  }
  const { size } = found
  const isSize = typeof size === 'number' && size >= sizes.least && size <= sizes.most && size % sizes.step === 0
  return {
    size: isSize ? size : usualSettings.size,
    letters: oneOf(spacings, found.letters) ?? 'usual',
    words: oneOf(spacings, found.words) ?? 'usual',
    lines: oneOf(spacings, found.lines) ?? 'usual',
    tint: oneOf(tints, found.tint) ?? 'usual',
    hasRuler: found.hasRuler === true,
    isBySentence: found.isBySentence === true,
  }
}

export const findSettings = (): TextSettings => understand(browserStorage()?.getItem(key) ?? null)

/** Keeps them on this device, and nowhere where children read with a code. */
export function keepSettings(settings: TextSettings): void {
  try {
    browserStorage()?.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is full: they hold until the book is closed.
  }
}

/** Whether settings outlive the page. */
export const areKept = (): boolean => browserStorage() !== null
