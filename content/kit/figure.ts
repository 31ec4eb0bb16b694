import { arm } from './arms.ts'
import { bent } from './bend.ts'
import { face } from './face.ts'
import { blob, ellipse, type Point } from './geometry.ts'
import { turnedHead } from './heads.ts'
import { leg } from './limbs.ts'
import { throat } from './neck.ts'
import type { ArmLayer, Figure, Pose } from './pose.ts'
import { fill, type GroupNode, part, place, type SceneNode } from './scene.ts'

const rotate = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/** What the check wants to know of somebody: the pose, and where a seated body touches its seat. */
export function partsOf({ build }: Figure, pose: Pose): GroupNode[] {
  const told = [pose.back ?? false, pose.turn ?? 0, pose.tilt ?? 0, pose.lean ?? 0, pose.hands, pose.seat ?? 0]
  return [
    part({ is: 'person', pose: JSON.stringify(told) }),
    ...(pose.seat ? [{ ...place([], { y: build.limb * 0.6 }), part: { is: 'sitter' as const } }] : []),
  ]
}

/** A standing pose with its weight on one leg: that foot comes under the body, and the other is free. */
function balanced({ build }: Figure, pose: Pose): Pose {
  const weight = pose.weight ?? 0
  if (weight === 0 || pose.seat) return pose
  const under: Point = [weight * build.hips * 0.35, build.leg]
  const free: Point = [-weight * (build.hips * 1.5 + build.limb * 0.5), build.leg - build.limb * 0.12]
  const lean = (pose.lean ?? 0) - weight * 4
  return { ...pose, lean, feet: pose.feet ?? (weight < 0 ? [under, free] : [free, under]) }
}

/** A figure in a pose; its origin is between its hips. */
export function figure(who: Figure, asked: Pose): SceneNode[] {
  const pose = balanced(who, asked)
  const { build, complexion } = who
  const lean = pose.lean ?? 0
  const turn = pose.turn ?? 0
  const back = pose.back ?? false
  const drop = (pose.weight ?? 0) * build.limb * 0.28
  const shoulders = ([-1, 1] as const).map((side) =>
    rotate([side * build.shoulders, -build.torso * 0.86 + build.limb * 0.18 + side * drop], lean),
  )
  const neck = rotate([0, -build.torso], lean)
  const headAt = rotate([turn * build.head * 0.12, -build.torso - build.neck - build.head * 0.86], lean)
  const hair = who.hair({ back, turn, hat: pose.hat !== undefined })
  const features = back ? [] : face(complexion, turn, pose.nod ?? 0, pose.feeling)
  const ears = [-1, 1]
    .filter((side) => side * turn < 0.35)
    .flatMap((side) => [
      fill(ellipse(side * (0.96 - Math.abs(turn) * 0.12), 0.14, 0.16, 0.2), complexion.skin),
      fill(ellipse(side * (0.98 - Math.abs(turn) * 0.12), 0.15, 0.08, 0.11), complexion.shade),
    ])
  const head: GroupNode = {
    ...place(
      [
        ...hair.behind,
        ...ears,
        fill(blob(turnedHead(who.head, turn)), complexion.skin),
        ...features,
        ...hair.front,
        ...(pose.hat ?? []),
      ],
      {
        x: headAt[0],
        y: headAt[1],
        scale: build.head,
        rotate: lean + (pose.tilt ?? 0),
      },
    ),
    isFace: true,
  }
  const layers = pose.arms ?? ['front', 'front']
  const arms = (layer: ArmLayer) =>
    ([0, 1] as const).flatMap((i) => (layers[i] === layer ? arm(who, pose, i, shoulders[i] ?? neck) : []))
  // Of knees that go to one side, the far one is behind.
  const order = pose.seat && pose.seat[0][0] > 0 ? ([1, 0] as const) : ([0, 1] as const)
  const legs = pose.legless ? [] : order.flatMap((i) => leg(who, pose, i))
  const torso = bent(who.garment({ back, sitting: pose.seat !== undefined }, build), build, lean, pose.weight)
  const top = back ? [head, ...arms('front')] : [...arms('front'), head]
  return [
    ...partsOf(who, pose),
    ...arms('back'),
    ...(pose.seat ? [] : legs),
    ...throat(who, neck, headAt, back),
    ...torso,
    ...(pose.seat ? legs : []),
    ...top,
    ...(pose.load ?? []),
    ...arms('over'),
  ]
}
