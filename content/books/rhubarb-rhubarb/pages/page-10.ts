import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Figure } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, paper, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, striped } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { finn } from '../../temi-and-the-chip-thief/cast/finn.ts'
import { townsfolk } from '../../temi-and-the-chip-thief/cast/townsfolk.ts'
import { inWheelchair } from '../../temi-and-the-chip-thief/props/wheelchair.ts'
import { baker, student, twinOne } from '../../the-bus-that-went-pop/cast/townsfolk.ts'
import { mo } from '../../what-is-left/cast/mo.ts'
import { colours } from '../palette.ts'
import { lamp } from '../places/lighting.ts'
import { coneOfChips, stick } from '../props/food.ts'

const wall = '#31406a'
const paints = ['#b0483a', '#3f7f6a', '#c08a2c', '#5a5f9a', '#a8456e', '#3f7fa0'] as const

/** One of the five chip shops that are shut, 150 wide, its foot at y = 0. */
const shut = (paint: string): SceneNode[] => [
  fill(rect(-75, -208, 150, 208), paint),
  fill(rect(-58, -142, 116, 80, 3), '#8d96a8'),
  stroke([-126, -110, -94, -78].map((y) => line([-56, y], [56, y])).join(''), '#6b7488', 4),
  striped('M-78 -176H78L70 -138H-70Z', { x: -80, y: -178, w: 160, h: 42 }, colours.cream, [paint], 20),
  place([lettering('CHIPS', 19, colours.cream, 0.26)], { y: -192 }),
  ...paper(rect(-66, -68, 132, 14, 3), colours.cream, 3),
  fill(rect(-60, -54, 120, 54), '#1d2440', 0.18),
]

/** Sid's own shop, near to us: its lit hatch, under its sign and its awning. */
const sids: SceneNode[] = [
  fill(rect(628, 206, 340, 520), paints[4]),
  place([lettering('CHIPS', 40, colours.cream, 0.26)], { x: 796, y: 240 }),
  part({ is: 'light' }, [fill(rect(656, 300, 280, 280, 4), '#ffdc94')]),
  fill(rect(656, 330, 280, 12) + rect(656, 392, 280, 8), '#e8b76a', 0.6),
]
const counter: SceneNode[] = [
  ...paper(rect(616, 574, 360, 24, 4), colours.cream, 5),
  fill(rect(628, 598, 340, 130), '#8d3a5c'),
  stroke(line([628, 640], [968, 640]) + line([740, 598], [740, 720]) + line([856, 598], [856, 720]), '#742d4b', 4),
]
const awning: SceneNode[] = [
  striped('M612 268H980V318H600Z', { x: 600, y: 266, w: 380, h: 54 }, colours.cream, [paints[4]], 34),
  fill('M600 318H980V326H600Z', '#1d2440', 0.2),
]

/** A clock on a bracket: one minute to six. */
const clock: SceneNode[] = [
  fill('M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z', '#202a4a'),
  part({ is: 'light' }, [fill('M-33 0a33 33 0 1 0 66 0a33 33 0 1 0 -66 0Z', colours.cream)]),
  stroke(line([0, 0], [-1, 20]), colours.ink, 5),
  stroke(line([0, 0], [-3, -27]), colours.ink, 4),
  stroke(
    line([0, -33], [0, -28]) + line([33, 0], [28, 0]) + line([0, 33], [0, 28]) + line([-33, 0], [-28, 0]),
    colours.ink,
    3,
  ),
]

const foot = 578

/** Somebody who waits with an open mouth, looking up at the chips, their soles at 712. */
const waiting = (who: Figure, x: number, scale: number, pose: Parameters<typeof profile>[1]): SceneNode[] => [
  fill(ellipse(x, 712, 56 * scale, 8 * scale), '#1d2440', 0.3),
  place(profile(who, pose), { x, y: 712 - (who.build.leg + who.build.limb * 0.32) * scale, scale }),
]

