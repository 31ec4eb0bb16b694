import { useId, useRef } from 'react'
import { languageNames } from '#contract/languages.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { choiceOf, nameOf, onlyStory } from './choice.ts'
import type { Texts } from './use-texts.ts'

/** The story, one of the texts that the book has beside it, or the story with one of them. */
export function ChooseText({ texts: { all, shown, choose } }: { texts: Texts }) {
  const id = useId()
  const isPressed = useRef<boolean>(false)
  const others = all.filter((text) => !isEasier(text))
  const chosen = shown ? nameOf({ language: shown.text.language, isBoth: shown.isBoth }) : ''
  return (
    <>
      <label htmlFor={id} className="sr-only">
        <Said>Words of the book</Said>
      </label>
      <select
        id={id}
        className="text-choice"
        value={chosen}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onKeyDown={() => {
          isPressed.current = false
        }}
        onChange={({ currentTarget }) => {
          choose(choiceOf(currentTarget.value))
          // The next arrow key turns the page, and chooses nothing else.
          if (isPressed.current) currentTarget.blur()
        }}
      >
        <option value={nameOf(onlyStory)}>The story</option>
        {all.map((text) => (
          <option key={text.id} value={nameOf({ language: text.language, isBoth: false })}>
            {isEasier(text) ? 'Easier words' : nameIn(text)}
          </option>
        ))}
        {others.map((text) => (
          <option key={text.id} value={nameOf({ language: text.language, isBoth: true })}>
            {`The story and ${nameIn(text)}`}
          </option>
        ))}
      </select>
    </>
  )
}

/** “polski (Polish)”: the language’s own name keeps its direction between marks (U+2068, U+2069). */
function nameIn({ language }: BookText): string {
  const { own, english } = languageNames(language)
  return `\u2068${own}\u2069 (${english})`
}
