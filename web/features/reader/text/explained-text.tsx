import './explained-text.css'
import { useState } from 'react'
import type { BookWord } from '#contract/resources.ts'
import { divide } from './glossary.ts'

interface ExplainedTextProps {
  text: string
  words: readonly BookWord[]
  /** What a paragraph in other words than the story's says of itself. */
  written?: { lang: string; dir: 'ltr' | 'rtl'; 'data-text': string }
}

/** A paragraph, in which each word that the guide explains is a button with its explanation. */
export function ExplainedText({ text, words, written }: ExplainedTextProps) {
  const [open, setOpen] = useState<BookWord | null>(null)
  const stretches = divide(text, words)
  if (!stretches.some(({ word }) => word)) return <p {...written}>{text}</p>
  return (
    <>
      <p {...written}>
        {stretches.map(({ text, word }) =>
          word ? (
            <button
              key={word.word}
              type="button"
              className="text-word"
              aria-expanded={open === word}
              onClick={() => setOpen(open === word ? null : word)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || !open) return
                event.preventDefault()
                setOpen(null)
              }}
            >
              {text}
            </button>
          ) : (
            text
          ),
        )}
      </p>
      {/* There before it says anything, so that it is read out. */}
      <div role="status" className="text-meaning">
        {open && (
          <>
            <strong>{open.word}</strong>
            {`: ${open.meaning}`}
          </>
        )}
      </div>
    </>
  )
}
