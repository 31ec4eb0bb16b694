import type { Outline } from '../kit/geometry.ts'
import type { SceneNode } from '../kit/scene.ts'

/** One of several small drawings. Its words are printed with it; `alt` tells what it shows. */
export type Piece = { words: string; alt: string; scene: SceneNode[] }

/** A part of a page of the story, `width` points wide from its upper left corner. */
export type Frame = { page: number; left: number; top: number; width: number; alt: string }

/** A picture of the strip: a part of a page, or a drawing of its own, around the origin within 300 by 220 points. */
export type Moment = Frame | { alt: string; scene: SceneNode[] }

/** A space of a board. `label`: its number. `does` names the rule that goes with it; a sum and a rhyme have their answer, and a space without words is only passed. */
export type Space = { label: string; words: string; does: string | null; answer?: string; icon?: string }

/** A board of `columns` spaces beside each other, row after row there and back. `climbs`: from the foot of the page to its head. */
export type Game = { columns: number; climbs: boolean; spaces: Space[]; icons: Piece[] }

/**
 * What children make and play from a book.
 * `words`: nine, drawn around the origin within 300 by 220 points.
 * `puppets`: six, seen to the waist, which is the origin: 300 points wide and 340 high.
 * `headband`: drawn on a page of the book, above its band; `edge` is where it is cut out, from the left of the band to its right.
 * `strip`: eight moments in the order of the story or of a poem; `printed` is the order in which they are on the sheet.
 */
export type Play = {
  words: Piece[]
  puppets: Piece[]
  headband: { alt: string; scene: SceneNode[]; edge: Outline }
  strip: Moment[]
  printed: number[]
  game: Game
}

/** Each has a place on the sheets of its own. */
export type PlayPart = keyof Omit<Play, 'printed'>
