import { arm } from './arms.ts'
import { bent } from './bend.ts'
import { sideFace } from './face.ts'
import { partsOf } from './figure.ts'
import { blob, ellipse, type Point } from './geometry.ts'
import { leg } from './limbs.ts'
import { throat } from './neck.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, type GroupNode, place, type SceneNode } from './scene.ts'

const sideHead =
  '0,-1.02 0.5,-0.92 0.82,-0.5 0.87,-0.06 0.93,0.14 1.05,0.3 0.98,0.42 0.87,0.46 0.86,0.66 0.7,0.9 0.36,1 -0.1,0.94 -0.6,0.72 -0.92,0.24 -0.96,-0.24 -0.68,-0.78'

/** A pose seen from the side. The first hand, foot and knee are the far ones. */
type SidePose = Omit<Pose, 'back' | 'turn'>

const turned = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/** A figure seen from the side, facing right; its origin is at its hips. Flip it to face left. */
export function profile(who: Figure, pose: SidePose): SceneNode[] {
  const { build, complexion } = who
  const lean = pose.lean ?? 0
  const slim: Figure = { ...who, build: { ...build, hips: build.hips * 0.3 } }
  const shoulder = turned([build.shoulders * 0.06, -build.torso * 0.85], lean)
  const neck = turned([0, -build.torso], lean)
  const headAt = turned([build.head * 0.16, -build.torso - build.neck - build.head * 0.84], lean)
  // Elbows hang behind and below, knees come forward.
  const elbow = (index: 0 | 1) => {
    const isBelow = pose.hands[index][1] >= shoulder[1]
    return (isBelow === (index === 0) ? 1 : -1) * (pose.elbows?.[index] ?? 1)
  }
  const limbs: Pose = { ...pose, turn: 1, elbows: [elbow(0), elbow(1)], knees: pose.knees ?? [-1, -1] }
  const hair = who.hair({ back: false, turn: 0.9, hat: pose.hat !== undefined, side: true })
  const outline = blob(sideHead)
  const head: GroupNode = {
    ...place(
      [
        ...hair.behind,
        fill(outline, complexion.skin),
        ...sideFace(complexion, pose.nod ?? 0, pose.feeling, outline),
        ...hair.front,
        fill(ellipse(-0.12, 0.18, 0.17, 0.21), complexion.skin),
        fill(ellipse(-0.13, 0.19, 0.09, 0.12), complexion.shade),
        ...(hair.over ?? []),
        ...(pose.hat ?? []),
      ],
      { x: headAt[0], y: headAt[1], scale: build.head, rotate: lean + (pose.tilt ?? 0) },
    ),
    isFace: true,
  }
  const legs = pose.legless ? [] : [...leg(slim, limbs, 0), ...leg(slim, limbs, 1)]
  const garment = who.garment({ back: false, sitting: pose.seat !== undefined, side: true }, build)
  const torso = bent(garment, build, lean)
  return [
    ...partsOf(who, pose),
    ...arm(slim, limbs, 0, [shoulder[0] + 5, shoulder[1]], 0),
    ...(pose.seat ? [] : legs),
    ...throat(who, neck, headAt, false),
    ...torso,
    ...(pose.seat ? legs : []),
    head,
    ...(pose.load ?? []),
    ...arm(slim, limbs, 1, shoulder, 0),
  ]
}
