import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A plank boat painted red, 240 wide, as it floats; its keel at y = 0. */
export const redBoat: SceneNode[] = [
  fill(blob('-124,-62 124,-70 92,-14 60,0 -50,0 -90,-12', 0.06), colours.red),
  clipTo(blob('-124,-62 124,-70 92,-14 60,0 -50,0 -90,-12', 0.06), [
    fill(rect(-130, -30, 260, 40), colours.redDark, 0.55),
    stroke(line([-130, -44], [130, -48]) + line([-120, -24], [120, -26]), colours.redDark, 3),
  ]),
  stroke(line([-126, -62], [126, -70]), colours.cream, 7),
]

/** A sail of patches on a mast, its foot at the origin. */
export const patchedSail: SceneNode[] = [
  fill(rect(-5, -300, 10, 300, 3), '#8a5f3c'),
  fill(blob('10,-288 120,-236 176,-90 96,-70 10,-66', 0.1), colours.cream),
  clipTo(blob('10,-288 120,-236 176,-90 96,-70 10,-66', 0.1), [
    fill(poly('10,-180 80,-176 84,-110 10,-108'), colours.gold),
    fill(poly('92,-250 150,-240 150,-176 90,-180'), colours.red, 0.85),
    stroke(
      line([10, -180], [80, -176]) + line([80, -176], [84, -110]) + line([84, -110], [10, -108]),
      colours.ink,
      2,
      0.5,
    ),
    stroke(line([92, -252], [90, -180]) + line([90, -180], [152, -176]), colours.ink, 2, 0.5),
  ]),
  fill(poly('-2,-322 -2,-296 -44,-306'), colours.red),
]

/** A rudder with its tiller, hung behind a bath; the tiller's end at the origin. */
export const rudder: SceneNode[] = [
  stroke(curve('0,0 34,6 58,14'), '#8a5f3c', 9),
  fill(blob('52,4 78,8 92,90 62,104 56,60', 0.1), '#a8714d'),
  stroke(line([64, 20], [70, 90]), '#84553a', 3),
]

/** A sock that has been in a pond, hung up by its top at the origin. */
export const wetSock = (colour: string): SceneNode[] => [
  fill(blob('-11,0 11,0 12,44 34,60 32,76 6,76 -12,60', 0.12), colour),
  fill(rect(-12, -2, 24, 11, 3), colours.white),
  fill(ellipse(20, 90, 4, 6) + ellipse(2, 98, 3.4, 5), colours.waterPale),
]

/** A slipper of ice from the side, 96 long, its sole at y = 0. */
export const iceSlipper = (hasMelted = false): SceneNode[] => [
  fill(
    blob(
      hasMelted ? '-48,0 -46,-26 -20,-26 6,-18 40,-14 50,0' : '-48,0 -48,-44 -24,-48 -10,-30 24,-30 50,-14 50,0',
      0.13,
    ),
    colours.ice,
    0.95,
  ),
  stroke(curve(hasMelted ? '-38,-18 -10,-18 20,-10' : '-40,-36 -28,-38 -12,-22 20,-22 40,-10'), colours.white, 4, 0.9),
  stroke(curve('-46,-3 0,-1 48,-3'), colours.iceDark, 4),
]

/** A cup without its saucer, 36 wide, its foot at the origin. */
export const cup: SceneNode[] = [
  stroke('M16 -22q14 -2 12 9q-3 8 -13 6', colours.white, 5),
  fill('M-18 -32H18Q18 -2 0 0Q-18 -2 -18 -32Z', colours.white),
  fill(ellipse(0, -31, 16, 3.6), '#8a5a34'),
]

/** A hat that makes tea, in the units of a head: a pot on a brim, with a spout to the right. */
export const teaHat: SceneNode[] = [
  fill(blob('-1.16,-0.6 -0.6,-0.5 0,-0.48 0.6,-0.5 1.16,-0.6 0.7,-0.84 0,-0.9 -0.7,-0.84'), '#3d3350'),
  stroke(curve('-0.66,-1.5 -1.22,-1.6 -1.2,-1.1 -0.7,-0.96'), colours.copper, 0.16),
  fill(blob('0.5,-1.1 0.94,-1.24 1.2,-1.66 1.36,-1.6 1.16,-1.1 0.7,-0.84'), colours.copper),
  fill(blob('-0.76,-0.8 -0.9,-1.3 -0.5,-1.76 0,-1.86 0.5,-1.76 0.9,-1.3 0.76,-0.8 0,-0.72'), colours.copper),
  stroke(curve('-0.56,-1.2 -0.46,-1.5 -0.24,-1.64'), '#f2c6a4', 0.1),
  fill(ellipse(0, -1.86, 0.34, 0.1), '#9c5a34'),
  fill(ellipse(0, -2, 0.14), '#9c5a34'),
  place([stroke(curve('-0.1,0 0.1,-0.2 -0.06,-0.4 0.1,-0.6'), colours.white, 0.08, 0.8)], { x: 0.4, y: -2.1 }),
]
