import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { frontLeg } from '../../../kit/front-legs.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { candlelit } from '../places/concert.ts'
import { blanket } from '../places/inside.ts'
import { candle } from '../places/lighting.ts'
import { seatBack } from '../places/upstairs.ts'
import { candleJar } from '../props/lights.ts'

const back = (x: number, w: number): SceneNode[] => {
  const shape = rect(x, 410, w, 330, 46)
  return [
    fill(shape, '#232a56'),
    clipTo(shape, [
      stroke(
        [0, 90, 180, 270, 360, 450]
          .map((d) => line([x + d - 40, 740], [x + d + 60, 400]) + line([x + d + 60, 740], [x + d - 40, 400]))
          .join(''),
        candlelit.seatMark,
        4,
        0.35,
      ),
    ]),
    stroke(
      `M${x + 4} 470Q${x + 4} 414 ${x + 50} 414H${x + w - 50}Q${x + w - 4} 414 ${x + w - 4} 470`,
      candlelit.trim,
      12,
    ),
  ]
}

/** A strap for those who stand, hanging still from its rail. */
const strap = (x: number, y: number): SceneNode[] => [
  stroke(line([x, -10], [x, y]), '#2a2048', 9),
  stroke(ellipse(x, y + 24, 20, 25), '#6b5a86', 8),
]

/** A leaf that is still crumpled: ragged, with a pink rib, 36 wide and 30 high over the origin. */
const crumpled: SceneNode[] = [
  fill(blob('-5,4 -15,0 -19,-10 -12,-13 -15,-23 -5,-22 0,-31 7,-23 16,-25 13,-14 20,-8 13,1 5,4', 0.1), '#a8b944'),
  fill(blob('-5,4 -15,0 -19,-10 -12,-13 -6,-10 -2,-2'), '#7f9a3a'),
  stroke(curve('0,4 0,-8 1,-20') + curve('0,-4 -6,-11 -8,-17') + curve('1,-8 7,-13 10,-18'), '#6f8a34', 2),
  stroke(curve('0,5 0,-2 0,-8'), colours.rhubarbPale, 4),
]

/** A small bud that shows a green tip, 16 wide and 22 high over the origin. */
const smallBud: SceneNode[] = [
  fill(blob('-4,-14 -6,-22 -1,-20 2,-26 6,-20 5,-13'), '#a8b944'),
  fill(blob('-8,4 -9,-6 -4,-16 3,-17 9,-7 8,4'), colours.rhubarbPale),
  fill(blob('-9,5 -10,-3 -5,-7 0,-1 5,-6 10,-2 9,5'), '#8f5c42'),
]

/** A crown of rhubarb in the dark, knobbly and hairy, 130 wide: one fat bud to its left, and shoots of every height. */
const crown = (tall: boolean): SceneNode[] => [
  stroke(
    curve('-52,-18 -68,-12 -74,2') + curve('-56,-26 -72,-28 -82,-20') + curve('58,-20 72,-14 76,0'),
    colours.mud,
    4,
  ),
  ...(tall
    ? [
        stroke(curve('20,-50 21,-70 26,-90'), colours.rhubarb, 11),
        stroke(curve('17,-52 18,-70 23,-90'), colours.rhubarbPale, 2.5),
        place(crumpled, { x: 26, y: -90, rotate: 12, scale: 0.9 }),
      ]
    : []),
  stroke(curve('2,-50 0,-62 1,-68'), colours.rhubarb, 9),
  place(crumpled, { x: 1, y: -66, rotate: -4, scale: 0.7 }),
  place(smallBud, { x: 49, y: -42, rotate: 32, scale: 1.1 }),
  place(smallBud, { x: -56, y: -32, rotate: -48, scale: 0.9 }),
  // The fattest bud leans away; its brown coat is torn on one side.
  place(
    [
      place(crumpled, { x: 2, y: -46, rotate: 6, scale: 0.8 }),
      fill(blob('-15,6 -21,-14 -17,-34 -6,-48 3,-55 8,-46 18,-32 20,-14 14,6'), colours.rhubarb),
      stroke(curve('-8,-40 -11,-28 -10,-18') + curve('1,-46 2,-34 1,-24'), colours.rhubarbPale, 3),
      fill(blob('-16,8 -22,-8 -19,-20 -12,-12 -6,-24 0,-10 7,-16 12,-6 20,-12 19,0 14,8', 0.1), '#8f5c42'),
    ],
    { x: -28, y: -42, rotate: -24 },
  ),
  fill(
    blob(
      '-54,-2 -64,-16 -60,-30 -50,-32 -46,-44 -36,-42 -28,-48 -12,-46 -6,-54 8,-50 16,-57 30,-54 36,-44 50,-44 54,-32 64,-26 60,-2 20,8 -20,8',
      0.14,
    ),
    colours.mud,
  ),
  fill(blob('-58,4 -60,-12 -30,-8 0,-14 30,-6 60,-14 60,6', 0.14), colours.mudDark, 0.7),
  stroke(
    curve('-48,-28 -40,-34 -32,-30') +
      curve('-20,-40 -14,-34 -18,-26') +
      curve('22,-46 28,-38 24,-30') +
      curve('36,-36 44,-34 48,-26') +
      curve('-2,-44 4,-38 2,-30') +
      curve('-34,-24 -24,-20 -14,-22') +
      curve('6,-26 16,-20 28,-22'),
    colours.mudDark,
    3,
  ),
  stroke(curve('-44,-38 -38,-40 -34,-38') + curve('10,-50 16,-53 22,-51'), colours.mudPale, 3),
  place(smallBud, { x: 10, y: -32, rotate: 10, scale: 0.75 }),
]

