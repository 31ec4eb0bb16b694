import { type Complexion, type Expression, face } from './face.ts'
import { blob, ellipse, type Outline, type Point, poly, reach, tube } from './geometry.ts'
import { type HandState, handAt } from './hand.ts'
import { fill, type GroupNode, type PathNode, part, place, type SceneNode } from './scene.ts'

/** Lengths in the figure's own units; a child is about 235 high, an adult about 330. */
export type Build = {
  head: number
  torso: number
  shoulders: number
  arm: number
  leg: number
  limb: number
  hips: number
}

/** Which way a head is seen, for those who draw hair and hats on it. The head has radius 1; from the `side` it faces right. */
export type HeadView = { back: boolean; turn: number; hat: boolean; side?: boolean }

export type GarmentView = { back: boolean; sitting: boolean; side?: boolean }

export type Figure = {
  build: Build
  complexion: Complexion
  /** Head shape of radius 1; its jaw is what tells an old face from a young one. */
  head: Outline
  /** `over` is what covers the ear of a head seen from the side. */
  hair: (view: HeadView) => { behind: SceneNode[]; front: SceneNode[]; over?: SceneNode[] }
  /** The garment over the torso: origin at the hips, y up is negative, `torso` high. */
  garment: (view: GarmentView, build: Build) => SceneNode[]
  sleeve: string
  /** How much of the arm the sleeve covers, 0–1. */
  cuff: number
  trousers: string
  shoe: string
  /** How far the shoe or boot comes up the leg, 0–1. */
  boot: number
}

type ArmLayer = 'back' | 'front' | 'over'

/** A pose. Left and right are those of the picture. Points are from the hips; angles are degrees, clockwise. */
export type Pose = {
  back?: boolean
  turn?: number
  nod?: number
  tilt?: number
  lean?: number
  /** On which leg a standing body rests: -1 the left of the picture, 1 the right. The hip goes out over it, the shoulder comes down. */
  weight?: number
  hands: [left: Point, right: Point]
  /** What each hand does; unless it is said, one that holds something grips it and any other rests. */
  grasp?: [left: HandState, right: HandState]
  /** How large the hands are, where they are what the picture is about; 1 unless it is said. */
  handSize?: number
  /** Which way each elbow points: 1 outwards, -1 inwards. */
  elbows?: [number, number]
  arms?: [ArmLayer, ArmLayer]
  feet?: [Point, Point]
  knees?: [number, number]
  /** Where a seated figure's knees are; its shins hang from there. */
  seat?: [Point, Point]
  feeling: Expression
  hat?: SceneNode[]
  /** What a hand holds, drawn around the hand's centre, over the fingers or under them. */
  holding?: [SceneNode[], SceneNode[]]
  /** Draws no legs: they are hidden or drawn by the page. */
  legless?: boolean
}

const rotate = ([x, y]: Point, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

function shoe(figure: Figure, [x, y]: Point, way: number, size: number): PathNode {
  const s = size
  return fill(
    blob([
      [x - way * s * 0.5, y - s * 0.45],
      [x + way * s * 0.35, y - s * 0.4],
      [x + way * s * 1.15, y],
      [x + way * s * 1.1, y + s * 0.35],
      [x - way * s * 0.55, y + s * 0.35],
    ]),
    figure.shoe,
  )
}

export function leg(figure: Figure, pose: Pose, index: 0 | 1): SceneNode[] {
  const { build } = figure
  const side = index === 0 ? -1 : 1
  const hip: Point = [side * build.hips, -4]
  const way = pose.turn && Math.abs(pose.turn) > 0.45 ? Math.sign(pose.turn) : side
  const [wide, thin] = [build.limb * 1.35, build.limb * 0.95]
  const foot = pose.feet?.[index] ?? [side * build.hips, build.leg]
  if (pose.seat) {
    const knee = pose.seat[index]
    const middle: Point = [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2]
    return [
      fill(tube(knee, middle, foot, wide, thin), figure.trousers),
      fill(ellipse(knee[0], knee[1], wide / 2), figure.trousers),
      fill(tube(knee, middle, foot, wide * 1.06, thin * 1.12, 1 - figure.boot, 1), figure.shoe),
      shoe(figure, foot, way, build.limb * 0.9),
      fill(tube(hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 4], knee, wide * 1.1, wide), figure.trousers),
    ]
  }
  const { joint, end } = reach(hip, foot, build.leg, pose.knees?.[index] ?? -side)
  return [
    fill(tube(hip, joint, end, wide, thin), figure.trousers),
    fill(tube(hip, joint, end, wide * 1.08, thin * 1.12, 1 - figure.boot, 1), figure.shoe),
    shoe(figure, end, way, build.limb * 0.9),
  ]
}

