import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { Box, Marks } from './places.ts'

/** Marks the sentence and the word that are being spoken, over the printed ones. */
export function SpokenMarks({ page, sentence, word }: Marks) {
  return createPortal(
    <div className="spoken" aria-hidden>
      {sentence.map((box, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sentence never change their order
        <div key={line} className="spoken-sentence" style={styleOf(box)} />
      ))}
      {word && <div className="spoken-word" style={styleOf(word)} />}
    </div>,
    page,
  )
}

const styleOf = ({ left, top, width, height }: Box): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})
