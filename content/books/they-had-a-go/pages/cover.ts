import { grippingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, line, poly, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Pose } from '../../../kit/pose.ts'
import { fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { maryAnn } from '../cast/belfast.ts'
import { seacole } from '../cast/crimea.ts'
import { liptonAtSea } from '../cast/glasgow.ts'
import { beatrix } from '../cast/lakes.ts'
import { mahomed } from '../cast/mahomed.ts'
import { pryce } from '../cast/newtown.ts'
import { behind, faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { lampAt } from '../places/lighting.ts'
import { pig, rabbit } from '../props/animals.ts'
import { greyBook } from '../props/books.ts'
import { coin } from '../props/coins.ts'
import { ladle } from '../props/crimea.ts'
import { goldCheese } from '../props/grocer.ts'
import { leaflet } from '../props/school.ts'
import { shelf } from '../props/shop.ts'
import { candle } from '../props/table-things.ts'
import { parcel } from '../props/wool.ts'

const wall = '#2d4a57'

const counter: SceneNode[] = [
  fill(rect(-10, 548, 980, 110), '#8a5c3c'),
  stroke([80, 240, 400, 560, 720, 880].map((x) => rect(x - 60, 566, 120, 74, 3)).join(''), '#5d3d2a', 4, 0.6),
  fill(rect(-10, 534, 980, 22, 4), colours.woodPale),
  fill(rect(-10, 553, 980, 5), colours.ink, 0.25),
  fill(
    blob('330,532 660,532 676,600 640,588 600,606 556,590 510,608 462,592 420,606 376,590 330,604 318,560', 0.06),
    colours.linen,
  ),
  stroke(curve('326,580 420,588 500,582 580,590 668,578'), colours.red, 4),
]

const squares: SceneNode[] = [
  [-26, 0, colours.red, -8],
  [14, -4, colours.green, 10],
  [-8, -14, colours.grey, 3],
  [8, -24, colours.blue, -12],
].map(([x, y, cloth, rotate]) =>
  place(
    [fill(poly('-28,-8 26,-10 32,8 -24,10'), String(cloth)), stroke(line([-22, 4], [28, 2]), '#ffffff', 1.4, 0.4)],
    { x: Number(x), y: Number(y), rotate: Number(rotate) },
  ),
)

const at = {
  maryAnn: { x: 128, y: 614, scale: 1.62 },
  seacole: { x: 458, y: 618, scale: 1.66 },
  beatrix: { x: 752, y: 612, scale: 1.62 },
}

const leans = {
  maryAnn: {
    ...armsBehind,
    legless: true,
    turn: 0.2,
    tilt: 8,
    lean: 4,
    feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.2, 0.2] },
  },
  seacole: { ...armsBehind, legless: true, turn: -0.15, tilt: -7, lean: -3, feeling: faces.glad },
  beatrix: {
    ...armsBehind,
    legless: true,
    turn: -0.25,
    nod: 0.3,
    tilt: -9,
    feeling: { ...faces.content, gaze: [-0.2, 0.7] },
  },
} satisfies Record<string, Pose>

/** One arm lies on the counter; the elbow of the other stands on it, and the hand holds a leaflet up. */
const maryAnnsArms: SceneNode[] = [
  placedArm(maryAnn, {
    side: -1,
    elbow: [-56, -46],
    hand: [-12, -44],
    state: 'rest',
    thumb: -1,
    lean: 4,
    drawn: restingHand(maryAnn.complexion),
  }),
  placedArm(maryAnn, {
    side: 1,
    elbow: [60, -44],
    hand: [58, -92],
    state: 'grip',
    thumb: -1,
    lean: 4,
    holding: [place(leaflet, { x: 4, y: -22, scale: 1, rotate: 6 })],
    drawn: grippingHand(maryAnn.complexion),
  }),
]

