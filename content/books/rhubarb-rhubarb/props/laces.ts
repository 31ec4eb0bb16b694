import { curve, ellipse } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { type SceneNode, stroke } from '../../../kit/scene.ts'
import { rory } from '../../wash-that-dog/cast/children.ts'
import { colours } from '../palette.ts'

/** Rory in shoes with laces, since nobody ties a wellington boot. */
export const roryInShoes: Figure = { ...rory, shoe: colours.red, boot: 0.12 }

/** A lace that is being tied, 40 wide: two loops and two ends, its knot at the origin. */
export const lace: SceneNode[] = [
  stroke(ellipse(-11, -5, 10, 6) + ellipse(11, -5, 10, 6), colours.white, 4),
  stroke(curve('0,0 -8,8 -18,10') + curve('0,0 8,8 16,12'), colours.white, 4),
]
