import type { Complexion } from '../../../kit/face.ts'
import { blob, curve, ellipse, line, type Point, rounded } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

type Skin = Pick<Complexion, 'skin' | 'shade'>

/** A finger from its knuckle over its joint to its tip, `half` its width. */
const finger = (knuckle: Point, joint: Point, tip: Point, half: number, { skin }: Skin): SceneNode =>
  fill(rounded(knuckle, joint, half, half * 0.95) + rounded(joint, tip, half * 0.95, half * 0.8), skin)

/** A nail at a fingertip, `rx` and `ry` half its width and its height. */
const nail = (x: number, y: number, rx: number, ry: number): SceneNode => fill(ellipse(x, y, rx, ry), '#ffffff', 0.3)

const creases = (lines: string[], { shade }: Skin, width = 3): SceneNode =>
  stroke(lines.map((d) => curve(d)).join(''), shade, width)

/** A hand that creeps to the right on its fingertips, its wrist at the origin, 230 long; the thumb is on our side. */
export const creepingHand = (skin: Skin): SceneNode[] => [
  finger([70, -26], [150, -60], [214, -22], 17, skin),
  finger([84, -10], [164, -30], [222, 22], 18, skin),
  finger([84, 12], [150, 8], [196, 62], 18, skin),
  finger([70, 30], [124, 40], [150, 88], 16, skin),
  fill(blob('-40,-42 10,-48 62,-48 104,-34 112,4 96,36 56,52 0,50 -40,46'), skin.skin),
  finger([24, 36], [70, 72], [112, 92], 17, skin),
  nail(208, -26, 8, 6),
  nail(218, 16, 8, 6),
  nail(192, 56, 8, 6),
  nail(108, 90, 9, 6),
  creases(['84,-24 100,-30 114,-28', '90,2 106,-2 120,2', '82,26 98,24 110,30', '14,24 34,30 50,46'], skin),
]

/** The flat of a hand that is held out to the left, its wrist at (66, 0), 220 long: what lies on it is drawn around the origin. */
export const openPalm = (skin: Skin): SceneNode[] => [
  finger([-30, -34], [-52, -78], [-84, -98], 18, skin),
  finger([-62, -34], [-112, -44], [-150, -60], 15, skin),
  finger([-68, -10], [-124, -16], [-168, -30], 16, skin),
  finger([-66, 16], [-120, 16], [-162, 4], 16, skin),
  finger([-56, 38], [-104, 46], [-138, 36], 14, skin),
  fill(blob('80,-32 30,-42 -10,-56 -56,-52 -82,-28 -84,12 -70,46 -30,56 20,50 80,34'), skin.skin),
  creases(['-20,-44 0,-18 4,14', '-72,-22 -40,-12 -24,-26', '-66,22 -40,24 -16,14'], skin, 2.6),
  creases(['-110,-40 -106,-36 -106,-30', '-120,-12 -116,-6 -116,0', '-116,14 -113,20 -114,26'], skin, 2.2),
]

/** A hand that holds the left edge of something from below: its fingers are behind it, its thumb lies on it. The wrist is at (-34, 74). */
export const thumbOver = (skin: Skin): SceneNode[] => [
  fill(blob('-66,70 -58,30 -44,0 -22,-18 4,-14 14,14 6,46 -4,84'), skin.skin),
  finger([-20, 18], [14, -8], [46, -22], 15, skin),
  nail(48, -23, 9, 6),
  creases(['-14,34 0,26 8,14', '14,-16 18,-8 17,0'], skin, 2.6),
]

/** A hand that writes with a pen whose point is at the origin; the wrist is at (112, 96). */
export const penHand = (skin: Skin, ink: string): SceneNode[] => [
  finger([92, 30], [52, 64], [30, 70], 14, skin),
  finger([88, 20], [44, 44], [22, 48], 15, skin),
  fill(blob('62,16 96,-2 124,16 138,54 146,96 92,118 72,84 56,54'), skin.skin),
  stroke('M66 -78L8 -10', ink, 15),
  stroke('M8 -10L0 0', colours.ink, 7),
  finger([92, 12], [52, -2], [18, 4], 15, skin),
  finger([76, 62], [48, 40], [24, 22], 15, skin),
  nail(22, 1, 7, 6),
  nail(30, 22, 8, 6),
  creases(['56,-12 60,-4 58,6', '84,40 92,50 90,64'], skin, 2.6),
]

/** Four fingers that hold on to the edge of something from behind it, 72 wide; the edge is at y = 0. `way` says on which side the long ones are. */
export const holdingOn = (way: -1 | 1, { skin, shade }: Skin): SceneNode[] => [
  fill(blob('-36,0 -34,-22 -8,-32 20,-30 36,-18 36,4 0,10'), skin),
  ...[-26, -9, 8, 25].map((x, i) =>
    fill(rounded([x * way, -8], [x * way, 17 - Math.abs(i - 1.4) * 3], 9.5, 8.5), skin),
  ),
  stroke([-17.5, -0.5, 16.5].map((x) => line([x * way, -8], [x * way, 14])).join(''), shade, 2.4),
]
