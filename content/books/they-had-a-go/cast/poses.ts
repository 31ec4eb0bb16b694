import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, type Point } from '../../../kit/geometry.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode } from '../../../kit/scene.ts'

const sole = ({ build }: Figure) => build.leg + build.limb * 0.32

/** Somebody standing with their soles at a point, seen from the front or behind. */
export function stand(who: Figure, [x, y]: Point, scale: number, pose: Pose): SceneNode[] {
  return [
    fill(ellipse(x + 4, y, who.build.shoulders * scale * 1.5, 6 * scale), '#232338', 0.2),
    place(figure(who, pose), { x, y: y - sole(who) * scale, scale }),
  ]
}

/** Somebody seen from the side, their soles at a point, facing right unless `flip`. */
export function walk(
  who: Figure,
  [x, y]: Point,
  scale: number,
  pose: Parameters<typeof profile>[1],
  flip = false,
): SceneNode[] {
  return [
    fill(ellipse(x, y, who.build.shoulders * scale * 1.3, 5 * scale), '#232338', 0.18),
    place(profile(who, pose), { x, y: y - sole(who) * scale, scale, flip }),
  ]
}

/** Somebody whose legs the words hide, their hips at a point; where a picture is printed without its words they have legs all the same. */
export const whole = (who: Figure, [x, y]: Point, scale: number, pose: Pose): SceneNode[] =>
  stand(who, [x, y + sole(who) * scale], scale, pose)

/** Somebody whose legs are hidden by a thing, their hips at a point. */
export const behind = (who: Figure, [x, y]: Point, scale: number, pose: Pose): SceneNode =>
  place(figure(who, { ...pose, legless: true }), { x, y, scale })

/** Faces that come back. */
export const faces = {
  content: { eyes: 'open', brows: 'rest', mouth: 'smile' },
  glad: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  eager: { eyes: 'wide', brows: 'up', mouth: 'grin' },
  amazed: { eyes: 'wide', brows: 'up', mouth: 'oh' },
  worried: { eyes: 'open', brows: 'worried', mouth: 'flat' },
  sorry: { eyes: 'open', brows: 'worried', mouth: 'sad' },
  stern: { eyes: 'half', brows: 'cross', mouth: 'flat' },
  calm: { eyes: 'open', brows: 'rest', mouth: 'flat' },
  keen: { eyes: 'open', brows: 'up', mouth: 'tongue' },
} satisfies Record<string, Expression>
