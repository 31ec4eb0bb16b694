import './said.css'
import { createContext, use } from 'react'
import { unbroken } from '../../ui/text/unbroken.tsx'

/** What says a sentence in Welsh; null where the page is in English only, which is everywhere but where a class reads in Welsh. */
export const WelshContext = createContext<((english: string) => string | null) | null>(null)

/** A sentence of the page, with its Welsh before it where a class reads in Welsh. */
export function Said({ children: english }: { children: string }) {
  const welsh = use(WelshContext)?.(english)
  if (!welsh) return unbroken(english)
  return (
    <span className="said">
      <span lang="cy">{unbroken(welsh)}</span> <span lang="en-GB">{unbroken(english)}</span>
    </span>
  )
}
