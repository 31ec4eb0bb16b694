import { createContext, type ReactNode } from 'react'

/** What a reader that is not signed in has around a book, instead of the shelf and the session. */
export interface Surroundings {
  back: { label: string; onPress: () => void }
  /** Called with each place that is turned to. */
  onPlace: (place: number) => void
  onPictureFailed: () => void
  /** After the last page, instead of the papers to teach with. */
  atEnd: ReactNode
}

/** Null for somebody signed in. */
export const SurroundingsContext = createContext<Surroundings | null>(null)

/** More tools for the bar of a book. */
export const ReaderToolsContext = createContext<ReactNode>(null)