const seacolesArms: SceneNode[] = [
  placedArm(seacole, {
    side: 1,
    elbow: [62, -50],
    hand: [32, -60],
    state: 'rest',
    lean: -3,
  }),
  placedArm(seacole, {
    side: -1,
    elbow: [-68, -46],
    hand: [-58, -96],
    state: 'grip',
    thumb: 1,
    lean: -3,
    holding: [place(ladle, { y: -2, rotate: 184, scale: 0.9 })],
    drawn: grippingHand(seacole.complexion),
  }),
]

const withRabbit: SceneNode[] = [
  placedArm(beatrix, {
    side: 1,
    elbow: [58, -44],
    hand: [22, -34],
    state: 'rest',
    thumb: 1,
    drawn: restingHand(beatrix.complexion),
  }),
  place(rabbit(), { x: -2, y: -20, scale: 0.6 }),
  placedArm(beatrix, {
    side: -1,
    elbow: [-58, -42],
    hand: [-26, -42],
    state: 'rest',
    thumb: -1,
    drawn: restingHand(beatrix.complexion),
  }),
]

const skipper: SceneNode[] = [
  ...figure(liptonAtSea, {
    ...armsBehind,
    legless: true,
    turn: 0.1,
    tilt: 7,
    lean: 2,
    feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  }),
  placedArm(liptonAtSea, {
    side: 1,
    elbow: [74, -104],
    hand: [74, -158],
    state: 'open',
    thumb: -1,
    lean: 2,
    drawn: spreadHand(liptonAtSea.complexion),
  }),
]

const draper: SceneNode[] = [
  ...figure(pryce, {
    ...armsBehind,
    legless: true,
    turn: -0.35,
    tilt: 5,
    feeling: { ...faces.content, gaze: [-0.7, 0.1] },
  }),
  place(parcel, { x: 2, y: -46, scale: 1, rotate: -4 }),
  ...([-1, 1] as const).map((side) =>
    placedArm(pryce, {
      side,
      elbow: [side * 60, -32],
      hand: [side * 40 + 2, -46],
      state: 'rest',
      thumb: side,
      drawn: restingHand(pryce.complexion),
    }),
  ),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 750), wall),
    dabs({ x: -40, y: 0, w: 1000, h: 560 }, '#44687a', 150, 60, { length: 110, width: 9, opacity: 0.32 }),
    glow(480, 420, 520, '#f2c987', 0.45),
    place(shelf(330, 3), { x: -30, y: 330 }),
    place(shelf(330, 8), { x: 660, y: 330 }),
    behind(mahomed, [274, 526], 1.3, {
      ...armsBehind,
      turn: 0.3,
      tilt: -6,
      feeling: { ...faces.content, gaze: [0.7, 0.2] },
    }),
    place(skipper, { x: 612, y: 534, scale: 1.34 }),
    place(draper, { x: 886, y: 530, scale: 1.32 }),
    place(figure(maryAnn, leans.maryAnn), at.maryAnn),
    place(figure(seacole, leans.seacole), at.seacole),
    place(figure(beatrix, leans.beatrix), at.beatrix),
    ...counter,
    place(maryAnnsArms, at.maryAnn),
    place(seacolesArms, at.seacole),
    place(withRabbit, at.beatrix),
    place(candle(70), { x: 246, y: 540, scale: 0.84 }),
    place(squares, { x: 318, y: 534 }),
    place(goldCheese, { x: 526, y: 562, scale: 0.94 }),
    place(greyBook, { x: 656, y: 512, scale: 0.62, rotate: -8 }),
    place(coin('penny'), { x: 846, y: 544, scale: 0.66 }),
    place(coin('shilling'), { x: 878, y: 548, scale: 0.66 }),
    place(coin('penny'), { x: 910, y: 542, scale: 0.6 }),
    fill(rect(-10, 656, 980, 80), '#6a4632'),
    stroke(line([0, 684], [960, 684]), '#4a3023', 3, 0.6),
    place(pig(), { x: 200, y: 706, scale: 0.94, flip: true }),
  ],
  lighting: lampAt(480, 60, 1000),
  text: {
    x: 62,
    y: 40,
    w: 840,
    h: 226,
    ink: '#fff4d8',
    ground: wall,
    title: 'hop',
    loud: [0],
    loudSize: 116,
    size: 21,
  },
}
