import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, type LucideIcon, TextQuote } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { markings } from './marking.ts'

const tools: { name: keyof typeof markings; label: string; Icon: LucideIcon }[] = [
  { name: 'heading', label: 'Heading', Icon: Heading2 },
  { name: 'subheading', label: 'Smaller heading', Icon: Heading3 },
  { name: 'bold', label: 'Bold', Icon: Bold },
  { name: 'italic', label: 'Italic', Icon: Italic },
  { name: 'list', label: 'List', Icon: List },
  { name: 'numbers', label: 'Numbered list', Icon: ListOrdered },
  { name: 'quotation', label: 'Block quote', Icon: TextQuote },
  { name: 'link', label: 'Link', Icon: Link2 },
]

interface FormatToolbarProps {
  /** The text field that it formats. */
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Formats the selected text. A single tab stop; the arrow keys move between the tools. */
export function FormatToolbar({ field, onChange }: FormatToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const format = (name: keyof typeof markings) => {
    const area = field.current
    if (!area) return
    const { text, start, end } = markings[name]({
      text: area.value,
      start: area.selectionStart,
      end: area.selectionEnd,
    })
    onChange(text)
    // After the field has the new text.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start, end)
    })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (!step || here < 0) return
    event.preventDefault()
    buttons.at((here + step) % buttons.length)?.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label="Formatting" className="flex flex-wrap gap-1" onKeyDown={handleKeyDown}>
      {tools.map(({ name, label, Icon }, index) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          tabIndex={index === 0 ? 0 : -1}
          className="grid size-11 cursor-pointer place-items-center rounded-sm bg-accent-soft text-on-accent-soft hover:shadow-rest"
          onClick={() => format(name)}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  )
}
