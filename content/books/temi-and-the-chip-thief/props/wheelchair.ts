import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

function wheel(x: number, y: number, r: number): SceneNode[] {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI
    return line([x - Math.cos(a) * r * 0.72, y - Math.sin(a) * r], [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r])
  }).join('')
  return [
    stroke(spokes, colours.gullGrey, 1.5),
    stroke(ellipse(x, y, r * 0.72, r), colours.ink, 7),
    stroke(ellipse(x, y, r * 0.58, r * 0.82), colours.mustard, 2.6),
    fill(ellipse(x, y, 6, 8), colours.ink),
  ]
}

/** Somebody sitting in a blue wheelchair that faces us and a little to the right; origin on the ground between the wheels. */
export function inWheelchair(who: Figure, pose: Omit<Pose, 'seat' | 'feet'>): SceneNode[] {
  const seat: Pose = {
    ...pose,
    seat: [
      [-16, 16],
      [26, 16],
    ],
    feet: [
      [-12, 60],
      [28, 60],
    ],
  }
  return [
    ...wheel(40, -46, 44),
    fill(rect(-34, -132, 66, 76, 10), colours.navy),
    seatAt([-34, -62], [40, -62]),
    place(figure(who, seat), { x: -2, y: -74 }),
    fill(rect(-26, -7, 70, 7, 3), colours.ink),
    stroke(curve('44,-58 46,-30 38,-6') + curve('-30,-40 -28,-20 -22,-6'), colours.seaDeep, 5),
    fill(ellipse(38, -6, 8, 9) + ellipse(-20, -6, 8, 9), colours.ink),
    ...wheel(-42, -48, 48),
  ]
}

/** The same chair and sitter from behind. */
export function inWheelchairFromBehind(who: Figure, pose: Omit<Pose, 'seat' | 'feet' | 'back'>): SceneNode[] {
  return [
    place(figure(who, { ...pose, back: true, legless: true }), { x: 0, y: -74 }),
    fill(rect(-36, -136, 72, 86, 10), colours.navy),
    stroke(line([-28, -120], [28, -120]), colours.navyDark, 3),
    stroke(
      line([-38, -140], [-38, -40]) + line([38, -140], [38, -40]) + line([-38, -46], [38, -46]),
      colours.seaDeep,
      6,
    ),
    stroke(line([-38, -140], [-50, -144]) + line([38, -140], [50, -144]), colours.ink, 8),
    ...wheel(-50, -46, 45),
    ...wheel(50, -46, 45),
  ]
}
