import { ellipse } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { postwoman } from '../../the-bath-on-ladder-street/cast/neighbours.ts'
import { kai } from '../../the-bus-that-went-pop/cast/kai.ts'
import { lollipopLady, tubaPlayer } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { man } from '../../what-is-left/cast/man.ts'
import { roryInShoes } from './laces.ts'

const [woman, , , boy, driver] = townsfolk as [Figure, Figure, Figure, Figure, Figure]

/** The ten of the queue, the first of them nearest to us: who it is, where across the page, and how near. */
const ten: [who: Figure, x: number, nearness: number][] = [
  [roryInShoes, 872, 1.7],
  [woman, 762, 1.46],
  [boy, 650, 1.4],
  [driver, 566, 1.14],
  [man, 456, 0.96],
  [postwoman, 300, 0.67],
  [kai, 232, 0.74],
  [lollipopLady, 168, 0.58],
  [tubaPlayer, 110, 0.56],
  [jess, 52, 0.66],
]

/** Somebody of the queue by their number, drawn by `body`, with their shadow; `aside` moves them out of the line. */
export function inQueue(number: number, body: (who: Figure) => SceneNode[], aside = 0): SceneNode[] {
  const [who, x, near] = ten[number - 1] ?? [roryInShoes, 0, 1]
  const [at, foot] = [x + aside, 640 + 36 * near]
  return [
    fill(ellipse(at, foot, 50 * near, 7 * near), '#3d3048', 0.22),
    place(body(who), { x: at, y: foot - (who.build.leg + who.build.limb * 0.32) * near, scale: near }),
  ]
}
