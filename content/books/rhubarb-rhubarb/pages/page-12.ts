import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { fill, place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { canvases, lookoutHat } from '../../temi-and-the-chip-thief/props/hat.ts'
import { near } from '../../the-bath-on-ladder-street/cast/near.ts'
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
    fill(ellipse(626, 672, 90, 10) + ellipse(850, 672, 90, 10), '#3d3048', 0.22),
    place(
      near(
        mo,
        {
          turn: 0.45,
          tilt: 5,
          lean: -4,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [0.8, 0.3] },
          load: [place(hen, { x: 14, y: -46, scale: 0.84 })],
        },
        [
          { side: 1, elbow: [50, -28], hand: [26, -20], state: 'rest', thumb: 1, drawn: restingHand(mo.complexion) },
          {
            side: -1,
            elbow: [-48, -30],
            hand: [-14, -26],
            state: 'rest',
            thumb: -1,
            drawn: restingHand(mo.complexion),
          },
        ],
      ),
      { x: 618, y: 672 - 86 * 1.7, scale: 1.7 },
    ),
    place(
      near(
        jess,
        {
          turn: -0.45,
          nod: 0.1,
          tilt: -6,
          lean: -5,
          weight: 1,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.9, 0.1] },
        },
        [
          {
            side: 1,
            elbow: [50, -44],
            hand: [44, -92],
            state: 'grip',
            thumb: -1,
            holding: [place(bell(), { x: 2, y: 4, scale: 0.8, rotate: 172 })],
            drawn: grippingHand(jess.complexion),
          },
          {
            side: -1,
            elbow: [-58, -36],
            hand: [-66, 2],
            state: 'grip',
            thumb: 1,
            holding: [place(lookoutHat(canvases.red, false), { x: -4, y: 28, scale: 26, rotate: 6 })],
            drawn: grippingHand(jess.complexion),
          },
        ],
      ),
      { x: 846, y: 672 - 88 * 1.7, scale: 1.7 },
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
