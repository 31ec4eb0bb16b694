import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, type Point } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'

type Hands = Pick<Pose, 'hands' | 'arms'>

/** Arms hanging. */
export const down = ({ build }: Figure): Hands => {
  const y = -build.torso * 0.86 + build.arm * 0.94
  return {
    hands: [
      [-build.shoulders - 14, y],
      [build.shoulders + 14, y],
    ],
  }
}

/** Both arms in the air; `spread` 0–1 opens them. */
export const cheer = ({ build }: Figure, spread = 0.5): Hands => {
  const [x, y] = [
    build.shoulders + 12 + spread * build.arm * 0.4,
    -build.torso * 0.86 - build.arm * (0.95 - spread * 0.25),
  ]
  return {
    hands: [
      [-x, y],
      [x, y],
    ],
    arms: ['back', 'back'],
  }
}

const sole = ({ build }: Figure) => build.leg + build.limb * 0.32

/** Somebody standing with their soles at a point, seen from the front or behind. */
export function stand(who: Figure, [x, y]: Point, scale: number, pose: Pose): SceneNode[] {
  return [
    fill(ellipse(x + 4, y, who.build.shoulders * scale * 1.5, 5 * scale), '#232338', 0.2),
    place(figure(who, pose), { x, y: y - sole(who) * scale, scale }),
  ]
}

/** Somebody seen from the side, their lower foot at a point, facing right unless `flip`. */
export function walk(
  who: Figure,
  [x, y]: Point,
  scale: number,
  pose: Parameters<typeof profile>[1],
  flip = false,
): SceneNode[] {
  return [
    fill(ellipse(x, y, who.build.shoulders * scale * 1.3, 4.5 * scale), '#232338', 0.18),
    place(profile(who, pose), { x, y: y - sole(who) * scale, scale, flip }),
  ]
}

/** Feet of somebody who climbs: the far one is a step of `rise` (in the figure's units) ahead. */
export const climbing = ({ build }: Figure, rise = 26): Pick<Pose, 'feet'> => ({
  feet: [
    [build.leg * 0.4, build.leg - rise],
    [-build.leg * 0.12, build.leg],
  ],
})

/** Faces that come back. */
export const faces = {
  content: { eyes: 'open', brows: 'rest', mouth: 'smile' },
  glad: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  eager: { eyes: 'wide', brows: 'up', mouth: 'grin' },
  amazed: { eyes: 'wide', brows: 'up', mouth: 'oh' },
  horrified: { eyes: 'wide', brows: 'worried', mouth: 'wobble' },
  effort: { eyes: 'squeezed', brows: 'cross', mouth: 'wobble' },
  tired: { eyes: 'half', brows: 'worried', mouth: 'flat' },
  sorry: { eyes: 'open', brows: 'worried', mouth: 'sad' },
  cross: { eyes: 'open', brows: 'cross', mouth: 'sad' },
} satisfies Record<string, Expression>
