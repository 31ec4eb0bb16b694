import type { PlayPart } from '../play/play.ts'
import type { Place } from './inline.ts'
import { SourceError } from './source-error.ts'

/** What children count, cut out, colour or label; and a picture of the story. `alt` says it to somebody who cannot see it. */
export type Art =
  | { kind: 'picture'; page: number }
  | { kind: 'colour'; page: number; height: number | null; isWide: boolean }
  | { kind: 'count'; thing: Thing; count: number; alt: string }
  | { kind: 'cut'; thing: Cutting; count: number; words: string; alt: string }
  | { kind: 'lift'; alt: string }
  | { kind: 'play'; what: PlayPart }

const things = ['buttons', 'potatoes', 'rhubarbs'] as const
export type Thing = (typeof things)[number]
const cuttings = ['coins', 'buttons', 'tickets'] as const
export type Cutting = (typeof cuttings)[number]

const parts = ['words', 'strip', 'puppets', 'headband', 'game'] as const satisfies PlayPart[]

const ways = [
  '“!! picture 7” for a picture of the story in the room that is left',
  '“!! colour 7” or “!! colour 7 250” for one to colour in, 250 points high, “!! colour 7 250 wide” for the strip around its faces',
  `“!! count potatoes 23 | …” (${things.join(', ')})`,
  `“!! cut coins 60 £1 | …” (${cuttings.join(', ')})`,
  '“!! lift | …”',
  `“!! ${parts.join('”, “!! ')}” for what the book’s play.ts has`,
].join('; ')

/** Reads a line that begins with `!!`; the text after the bar is for screen readers. Throws a SourceError. */
export function parseArt(line: string, { file, line: number }: Place): Art {
  const [, picture] = /^!! picture (\d+)$/.exec(line) ?? []
  if (picture) return { kind: 'picture', page: Number(picture) }
  const [, page, height, wide] = /^!! colour (\d+)(?: (\d+)( wide)?)?$/.exec(line) ?? []
  if (page)
    return { kind: 'colour', page: Number(page), height: height ? Number(height) : null, isWide: wide !== undefined }
  const part = parts.find((one) => line === `!! ${one}`)
  if (part) return { kind: 'play', what: part }
  const [, what = '', alt = ''] = /^!! (.+?) \| (.+)$/.exec(line) ?? []
  const [, thing, count] = /^count ([a-z]+) (\d+)$/.exec(what) ?? []
  const known = things.find((one) => one === thing)
  if (known) return { kind: 'count', thing: known, count: Number(count), alt }
  const [, cutting, amount, words = ''] = /^cut ([a-z]+) (\d+)(?: (.+))?$/.exec(what) ?? []
  const knownCutting = cuttings.find((one) => one === cutting)
  if (knownCutting) return { kind: 'cut', thing: knownCutting, count: Number(amount), words, alt }
  if (what === 'lift') return { kind: 'lift', alt }
  throw new SourceError(file, number, `“${line}” is no drawing. Write ${ways}.`)
}
