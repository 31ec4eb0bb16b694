import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { TextField } from './text-field.tsx'

export interface Suggestion {
  key: string
  label: string
  detail: string
}

interface SuggestFieldProps<S extends Suggestion> {
  /** Without suggestions to come, it is an ordinary text field. */
  hasSuggestions: boolean
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  maxLength?: number | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
  suggestions: S[]
  onChoose: (suggestion: S) => void
  /** Shown in place of suggestions: that they are being searched, that there are none, or that the search failed. */
  message: string
  /** The last option, for what the suggestions lack. The list is closed while there are neither suggestions nor a message. */
  other: Suggestion & { onChoose: () => void }
  /** Announced to screen readers: how many suggestions there are, or the message. */
  announcement: string
}

/** VoiceOver is not reliable in reading the option that `aria-activedescendant` names (as React Aria found): the status says it there. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform)

/**
 * A text field with suggestions below it (an ARIA combobox): arrows and Enter or a press choose, Escape closes, any text
 * may stay.
 */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { hasSuggestions, suggestions, onChoose, onChange, message, other, announcement, ...field } = props
  const { id } = field
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState('')
  const isOpen = hasSuggestions && isTyping && (suggestions.length > 0 || message !== '')
  const options: Array<{ shown: Suggestion; choose: () => void }> = [
    ...suggestions.map((suggestion) => ({ shown: suggestion, choose: () => onChoose(suggestion) })),
    { shown: other, choose: other.onChoose },
  ]
  const chosen = isOpen ? options.find(({ shown }) => shown.key === active) : undefined
  const optionId = (key: string) => `${id}-option-${key}`
  const close = () => {
    setTyping(false)
    setActive('')
  }
  const choose = (option: (typeof options)[number]) => {
    close()
    option.choose()
  }
  const move = (step: number) => {
    setTyping(true)
    const from = options.findIndex(({ shown }) => shown.key === active)
    const to = from < 0 ? (step > 0 ? 0 : options.length - 1) : (from + step + options.length) % options.length
    const key = options[to]?.shown.key ?? ''
    setActive(key)
    document.getElementById(optionId(key))?.scrollIntoView?.({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!hasSuggestions) return
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
      {...(hasSuggestions && {
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isOpen,
        'aria-controls': `${id}-list`,
      })}
      autoComplete={hasSuggestions ? 'off' : 'organization'}
      {...(chosen && { 'aria-activedescendant': optionId(chosen.shown.key) })}
      onKeyDown={handleKey}
      onBlur={close}
      onChange={(event) => {
        onChange(event)
        setTyping(true)
        setActive('')
      }}
      after={
        <>
          <div
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 scroll-pb-24 overflow-y-auto rounded-md bg-raised px-1 pt-1 shadow-lift forced-colors:border"
          >
            {isOpen && message && <p className="px-3 py-2">{message}</p>}
            <ul
              id={`${id}-list`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
              role="listbox"
              aria-label="Suggestions"
            >
              {isOpen &&
                options.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                  <li
                    key={option.shown.key}
                    id={optionId(option.shown.key)}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === chosen}
                    className={classNames(
                      'cursor-pointer rounded-sm px-3 py-2 hover:bg-accent-soft hover:text-on-accent-soft',
                      option === chosen
                        ? 'bg-accent-soft text-on-accent-soft outline-2 outline-focus -outline-offset-2'
                        : option.shown === other && 'bg-raised',
                      // In sight however many suggestions there are.
                      option.shown === other ? 'sticky bottom-0 border-line border-t' : 'last:mb-1',
                    )}
                    // The field keeps the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    <span className="block font-bold">{option.shown.label}</span>
                    <span className="block text-sm">{option.shown.detail}</span>
                  </li>
                ))}
            </ul>
          </div>
          <p role="status" className="sr-only">
            {isOpen && (chosen && isApple() ? `${chosen.shown.label}, ${chosen.shown.detail}` : announcement)}
          </p>
        </>
      }
    />
  )
}
