import { urlFor } from '#contract/endpoint.ts'
import { listResources, readPdf, viewBook } from '#contract/resources.ts'
import { call } from './api.ts'
import type { Portal } from './portal.ts'
import { type PrintedWord, printedWords } from './printed-words.ts'
import type { Marked } from './scripted-voice.ts'

/** A shipped storybook: its words as the reader has them, and as they are printed. */
export interface SpokenBook {
  id: number
  title: string
  /** The words of each page in reading order. */
  words: string[][]
  printed: PrintedWord[][]
}

/** The storybooks of a portal, for the key of somebody who may open them. */
export async function spokenBooks(portal: Portal, key: string): Promise<SpokenBook[]> {
  const resources = await call(portal, listResources, {}, key)
  const books = resources.filter(({ is_book }) => is_book)
  return Promise.all(
    books.map(async ({ id, title }) => {
      const book = await call(portal, viewBook, { params: { id: String(id) } }, key)
      const pdf = await fetch(new URL(urlFor(readPdf, { params: { id } }), portal.baseURL), {
        headers: { authorization: `Bearer ${key}` },
      })
      const words = book.pages.map(({ text }) => text.flat().flatMap((line) => line.text.split(' ')))
      return { id, title, words, printed: await printedWords(new Uint8Array(await pdf.arrayBuffer())) }
    }),
  )
}

/** How far the box of a marked word is from the printed one, in CSS pixels: sideways at its edges, and where it covers too little. */
function distanceOf({ left, right, top, bottom, width }: Marked, printed: PrintedWord, aspect: number): number {
  const height = width / aspect
  return Math.max(
    Math.abs(left - printed.left) * width,
    Math.abs(right - printed.right) * width,
    (top - printed.inkTop) * height,
    (printed.inkBottom - bottom) * height,
  )
}

/** The printed word that a marked one should lie on: the nearest of those with the same letters. */
export function printedBeneath(marked: Marked, { printed }: SpokenBook, aspect: number): number {
  const same = (printed[marked.page - 1] ?? []).filter(({ word }) => word === marked.word)
  return Math.min(...same.map((word) => distanceOf(marked, word, aspect)))
}
