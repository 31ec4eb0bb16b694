import { digit, nail, type Skin } from '../../../kit/drawn-hands.ts'
import { blob, curve, ellipse, line, type Point, rounded } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A finger from its knuckle over its joint to its tip, `half` its width. */
const finger = (knuckle: Point, joint: Point, tip: Point, half: number, { skin }: Skin): SceneNode =>
  fill(rounded(knuckle, joint, half, half * 0.95) + rounded(joint, tip, half * 0.95, half * 0.8), skin)

/** A nail at a fingertip, `rx` and `ry` half its width and its height. */
const oval = (x: number, y: number, rx: number, ry: number): SceneNode => fill(ellipse(x, y, rx, ry), '#ffffff', 0.3)

const creases = (lines: string[], { shade }: Skin, width = 3): SceneNode =>
  stroke(lines.map((d) => curve(d)).join(''), shade, width)

/** A hand that creeps to the right to take hold of something, its wrist at the origin, 290 long; the thumb is on our side, under the fingers. */
export const creepingHand = (skin: Skin): SceneNode[] => [
  fill(digit('88,-46 146,-78 200,-60', 17, 13), skin.skin),
  fill(digit('98,-38 172,-72 242,-46', 19, 15), skin.skin),
  fill(digit('100,-24 184,-52 272,-22', 20, 15), skin.skin),
  fill(blob('-44,-44 16,-54 76,-60 116,-40 122,0 88,40 20,52 -44,48'), skin.skin),
  fill(digit('92,2 188,-18 286,8', 20, 15), skin.skin),
  fill(digit('24,34 92,74 176,56', 21, 16), skin.skin),
  nail([286, 6], 14, 11),
  nail([272, -24], 18, 10),
  nail([180, 52], -12, 12),
  creases(['84,-34 98,-42 112,-38', '184,-30 190,-20 186,-8', '92,58 98,68 94,82', '20,22 40,32 54,50'], skin, 2.8),
]

/** The flat of a left hand that is held out to the left, its wrist at (66, 0), 220 long, the thumb on our side: what lies on it is drawn around the origin. */
export const openPalm = (skin: Skin): SceneNode[] => [
  fill(digit('-50,-40 -98,-54 -136,-58', 17, 14), skin.skin),
  fill(digit('-62,-17 -116,-26 -166,-30', 18, 15), skin.skin),
  fill(digit('-66,10 -124,6 -180,6', 18.5, 15), skin.skin),
  fill(digit('-60,37 -114,40 -166,44', 18, 15), skin.skin),
  fill(blob('84,36 34,48 -8,62 -54,58 -80,34 -84,-12 -70,-50 -28,-62 24,-56 84,-40'), skin.skin),
  fill(digit('40,26 2,74 -70,104', 26, 16), skin.skin),
  creases(['-20,54 4,30 14,-14', '-74,24 -40,12 -22,28', '-68,-24 -40,-26 -14,-18'], skin, 2.8),
  creases(
    ['-112,50 -108,42 -108,32', '-122,18 -118,8 -118,-4', '-112,-14 -109,-24 -110,-34', '-26,74 -16,84 -14,98'],
    skin,
    2.2,
  ),
]

/** A hand that holds the left edge of something from below: its fingers are behind it, its thumb lies on it. The wrist is at (-34, 74). */
export const thumbOver = (skin: Skin): SceneNode[] => [
  fill(blob('-66,70 -58,30 -44,0 -22,-18 4,-14 14,14 6,46 -4,84'), skin.skin),
  finger([-20, 18], [14, -8], [46, -22], 15, skin),
  oval(48, -23, 9, 6),
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
  oval(22, 1, 7, 6),
  oval(30, 22, 8, 6),
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