export function arm(figure: Figure, pose: Pose, index: 0 | 1, shoulder: Point): SceneNode[] {
  const { build, complexion } = figure
  const side = index === 0 ? -1 : 1
  const bend = (pose.hands[index][1] >= shoulder[1] ? -side : side) * (pose.elbows?.[index] ?? 1)
  const { joint, end } = reach(shoulder, pose.hands[index], build.arm, bend)
  const short = Math.hypot(pose.hands[index][0] - end[0], pose.hands[index][1] - end[1])
  const holding = pose.holding?.[index] ?? []
  const state = pose.grasp?.[index] ?? (holding.length > 0 ? 'grip' : 'rest')
  const sleeve = tube(shoulder, joint, end, build.limb * 1.3, build.limb * 0.95, 0, figure.cuff)
  // Where an arm is folded tight its sleeve creases shut; without this the background shows in the crook.
  const along = (t: number): Point => {
    const u = 1 - t
    return [
      u * u * shoulder[0] + 2 * u * t * joint[0] + t * t * end[0],
      u * u * shoulder[1] + 2 * u * t * joint[1] + t * t * end[1],
    ]
  }
  const isFolded = Math.hypot(end[0] - shoulder[0], end[1] - shoulder[1]) < build.arm * 0.55
  const shapes = [
    ...(isFolded ? [fill(poly([along(0.14), along(0.5), along(0.86)]), figure.sleeve)] : []),
    fill(tube(shoulder, joint, end, build.limb * 1.2, build.limb * 0.72, 0.3), complexion.skin),
    place([fill(sleeve, '#1d2440', 0.14)], { x: 0, y: 2.5 }),
    fill(sleeve, figure.sleeve),
    fill(
      tube(shoulder, joint, end, build.limb * 1.3, build.limb * 0.98, figure.cuff - 0.07, figure.cuff),
      '#1d2440',
      0.14,
    ),
    fill(ellipse(shoulder[0], shoulder[1], build.limb * 0.65), figure.sleeve),
    place(holding, { x: end[0], y: end[1] }),
    handAt(
      end,
      joint,
      { state, size: build.limb * 0.53 * (pose.handSize ?? 1), thumb: side === 1 ? -1 : 1 },
      complexion,
    ),
  ]
  return [part({ is: 'arm', short }, shapes)]
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
    rotate([side * build.shoulders, -build.torso * 0.86 + side * drop], lean),
  )
  const neck = rotate([0, -build.torso], lean)
  const headAt = rotate([turn * build.head * 0.12, -build.torso - build.head * 0.86], lean)
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
      [...hair.behind, ...ears, fill(blob(who.head), complexion.skin), ...features, ...hair.front, ...(pose.hat ?? [])],
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
  const legs = pose.legless ? [] : ([0, 1] as const).flatMap((i) => leg(who, pose, i))
  const throat = fill(
    tube(neck, neck, [(neck[0] + headAt[0]) / 2, headAt[1] + build.head * 0.7], build.limb * 1.25, build.limb * 1.1),
    complexion.shade,
  )
  const torso = place([...who.garment({ back, sitting: pose.seat !== undefined }, build)], { rotate: lean })
  const top = back ? [head, ...arms('front')] : [...arms('front'), head]
  return [
    ...partsOf(who, pose),
    ...arms('back'),
    ...(pose.seat ? [] : legs),
    throat,
    torso,
    ...(pose.seat ? legs : []),
    ...top,
    ...arms('over'),
  ]
}