/** His thighs come towards us over the hands that he sits on. */
const lap: SceneNode[] = [
  ...([-1, 1] as const).flatMap((side) =>
    frontLeg(
      { ...mrGill, trousers: '#4d5689' },
      { hip: [side * 16, 6], knee: [side * 31, 38], foot: [side * 34, 140] },
    ),
  ),
]

/** The seats in front, between them and us. */
const nearSeats = { ...candlelit, seat: '#15143a', seatMark: '#23235a', trim: '#2c1836' }

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), candlelit.wall),
    dabs({ x: -40, y: 0, w: 1040, h: 420 }, '#4a3d70', 90, 181, { length: 100, width: 9, opacity: 0.4 }),
    fill(rect(0, 0, 960, 30), '#221d46'),
    fill(rect(0, 28, 960, 7), candlelit.trim),
    fill(rect(0, 640, 960, 80), '#241c3e'),
    place(
      [
        place([...blanket(1, 0.42)], { x: 216, y: -388, scale: 1.5 }),
        place([...blanket(2, 0.42)], { x: 236, y: -388, scale: 1.5 }),
        ...strap(652, 62),
        ...strap(906, 96),
        fill(rect(-20, 330, 1000, 400), candlelit.panel),
        fill(rect(-20, 322, 1000, 12), candlelit.trim),
        ...back(-30, 560),
        ...back(616, 420),
        fill(rect(-40, 676, 580, 90, 22) + rect(604, 664, 420, 90, 22), '#323a70'),
        seatAt([-30, 694], [540, 668]),
        seatAt([616, 680], [1044, 680]),
        glow(586, 560, 470, '#ffc766', 0.65),
        place(
          [
            ...figure(mrGill, {
              turn: -0.25,
              nod: 0.4,
              tilt: 9,
              lean: 5,
              ...armsBehind,
              legless: true,
              feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
            }),
            ...([-1, 1] as const).map((side) =>
              placedArm(mrGill, {
                side,
                elbow: [side * 70 + 5, -26],
                hand: [side * 45, 27],
                state: 'rest',
                thumb: side,
                lean: 5,
                handSize: 1.35,
                drawn: restingHand(mrGill.complexion),
              }),
            ),
            ...lap,
          ],
          { x: 418, y: 662, scale: 1.72 },
        ),
        place(crown(false), { x: 240, y: 690, scale: 1.12, flip: true }),
        place(
          [
            ...figure(kai, {
              turn: 0.55,
              nod: 0.2,
              tilt: 15,
              lean: 13,
              hands: [
                [-30, -20],
                [6, -40],
              ],
              arms: ['front', 'back'],
              ...sitting(kai.build, 1, 0.5),
              feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
            }),
            placedArm(kai, {
              side: 1,
              elbow: [58, -38],
              hand: [86, -32],
              state: 'open',
              thumb: -1,
              lean: 13,
              handSize: 1.4,
              drawn: restingHand(kai.complexion),
            }),
          ],
          { x: 98, y: 684, scale: 1.6 },
        ),
        place(
          figure(mrsOgden, {
            turn: -0.4,
            nod: -0.3,
            tilt: -3,
            lean: -3,
            hands: [
              [24, -48],
              [-24, -54],
            ],
            arms: ['over', 'over'],
            ...sitting(mrsOgden.build, 1, 0.6),
            feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [-0.6, -0.1] },
          }),
          { x: 730, y: 664, scale: 1.52 },
        ),
        place(crown(true), { x: 892, y: 648, scale: 1.55 }),
        stroke(curve('784,480 773,468 775,452') + curve('836,472 846,460 845,444'), colours.candle, 5, 0.85),
        glow(884, 500, 180, '#ffcf7a', 0.3),
        stroke('M560 28V760', '#2a2048', 20),
        stroke('M557 28V760', colours.brassDark, 9),
        stroke('M560 448Q590 448 588 470', colours.brassDark, 6),
        place(candleJar(150, 0.55), { x: 588, y: 608, scale: 1.4 }),
      ],
      { y: -62 },
    ),
    place(seatBack(nearSeats), { x: 214, y: 944, scale: 1.5, rotate: -2 }),
    place(seatBack(nearSeats), { x: 800, y: 944, scale: 1.62, rotate: 2 }),
  ],
  lighting: { ...candle, from: [588, 498], reach: 640 },
  text: { x: 52, y: 60, w: 540, h: 190, ink: colours.white, ground: '#362b58', size: 24 },
}
