import { use, useState } from 'react'
import { type BookText, isEasier } from '#contract/texts.ts'
import { SurroundingsContext } from '../surroundings.ts'
import { findChoice, keepChoice, type TextChoice } from './choice.ts'
import type { ShownText } from './rows.ts'

export interface Texts {
  all: readonly BookText[]
  /** Null for the story as it is printed. */
  shown: ShownText | null
  choose: (choice: TextChoice) => void
}

/** The texts that a book has beside its story, and which of them its reader has chosen on this device. */
export function useTexts(all: readonly BookText[]): Texts {
  const surroundings = use(SurroundingsContext)
  const [choice, setChoice] = useState(() => surroundings?.text ?? findChoice())
  const find = ({ language }: TextChoice) => all.find((text) => text.language === language)
  const text = find(choice)
  return {
    all,
    shown: text ? { text, isBoth: choice.isBoth && !isEasier(text) } : null,
    choose: (next) => {
      setChoice(next)
      keepChoice(next)
      surroundings?.onText(next, find(next))
    },
  }
}
