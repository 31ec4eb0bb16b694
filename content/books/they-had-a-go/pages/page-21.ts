import { grippingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { bricks } from '../../../kit/materials.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, part, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { packer, pryce } from '../cast/newtown.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { blownPillow, rug, tower } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 370 }

/** A slide of boards from a hatch in the wall: the rugs come down it. */
const chute: SceneNode[] = [
  fill(rect(838, 20, 130, 150, 4), '#33262a'),
  stroke(rect(838, 20, 130, 150, 4), colours.woodDark, 12),
  fill(poly('840,150 960,150 830,372 706,340'), colours.woodPale),
  stroke(line([872, 156], [742, 350]) + line([908, 156], [778, 360]), colours.wood, 3, 0.6),
  fill(poly('836,132 852,140 714,358 698,346'), colours.woodDark),
  fill(poly('956,140 974,150 838,384 822,372'), colours.wood),
  place(rug(), { x: 892, y: 190, scale: 0.86, rotate: -16 }),
  place(rug(), { x: 838, y: 272, scale: 0.92, rotate: -24 }),
  place(rug(), { x: 782, y: 356, scale: 0.98, rotate: -32 }),
]

const telegram: SceneNode[] = [
  fill(poly('-25,-36 27,-32 23,34 -27,30'), colours.linen),
  stroke([-20, -8, 4].map((y) => line([-16, y], [15, y + 2])).join(''), colours.greyDark, 3),
]

const master: SceneNode[] = [
  ...figure(pryce, {
    ...armsBehind,
    turn: 0.35,
    tilt: -8,
    lean: -4,
    nod: -0.4,
    legless: true,
    feeling: { eyes: 'wide', brows: 'worried', mouth: 'sad', gaze: [0.7, -0.9] },
  }),
  placedArm(pryce, {
    side: -1,
    elbow: [-66, -26],
    hand: [-34, -46],
    state: 'grip',
    thumb: 1,
    lean: -4,
    holding: [place(telegram, { x: 2, y: -27, scale: 0.95, rotate: -10 })],
    drawn: grippingHand(pryce.complexion),
  }),
  placedArm(pryce, {
    side: 1,
    elbow: [74, -126],
    hand: [28, -176],
    state: 'rest',
    thumb: -1,
    lean: -4,
    handSize: 1.1,
    drawn: restingHand(pryce.complexion),
  }),
]

const boy: SceneNode[] = [
  ...figure(packer, {
    ...armsBehind,
    turn: 0.4,
    nod: -0.3,
    tilt: 7,
    legless: true,
    feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.9, -0.6] },
  }),
]

const arms: SceneNode[] = ([-1, 1] as const).map((side) =>
  placedArm(packer, {
    side,
    elbow: [side * 62, -32],
    hand: [side * 42, -12],
    state: 'rest',
    thumb: side === 1 ? 1 : -1,
    handSize: 1.15,
    drawn: restingHand(packer.complexion),
  }),
)

/** One rug unfolded over the pile: the pillow that is sewn to its end is blown up. */
const unfolded: SceneNode[] = [
  fill(blob('-118,-6 -60,-12 60,-12 120,-4 128,60 122,150 60,160 -50,156 -118,160 -128,60', 0.08), '#9a6c45'),
  fill(poly('-122,70 125,70 125,86 -122,86') + poly('-121,98 124,98 124,108 -121,108'), '#e6d2ab'),
  stroke(curve('-60,20 -56,80 -62,156') + curve('40,20 46,90 42,158'), '#6b4629', 3, 0.5),
  place(blownPillow, { y: -40, scale: 1.76 }),
  stroke(curve('-74,20 0,28 74,20'), '#6b4629', 4),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 600), '#a97a63'),
    ...bricks({ x: 0, y: 0, w: 960, h: 600 }, 16, 21),
    part({ is: 'light' }, [fill(rect(500, 24, 90, 110, 3) + rect(650, 24, 90, 110, 3), '#dfe6dc')]),
    stroke(
      [545, 695].map((x) => line([x, 24], [x, 134]) + line([x - 45, 79], [x + 45, 79])).join(''),
      colours.slateDark,
      6,
    ),
    glow(620, 90, 200, '#fff6dc', 0.4),
    fill(rect(0, 560, 960, 180), '#9b7a58'),
    place(tower(17, 3), { x: 470, y: 600, scale: 0.94 }),
    place(tower(15, 4), { x: 580, y: 612, scale: 0.96 }),
    place(tower(12, 9), { x: 700, y: 622, scale: 1 }),
    ...chute,
    place(tower(9, 5), { x: 912, y: 640, scale: 1.1 }),
    place(tower(6, 6), { x: 800, y: 660, scale: 1.16 }),
    place(master, { x: 630, y: 716, scale: 1.86 }),
    place(tower(3, 7), { x: 872, y: 740, scale: 1.5 }),
    place(tower(6, 12), { x: 28, y: 736, scale: 1.34 }),
    place(boy, { x: 236, y: 654, scale: 1.5 }),
    place(tower(3, 8), { x: 420, y: 736, scale: 1.3 }),
    place(unfolded, { x: 232, y: 676, scale: 1 }),
    place(arms, { x: 236, y: 654, scale: 1.5 }),
    card(words, colours.red),
  ],
  lighting: windowLight,
  text: onCard(words),
}