const [, , woman] = townsfolk as [Figure, Figure, Figure]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, foot), wall),
    dabs({ x: -60, y: 0, w: 1040, h: foot }, '#3b4b78', 90, 111, { length: 130, width: 10, opacity: 0.25 }),
    fill(rect(0, foot, 960, 160), '#59506e'),
    stroke(
      line([0, foot + 4], [960, foot + 4]) + line([0, 606], [960, 608]) + line([0, 660], [960, 664]),
      '#48405c',
      4,
    ),
    ...[0, 1, 2, 3, 5].flatMap((paint, i) => [
      place(shut(paints[paint] ?? wall), { x: 40 + i * 106, y: foot, scale: 0.65 }),
    ]),
    ...sids,
    place(clock, { x: 862, y: 112, scale: 1.3 }),
    stroke(line([862, 164], [862, 206]), '#202a4a', 8),
    // Sid leans out of his hatch, and his chips fly to those who wait.
    place(
      figure(baker, {
        turn: -0.5,
        nod: 0.2,
        tilt: -8,
        lean: -8,
        ...armsBehind,
        feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
        legless: true,
      }),
      { x: 822, y: 600, scale: 1.28 },
    ),
    ...counter,
    place(
      [
        placedArm(baker, {
          side: 1,
          elbow: [66, -50],
          hand: [44, -10],
          state: 'rest',
          lean: -8,
          drawn: restingHand(baker.complexion),
          thumb: 1,
        }),
        place(coneOfChips, { x: -92, y: -22, scale: 0.9, rotate: -34 }),
        placedArm(baker, {
          side: -1,
          elbow: [-74, -42],
          hand: [-108, -74],
          state: 'grip',
          lean: -8,
          thumb: 1,
          drawn: grippingHand(baker.complexion),
          handSize: 1.15,
        }),
      ],
      { x: 822, y: 600, scale: 1.28 },
    ),
    ...awning,
    ...waiting(woman, 72, 0.78, {
      tilt: -16,
      nod: -0.4,
      hands: [
        [50, -62],
        [46, -44],
      ],
      grasp: ['open', 'open'],
      feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
    }),
    ...waiting(student, 178, 0.78, {
      tilt: -20,
      nod: -0.5,
      lean: 6,
      hands: [
        [66, -98],
        [30, -30],
      ],
      grasp: ['open', 'rest'],
      feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
    }),
    ...waiting(twinOne, 276, 1.06, {
      tilt: -18,
      nod: -0.5,
      hands: [
        [44, -60],
        [10, -14],
      ],
      grasp: ['open', 'rest'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
    }),
    ...waiting(mo, 392, 1.06, {
      tilt: -12,
      lean: 6,
      hands: [
        [64, -70],
        [58, -44],
      ],
      grasp: ['open', 'open'],
      feeling: { eyes: 'wide', brows: 'up', mouth: 'shout' },
    }),
    fill(ellipse(540, 712, 80, 9), '#1d2440', 0.3),
    place(
      inWheelchair(finn, {
        turn: 0.6,
        nod: -0.5,
        tilt: -8,
        hands: [
          [-52, -98],
          [60, -104],
        ],
        grasp: ['open', 'open'],
        drawn: [spreadHand(finn.complexion), spreadHand(finn.complexion)],
        arms: ['back', 'back'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'shout', gaze: [0.8, -0.6] },
      }),
      { x: 538, y: 712, scale: 1.14 },
    ),
    ...[
      [606, 402, -30],
      [566, 372, 20],
      [536, 432, -64],
      [486, 404, -10],
      [462, 474, 40],
      [338, 468, -20],
      [240, 470, 24],
      [124, 474, -36],
      [612, 330, 60],
    ].map(([x = 0, y = 0, rotate = 0]) => stick(x, y, rotate, 0.8)),
  ],
  lighting: { ...lamp, from: [796, 440], reach: 640 },
  text: { x: 46, y: 30, w: 480, h: 408, ink: colours.cream, ground: wall, size: 17.2, loud: [0], loudSize: 38 },
}
