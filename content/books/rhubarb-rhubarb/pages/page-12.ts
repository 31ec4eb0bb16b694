import { figure } from '../../../kit/figure.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { canvases, lookoutHat } from '../../temi-and-the-chip-thief/props/hat.ts'
import { bell } from '../../the-bath-on-ladder-street/props/goods.ts'
import { jess } from '../../what-is-left/cast/jess.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { colours } from '../palette.ts'
import { day } from '../places/lighting.ts'
import { shopWall, wallColour } from '../places/shop-wall.ts'
import { ballOfTwine, broom, busTicket, hen, lace, penAndButton, plantPot, smellyBox } from '../props/swaps.ts'

export const drawing: Drawing = {
  scene: [
    ...shopWall(600, [[838, 190]], 131),
    fill(ellipse(628, 668, 74, 9) + ellipse(846, 668, 74, 9), '#3d3048', 0.22),
    place(
      figure(mo, {
        turn: 0.4,
        tilt: 4,
        lean: -4,
        hands: [
          [-14, -46],
          [44, -50],
        ],
        grasp: ['cup', 'cup'],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.8, -0.1] },
        load: [place(hen, { x: 18, y: -74, scale: 0.72 })],
      }),
      { x: 622, y: 540, scale: 1.5 },
    ),
    place(
      figure(jess, {
        turn: -0.4,
        nod: 0.1,
        tilt: -5,
        weight: 1,
        hands: [
          [-66, -36],
          [42, -88],
        ],
        grasp: ['grip', 'grip'],
        arms: ['over', 'front'],
        feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.1] },
        holding: [
          [place(lookoutHat(canvases.red, false), { x: -2, y: 2, scale: 26, rotate: -8 })],
          [place(bell(), { x: 4, y: 10, scale: 0.8 })],
        ],
      }),
      { x: 842, y: 538, scale: 1.5 },
    ),
    place(plantPot, { x: 92, y: 690, scale: 0.95 }),
    place(penAndButton, { x: 190, y: 690 }),
    place(smellyBox, { x: 334, y: 694, scale: 0.9 }),
    place(broom, { x: 440, y: 700, rotate: 12, scale: 0.86 }),
    place(ballOfTwine, { x: 506, y: 702, scale: 0.9 }),
    place(busTicket, { x: 736, y: 694, rotate: -10 }),
    place(lace, { x: 752, y: 640, scale: 0.8 }),
  ],
  lighting: day,
  text: { x: 48, y: 32, w: 490, h: 510, ink: colours.ink, ground: wallColour, size: 18.5, loud: [0], loudSize: 48 },
}
