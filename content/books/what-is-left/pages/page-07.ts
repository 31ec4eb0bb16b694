import { grippingHand, pinchingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, ellipse } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { raised, sunny } from '../places/street.ts'
import { backDoor, lowWall, yard } from '../places/yard.ts'
import { boot, bootNames } from '../props/boot.ts'
import { seedPack, trowel } from '../props/things.ts'

const jessAt = { x: 296, y: 404, scale: 1.92 }
const moAt = { x: 696, y: 404, scale: 1.92 }

/** The ten boots in a line that is none: each second one stands nearer to us. */
const boots: SceneNode[][] = bootNames.map((name, i) => [
  place(boot(name, name === 'teal' ? 'nothing' : 'mud'), {
    x: [76, 162, 236, 346, 456, 540, 690, 770, 846, 918][i] ?? 0,
    y: i % 2 === 0 || i === 5 ? 448 : 424,
    scale: i % 2 === 0 ? 0.98 : 0.82,
    rotate: ((i * 5) % 9) - 4,
  }),
])

/** A daub of mud on a face, its middle at the origin. */
const daub = (colour: string): SceneNode =>
  fill(blob('-15,1 -8,-8 3,-6 12,-9 15,2 7,6 6,12 -1,8 -9,10') + ellipse(21, -6, 2.6) + ellipse(-20, -7, 2.2), colour)

export const drawing: Drawing = {
  scene: [
    raised([
      ...yard(sunny, 71),
      place(backDoor, { x: 872, y: 436 }),
      place(
        [
          ...figure(jess, {
            ...armsBehind,
            turn: 0.35,
            nod: 0.6,
            lean: 9,
            tilt: 6,
            feeling: { eyes: 'open', brows: 'rest', mouth: 'tongue', gaze: [0.8, 1] },
            legless: true,
          }),
          placedArm(jess, { side: -1, elbow: [-50, -30], hand: [-30, 6], state: 'rest', thumb: -1, lean: 9 }),
        ],
        jessAt,
      ),
      place(
        figure(mo, {
          ...armsBehind,
          turn: -0.35,
          nod: 0.6,
          lean: -7,
          tilt: -7,
          feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [-0.8, 1] },
          legless: true,
        }),
        moAt,
      ),
      place([daub(colours.mud)], { x: 284, y: 222, scale: 0.86 }),
      place([daub(colours.mudDark)], { x: 711, y: 218, scale: 0.86 }),
      place(lowWall(), { x: 478, y: 532, scale: 1.3 }),
      ...boots.filter((_, i) => i % 2 === 1).flat(),
      ...boots.filter((_, i) => i % 2 === 0).flat(),
      fill(
        blob('430,330 444,322 462,326 470,340 458,352 440,346') + ellipse(468, 358, 5) + ellipse(450, 362, 4),
        colours.mud,
      ),
      place(
        [
          placedArm(jess, {
            side: 1,
            elbow: [52, -14],
            hand: [58, -56],
            state: 'grip',
            thumb: -1,
            lean: 9,
            handSize: 1.2,
            holding: [place(trowel, { x: 2, y: 4, rotate: -56, scale: 0.94 })],
            drawn: grippingHand(jess.complexion),
          }),
        ],
        jessAt,
      ),
      place(
        [
          placedArm(mo, {
            side: -1,
            elbow: [-46, -26],
            hand: [-74, -54],
            state: 'rest',
            thumb: -1,
            lean: -7,
            handSize: 1.25,
            drawn: pinchingHand(mo.complexion, [fill(ellipse(0, 0, 0.4), colours.lime)]),
          }),
          placedArm(mo, {
            side: 1,
            elbow: [56, -22],
            hand: [70, -62],
            state: 'grip',
            thumb: -1,
            lean: -7,
            handSize: 1.2,
            holding: [place(seedPack, { x: 0, y: 16, rotate: 8, scale: 0.95 })],
            drawn: grippingHand(mo.complexion),
          }),
        ],
        moAt,
      ),
      fill(ellipse(520, 300, 5) + ellipse(527, 322, 5) + ellipse(534, 342, 5) + ellipse(541, 358, 5), colours.lime),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
