import { grippingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, shadow, sunny } from '../places/street.ts'
import { backDoor, yard } from '../places/yard.ts'
import { type BootName, boot } from '../props/boot.ts'
import { heldBoot } from '../props/held-boot.ts'
import { hammer, mug } from '../props/things.ts'

/** The boot on Gran's lap, its sole up, under her fingers, and the nail in it. */
const lapBoot: SceneNode[] = [
  stroke(line([38, -70], [39, -90]), colours.ink, 5),
  stroke(line([34.5, -91], [43.5, -91.5]), colours.ink, 6),
  stroke(line([38, -70], [39, -90]), '#c3ccd2', 3),
  stroke(line([34.5, -91], [43.5, -91.5]), '#c3ccd2', 3.6),
  place(heldBoot('check', gran.complexion, { from: 'right', up: 46, size: 16 }), {
    x: 30,
    y: -68,
    scale: 0.78,
    rotate: 180,
  }),
]

/** A board on two heaps of bricks, `w` wide round `x`. */
const plank = (x: number, y: number, w: number): SceneNode[] => [
  shadow(x, y + 36, w * 0.96),
  ...[-0.38, 0.38].flatMap((side) =>
    [0, 1].map((row) =>
      fill(rect(x + side * w - 26 + row * 4, y + 18 - row * 15 + 2, 48, 14, 2), row ? '#b4674f' : '#9c553f'),
    ),
  ),
  fill(rect(x - w / 2, y - 8, w, 11, 3), colours.wood),
  fill(rect(x - w / 2, y - 1, w, 4, 2), colours.woodDark, 0.7),
]

/** Boots that stand on a board and drip through it. */
const dripping = (names: BootName[], x: number, y: number): SceneNode[] =>
  names.flatMap((name, i) => [
    place(boot(name, 'mud'), {
      x: x + 26 + i * 84 + (i % 2) * 6,
      y: y - 4,
      scale: 0.78 + (i % 3) * 0.03,
      rotate: (i % 3) * 2 - 2,
    }),
    fill(ellipse(x + 8 + i * 84, y + 34, 17, 4), '#8fb0bd', 0.8),
    fill(
      blob(
        `${x + 8 + i * 84},${y + 8} ${x + 13 + i * 84},${y + 17} ${x + 8 + i * 84},${y + 22} ${x + 3 + i * 84},${y + 17}`,
      ),
      '#8fb0bd',
    ),
  ])

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 91),
      place(backDoor, { x: 180, y: 506, scale: 1.2 }),
      seatAt([70, 461], [290, 461]),
      shadow(200, 548, 270),
      place(
        [
          ...seatedLeg(gran, { hip: [16, 0], knee: [60, 6], foot: [66, 62] }),
          ...seatedLeg(gran, { hip: [-14, 4], knee: [34, 20], foot: [30, 70] }),
          ...figure(gran, {
            ...armsBehind,
            turn: 0.35,
            nod: 0.5,
            tilt: 4,
            lean: 5,
            ...sitting(gran.build, 1, 0.5),
            feeling: { eyes: 'open', brows: 'cross', mouth: 'tongue', gaze: [0.5, 1] },
            legless: true,
          }),
          placedArm(gran, {
            side: 1,
            elbow: [78, -66],
            hand: [82, -122],
            state: 'grip',
            thumb: -1,
            lean: 5,
            handSize: 1.1,
            holding: [place(hammer, { x: 0, y: 0, rotate: -14, scale: 1.05 })],
            drawn: grippingHand(gran.complexion),
          }),
          placedArm(gran, { side: -1, elbow: [-42, -36], hand: [16, -34], state: 'rest', thumb: -1, lean: 5 }),
          ...lapBoot,
        ],
        { x: 150, y: 436, scale: 1.5 },
      ),
      ...plank(500, 404, 320),
      ...dripping(['yellow', 'red', 'blue', 'spotted'], 362, 400),
      ...plank(484, 506, 372),
      ...dripping(['teal', 'plum', 'orange', 'grey'], 352, 502),
      shadow(724, 544, 90),
      place(boot('green'), { x: 730, y: 542, scale: 0.98 }),
      shadow(846, 548, 130),
      place(
        [
          ...figure(jess, {
            hands: [
              [-6, -40],
              [10, -14],
            ],
            elbows: [-1, 1],
            arms: ['back', 'back'],
            turn: -0.5,
            tilt: -4,
            feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' },
            weight: -1,
          }),
          placedArm(jess, {
            side: -1,
            elbow: [-46, -26],
            hand: [-76, -46],
            state: 'grip',
            thumb: 1,
            handSize: 1.15,
            holding: [place(mug, { x: -26, y: 10, scale: 1.1 })],
            drawn: grippingHand(jess.complexion),
          }),
        ],
        { x: 850, y: 420, scale: 1.5 },
      ),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
