import { type Figure, figure } from '../../../kit/figure.ts'
import { blob, line, rect } from '../../../kit/geometry.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { mum } from '../cast/mum.ts'
import {
  baker,
  cornetPlayer,
  hornPlayer,
  lollipopLady,
  neighbour,
  tubaPlayer,
  twinOne,
  twinTwo,
} from '../cast/townsfolk.ts'
import { colours } from '../palette.ts'
import { openHand } from '../props/hands.ts'

/** An open hand, and the lines that show it shaking. */
const spread = (skin: string, size: number): SceneNode[] => [
  ...openHand(skin, size),
  stroke(
    `M${-size * 1.25} ${-size * 0.5}Q${-size * 1.5} ${-size * 0.1} ${-size * 1.2} ${size * 0.3}M${size * 1.25} ${-size * 0.5}Q${size * 1.5} ${-size * 0.1} ${size * 1.2} ${size * 0.3}`,
    '#ffe7a8',
    size * 0.13,
    0.85,
  ),
]

function clapping(who: Figure, x: number, y: number, scale: number, turn = 0, reach = 0): SceneNode {
  const top = -who.build.torso - who.build.head * 1.15 - reach
  const out = who.build.shoulders + 32
  const hand = spread(who.complexion.skin, who.build.limb * 0.98)
  return place(
    figure(who, {
      turn,
      hands: [
        [-out, top],
        [out, top],
      ],
      arms: ['over', 'over'],
      feeling: { eyes: who === mrsOgden ? 'wide' : 'happy', brows: 'up', mouth: who === mrsOgden ? 'smile' : 'grin' },
      holding: [hand, hand],
      legless: true,
    }),
    { x, y, scale },
  )
}

const far: [Figure, number, number][] = [
  [hornPlayer, 96, -0.2],
  [baker, 252, 0.1],
  [cornetPlayer, 402, 0.2],
  [neighbour, 556, -0.2],
  [lollipopLady, 710, -0.1],
  [tubaPlayer, 872, -0.2],
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#33285a'),
    fill(blob('-20,720 -20,250 140,226 480,216 820,226 980,250 980,720', 0.1), '#43305c'),
    stroke(
      [-20, 220, 480, 740, 980].map((x) => line([480 + (x - 480) * 0.7, 0], [x, 240])).join(''),
      '#4b3a72',
      6,
      0.6,
    ),
    glow(480, 560, 620, '#ffb84f', 0.75),
    glow(480, 620, 320, '#ffe39a', 0.7),
    place(
      [
        ...far.map(([who, x, turn], i) => clapping(who, x, 604 + (i % 2) * 12, 0.94, turn)),
        fill(rect(0, 0, 960, 720), '#2a1c48', 0.24),
        clapping(mrGill, 228, 690, 1.06, 0.25),
        clapping(mum, 716, 690, 1.04, -0.25),
        clapping(mrsOgden, 862, 716, 1.1, -0.35, -8),
        clapping(twinOne, 76, 716, 1.1, 0.3),
        clapping(twinTwo, 330, 748, 1, 0.1),
        clapping(mei, 604, 724, 1.2, -0.2),
        clapping(kai, 470, 690, 1.5, 0, 6),
      ],
      { x: -72, y: -96, scale: 1.15 },
    ),
  ],
  text: { x: 120, y: 36, w: 720, h: 220, ink: colours.white, ground: '#3b2c5a', size: 22 },
}
