import { createContext, type ReactNode, useState } from 'react'
import { WelshContext } from './said.tsx'
import { welshOf } from './welsh.ts'

/** Whether the page of a class is in Welsh beside English, and what decides that. */
export const ClassLanguageContext = createContext({ isWelsh: false, setWelsh: (_isWelsh: boolean): void => {} })

/** The languages of the page of a class: English until it reads in Welsh, also when it types the next code. A reload forgets it. */
export function ClassLanguage({ children }: { children: ReactNode }) {
  const [isWelsh, setWelsh] = useState(false)
  return (
    <ClassLanguageContext value={{ isWelsh, setWelsh }}>
      <WelshContext value={isWelsh ? welshOf : null}>{children}</WelshContext>
    </ClassLanguageContext>
  )
}
