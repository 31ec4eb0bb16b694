import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { viewOf } from '../text/rest-of-words.ts'
import { type Marks, marksOf, rangeInPanel, sentenceAt } from './places.ts'
import type { Sentence } from './sentences.ts'
import type { Spot } from './use-reading-aloud.ts'

const highlightNames = { sentence: 'spoken-sentence', word: 'spoken-word' }

/** Marks what is being spoken: over the printed words, and in the panel of words where it is open. */
export function useMarks(
  reader: RefObject<HTMLElement | null>,
  sentences: readonly Sentence[],
  spot: Spot | null,
): Marks | null {
  const [marks, setMarks] = useState<Marks | null>(null)

  useLayoutEffect(() => {
    const sentence = spot && sentences[spot.sentence]
    const found = sentence && reader.current ? marksOf(reader.current, sentence, spot.word) : null
    setMarks(found)
    const turning = found?.page.getAnimations() ?? []
    if (turning.length === 0) return
    // Nothing can be measured on a page that is being turned.
    let isOver = false
    void Promise.allSettled(turning.map(({ finished }) => finished)).then(() => {
      if (!isOver && sentence && reader.current) setMarks(marksOf(reader.current, sentence, spot.word))
    })
    return () => {
      isOver = true
    }
  }, [reader, sentences, spot])

  useEffect(() => {
    if (!reader.current || !spot) return
    const element = reader.current
    const words = rangeInPanel(element, sentences, spot.sentence, null)
    const others = besides(sentences, spot.sentence).map((index) => rangeInPanel(element, sentences, index, null))
    const lit = [words, ...others].filter((range) => range !== null)
    const word = spot.word === null ? null : rangeInPanel(reader.current, sentences, spot.sentence, spot.word)
    scrollTo(reader.current, word ?? words)
    if (!('highlights' in CSS)) return
    if (lit.length > 0) CSS.highlights.set(highlightNames.sentence, new Highlight(...lit))
    if (word) CSS.highlights.set(highlightNames.word, new Highlight(word))
    return () => {
      for (const name of Object.values(highlightNames)) CSS.highlights.delete(name)
    }
  }, [reader, sentences, spot])

  return marks
}

/** What says the same as a sentence in the other text that is shown. */
function besides(sentences: readonly Sentence[], index: number): number[] {
  const { row, language } = sentences[index] ?? {}
  if (row === undefined) return []
  return sentences.flatMap((other, at) => (other.row === row && other.language !== language ? [at] : []))
}

/** Brings what is being spoken into the view of the panel. */
function scrollTo(reader: HTMLElement, range: Range | null): void {
  const panel = reader.querySelector<HTMLElement>('.book-text')
  if (!panel || !range) return
  const [spoken, view] = [range.getBoundingClientRect(), viewOf(panel)]
  const room = (view.bottom - view.top) / 5
  if (spoken.top < view.top + room || spoken.bottom > view.bottom - room)
    panel.scrollBy({ top: spoken.top - view.top - room })
}

/** How far a finger may move on a word that it taps, in CSS pixels. */
const wobble = 10

/** A tap or click on a word goes to `onWord` with its sentence, and not to whatever it would do otherwise. */
export function useTappedWords(
  reader: RefObject<HTMLElement | null>,
  sentences: readonly Sentence[],
  onWord: (sentence: number) => void,
): void {
  const pressed = useRef({ x: 0, y: 0 })

  const handleClick = useEffectEvent((event: MouseEvent, element: HTMLElement) => {
    const { clientX: x, clientY: y, target } = event
    if (!(target instanceof Element) || !target.closest('.book-page, .book-text') || target.closest('button, a')) return
    const isSelecting = !(window.getSelection()?.isCollapsed ?? true)
    if (isSelecting || Math.hypot(x - pressed.current.x, y - pressed.current.y) > wobble) return
    const sentence = sentenceAt(element, sentences, x, y)
    if (sentence === null) return
    event.stopPropagation()
    onWord(sentence)
  })

  useEffect(() => {
    const element = reader.current
    if (!element) return
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const handlePress = ({ clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = { x, y }
    }
    element.addEventListener('pointerdown', handlePress, options)
    element.addEventListener('click', (event) => handleClick(event, element), options)
    return () => listening.abort()
  }, [reader])
}
