import { poly } from '../../../kit/geometry.ts'
import { clipTo, paper, type SceneNode } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** A sheet of cut paper for words, its edges not quite straight. */
export function sheet(x: number, y: number, w: number, h: number, colour: string = colours.cream): SceneNode[] {
  const shape = poly([[x + 3, y - 2], [x + w * 0.4, y + 2], [x + w - 4, y - 3], [x + w + 3, y + h * 0.5], [x + w - 1, y + h + 3], [x + w * 0.55, y + h - 1], [x - 2, y + h + 2], [x - 4, y + h * 0.45]])
  return [...paper(shape, colour, 6), clipTo(shape, [specks({ x, y, w, h }, '#c9a878', 60, Math.round(x + y), 1.1, 0.25)])]
}
