import { digit, fingersOverEdge, nail, type Skin } from '../../../kit/drawn-hands.ts'
import { fill, part, place, type SceneNode } from '../../../kit/scene.ts'
import { type BootName, boot, type Content } from './boot.ts'

type Hold = {
  /** From which side of the boot the arm comes: its fingers come round the other edge of the shaft. */
  from: 'left' | 'right'
  /** How far up the shaft the hand is. */
  up?: number
  /** Half of the width of the palm, in the boot's lengths. */
  size?: number
  content?: Content
  tall?: number
}

/** The fingers of a hand behind a shaft, which come round its edge, and its thumb, which lies over the other edge. */
function roundShaft(skin: Skin, from: Hold['from'], up: number, size: number): SceneNode[] {
  const way = from === 'left' ? 1 : -1
  const edge = 23
  return [
    part({ is: 'arm', short: 0 }, [
      place(fingersOverEdge(skin, way === 1 ? -1 : 1), { x: edge * way, y: -up, scale: size, rotate: 90 * way }),
      place([fill(digit('-0.36,0.2 0.3,-0.1 1.06,-0.16', 0.36, 0.27), skin.skin), nail([1.1, -0.17], -4, 0.16)], {
        x: -edge * way,
        y: -up - size * 0.5,
        scale: size,
        flip: way === -1,
      }),
    ]),
  ]
}

/** A boot in a hand: draw the arm before it, its palm behind the shaft. */
export const heldBoot = (
  name: BootName,
  skin: Skin,
  { from, up = 62, size = 14, content = 'nothing', tall = 1 }: Hold,
): SceneNode[] => [...boot(name, content, tall), ...roundShaft(skin, from, up, size)]
