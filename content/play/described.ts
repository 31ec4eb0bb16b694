import type { Play, PlayPart } from './play.ts'
import { letterAt } from './strip.ts'

/** The pictures of the strip by their letters, as they are on the sheet. */
export const describeStrip = ({ strip, printed }: Pick<Play, 'strip' | 'printed'>): string[] =>
  printed.map((moment, place) => `${letterAt(place)}: ${strip[moment]?.alt ?? ''}`)

/** The spaces of a board that say something, by their numbers. */
const describeBoard = ({ spaces }: Play['game']): string[] =>
  spaces.flatMap(({ label, words }) => (words === '' ? [] : [`${label}: ${words}`]))

/** What the spaces of a board say, each once, with the numbers of those that say it. */
export function describeSpaces({ spaces }: Play['game']): string[] {
  const labels = new Map<string, string[]>()
  for (const { label, words } of spaces) if (words !== '') labels.set(words, [...(labels.get(words) ?? []), label])
  return [...labels].map(([words, of]) => `${of.join(', ')}: ${words}`)
}

/** What each row of a part shows, for editions in which a row is a picture. */
export function describeRows(play: Play, what: PlayPart): string[] {
  const { words, puppets, headband, game } = play
  switch (what) {
    case 'words':
      return inRows(words, 3).map((row) => `Pictures of three words: ${row.map(({ words }) => words).join(', ')}.`)
    case 'strip':
      return inRows(describeStrip(play), 2).map((row) => `Two pictures to cut out. ${row.join(' ')}`)
    case 'puppets':
      return inRows(puppets, 2).map((row) => `Two finger puppets to cut out. ${row.map(({ alt }) => alt).join(' ')}`)
    case 'headband':
      return [
        `A headband to colour and cut out. ${headband.alt}`,
        ...[1, 2, 3].map((number) => `Strip ${number} of the headband, to cut out and to fold along its middle.`),
      ]
    case 'game':
      return [`A board of ${game.spaces.length} spaces. ${describeBoard(game).join('. ')}.`]
  }
}

const inRows = <Item>(items: Item[], perRow: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) => items.slice(row * perRow, (row + 1) * perRow))
