import type { LetterPath } from './display-letters.ts'
import type { SceneNode } from './kit/scene.ts'
import type { Lighting } from './painter/lighting.ts'
import type { Piece, Play } from './play/play.ts'
import type { Story } from './story.ts'

/** Book pages are 4:3, in points; two of them side by side fill a wide screen. */
export const pageSize = { width: 960, height: 720 }

/**
 * Where a page's words are, in points from its top left, and on what ground. `ground` is the colour behind them,
 * against which `ink` is checked. `loud` paragraphs (by index) are set large in the display face.
 */
export type TextPlace = {
  x: number
  y: number
  w: number
  h: number
  ink: string
  ground: string
  size?: number
  align?: 'left' | 'center'
  loud?: number[]
  loudSize?: number
  /** Where lists are set side by side: the paragraphs (by index) at which a new column begins, each as wide as `w`, and the gap between them. */
  columns?: { startAt: number[]; gap: number }
  /** The path that the letters of a cover's title follow. */
  title?: LetterPath
}

/** `lighting` is that of the place. `text` is null on a silent page, which its picture tells alone. `half`: of a picture over two pages. */
export type Drawing = { scene: SceneNode[]; lighting: Lighting; text: TextPlace | null; half?: Half }

/** One picture over two pages that face each other, 1920 points wide. The words of each page have their places on that page. */
export type Spread = {
  scene: SceneNode[]
  lighting: Lighting
  texts: [left: TextPlace | null, right: TextPlace | null]
}

/** Which half of a spread a page has. */
export type Half = { side: 'left' | 'right'; spread: Pick<Spread, 'scene' | 'lighting'> }

/** A book that is ready to be printed. `file` names the folder in messages; there is one drawing for each page of the story. `play`: what children make and play from it; `moreWords`: those of its word card that are not in `play`. */
export type Storybook = {
  file: string
  story: Story
  cover: Drawing
  pages: Drawing[]
  play: Play | null
  moreWords: Piece[]
}

/** Something in the sources is wrong; the message says where, and what to do about it. */
export class ContentError extends Error {
  override name = 'ContentError'
}
