import { createContext, type ReactNode } from 'react'
import type { BookText } from '#contract/texts.ts'
import type { TextChoice } from './texts/choice.ts'

/** What a reader that is not signed in has around a book, instead of the shelf and the session. */
export interface Surroundings {
  back: { label: string; onPress: () => void }
  /** Called with each place that is turned to. */
  onPlace: (place: number) => void
  onPictureFailed: () => void
  /** The words to begin with. */
  text: TextChoice
  /** Called with the words that somebody chooses, and the text that they are in. */
  onText: (choice: TextChoice, text: BookText | undefined) => void
  /** After the last page, instead of the papers to teach with. */
  atEnd: ReactNode
}

/** Null for somebody signed in. */
export const SurroundingsContext = createContext<Surroundings | null>(null)

/** More tools for the bar of a book. */
export const ReaderToolsContext = createContext<ReactNode>(null)
