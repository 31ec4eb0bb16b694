import { type KeyboardEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'

export interface Suggestion {
  key: string
  label: string
  detail: string
}

interface SuggestFieldProps<S extends Suggestion> {
  id: string
  name: string
  label: string
  hint: string
  error?: string | undefined
  maxLength?: number | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
  suggestions: S[]
  onChoose: (suggestion: S) => void
  /** Announced to screen readers with the number of suggestions. */
  countSentence: (count: number) => string
}

/** A text field with suggestions below it (an ARIA combobox): arrows and Enter or a press choose, Escape closes, any text may stay. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { suggestions, onChoose, onChange, countSentence, ...field } = props
  const { id } = field
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isTyping && suggestions.length > 0
  const chosen = isOpen ? suggestions[active] : undefined
  const optionId = (suggestion: S) => `${id}-option-${suggestion.key}`
  const close = () => {
    setTyping(false)
    setActive(-1)
  }
  const choose = (suggestion: S) => {
    close()
    onChoose(suggestion)
  }
  const move = (step: number) => {
    setTyping(true)
    const count = suggestions.length
    if (count > 0) setActive(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return (
    <TextField
      {...field}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      {...(chosen && { 'aria-activedescendant': optionId(chosen) })}
      onKeyDown={handleKey}
      onBlur={close}
      onChange={(event) => {
        onChange(event)
        setTyping(true)
        setActive(-1)
      }}
      after={
        <>
          <ul
            id={`${id}-list`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
            role="listbox"
            aria-label="Suggestions"
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md bg-raised p-1 shadow-lift forced-colors:border"
          >
            {isOpen &&
              suggestions.map((suggestion) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <li
                  key={suggestion.key}
                  id={optionId(suggestion)}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
                  role="option"
                  tabIndex={-1}
                  aria-selected={suggestion === chosen}
                  className={classNames(
                    'cursor-pointer rounded-sm px-3 py-2 hover:bg-accent-soft hover:text-on-accent-soft',
                    suggestion === chosen &&
                      'bg-accent-soft text-on-accent-soft outline-2 outline-focus -outline-offset-2',
                  )}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  <span className="block font-bold">{suggestion.label}</span>
                  <span className="block text-sm">{suggestion.detail}</span>
                </li>
              ))}
          </ul>
          <p role="status" className="sr-only">
            {isOpen && countSentence(suggestions.length)}
          </p>
        </>
      }
    />
  )
}
