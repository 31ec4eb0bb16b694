import { curve, ellipse, type Point, poly, rounded, tube } from './geometry.ts'
import { drawnAt, handAt } from './hand.ts'
import type { Figure, Pose } from './pose.ts'
import { fill, part, place, type SceneNode, stroke } from './scene.ts'

/** In what folds and cuffs are drawn: it shades any cloth. */
const crease = '#1d2440'
/** Half the width of a sleeve at the shoulder, the elbow and the cuff, and of a bare arm at the elbow and the wrist, in limbs. */
const half = { shoulder: 0.57, elbow: 0.47, cuff: 0.43, bareElbow: 0.41, wrist: 0.31 }
/** Half the width of a palm, in limbs. */
const palm = 0.5
/** An elbow that points at us or away from us stands out less than the bones would let it. */
const foreshortened = 0.86

type Bones = { shoulder: Point; elbow: Point; end: Point; short: number }

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/**
 * Where a hand goes. One that hangs beside a standing body and has nothing to do falls as far as its arm is long, so that the elbow
 * does not stand out.
 */
function targetOf({ build }: Figure, pose: Pose, index: 0 | 1, shoulder: Point, side: number): Point {
  const hand = pose.hands[index]
  const [aside, down] = [side * (hand[0] - shoulder[0]), hand[1] - shoulder[1]]
  const isBusy = pose.seat || pose.load || pose.holding?.[index]?.length || (pose.grasp?.[index] ?? 'rest') !== 'rest'
  const isBeside = side * hand[0] > build.shoulders + build.limb * 0.3 && aside < build.arm * 0.32
  const far = Math.hypot(aside, down)
  if (isBusy || side === 0 || !isBeside || down < build.arm * 0.6 || far > build.arm * 0.95) return hand
  const way = Math.atan2(side * aside * 0.6, down)
  return [shoulder[0] + Math.sin(way) * build.arm * 0.95, shoulder[1] + Math.cos(way) * build.arm * 0.95]
}

/** Two bones of one length from the shoulder to the palm. The shoulder rises with a hand that is lifted. */
function bonesOf(figure: Figure, pose: Pose, index: 0 | 1, hanging: Point, side: number): Bones {
  const { arm, limb } = figure.build
  const target = targetOf(figure, pose, index, hanging, side)
  const lift = Math.max(0, Math.min(1, (hanging[1] - target[1]) / arm))
  const shoulder: Point = [hanging[0] - side * limb * 0.12 * lift, hanging[1] - limb * 0.36 * lift]
  const distance = apart(shoulder, target) || 1
  const end = between(shoulder, target, Math.min(1, (arm * 1.08) / distance))
  const out = index === 0 ? -1 : 1
  const bend = (target[1] >= shoulder[1] ? -out : out) * (pose.elbows?.[index] ?? 1)
  const rise = (Math.sqrt(Math.max(arm ** 2 - distance ** 2, 0)) / 2) * foreshortened * bend
  const middle = between(shoulder, end, 0.5)
  const elbow: Point = [
    middle[0] - ((target[1] - shoulder[1]) / distance) * rise,
    middle[1] + ((target[0] - shoulder[0]) / distance) * rise,
  ]
  return { shoulder, elbow, end, short: apart(end, target) }
}

/** A piece of a limb with straight ends, `one` and `two` half wide, a little fuller between them. */
function piece(a: Point, b: Point, one: number, two: number, fuller = 0.04): string {
  const length = apart(a, b) || 1
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const edge = (way: number): Point[] =>
    (
      [
        [0, one],
        [0.4, (one * 0.6 + two * 0.4) * (1 + fuller)],
        [1, two],
      ] as const
    ).map(([t, wide]): Point => {
      const [x, y] = between(a, b, t)
      return [x + nx * wide * way, y + ny * wide * way]
    })
  return `${curve(edge(-1))}${curve(edge(1).toReversed()).replace('M', 'L')}Z`
}

/** What fills the crook of an elbow, where cloth bunches, no further than `reached` on the forearm. It runs the way of the other pieces. */
function crook({ shoulder, elbow, end }: Bones, reached: number): string {
  const [one, two] = [between(elbow, shoulder, 0.42), between(elbow, end, Math.min(0.42, reached))]
  const turn = (one[0] - elbow[0]) * (two[1] - elbow[1]) - (one[1] - elbow[1]) * (two[0] - elbow[0])
  return poly(turn > 0 ? [elbow, one, two] : [elbow, two, one])
}

/** Folds that run from the crook of a bent sleeve over the elbow. None if it is nearly straight. */
function foldsAt({ shoulder, elbow, end }: Bones, limb: number): SceneNode[] {
  const bent = apart(shoulder, elbow) + apart(elbow, end)
  if (apart(shoulder, end) > bent * 0.95) return []
  const [x, y] = between(shoulder, end, 0.5)
  const inwards = Math.atan2(y - elbow[1], x - elbow[0])
  const at = (angle: number, length: number): Point => [
    elbow[0] + Math.cos(inwards + angle) * length * limb,
    elbow[1] + Math.sin(inwards + angle) * length * limb,
  ]
  const fold = (from: [number, number], over: [number, number], to: [number, number]) =>
    stroke(curve([at(...from), at(...over), at(...to)]), crease, limb * 0.065, 0.34)
  return [fold([0, 0.6], [0.25, 0.3], [0.9, 0.14]), fold([-0.5, 0.62], [-0.9, 0.42], [-1.35, 0.36])]
}

/** The sleeve to where it ends, and its cuff. */
function sleeveOf({ build: { limb, arm }, cuff, sleeve }: Figure, bones: Bones): SceneNode[] {
  const { shoulder, elbow, end } = bones
  const [upper, lower] = [apart(shoulder, elbow), apart(elbow, end)]
  // The hand comes out of a long sleeve at its wrist.
  const long = Math.min(cuff * (upper + lower), upper + lower - palm * limb * 1.05)
  const isShort = long <= upper
  const [from, to] = isShort ? [shoulder, elbow] : [elbow, end]
  const reached = Math.max(0.1, isShort ? long / upper : (long - upper) / lower)
  const hem = between(from, to, reached)
  const wide = (isShort ? half.shoulder + (half.elbow - half.shoulder) * reached : half.cuff) * limb
  const cloth = isShort
    ? piece(shoulder, hem, half.shoulder * limb, wide * 1.06)
    : rounded(shoulder, elbow, half.shoulder * limb, half.elbow * limb) +
      crook(bones, reached) +
      piece(elbow, hem, half.elbow * limb, wide)
  const band = between(from, to, Math.max(0, reached - (arm * 0.075) / (isShort ? upper : lower)))
  const edge = piece(band, hem, wide * 1.1, wide * 1.12, 0)
  return [
    place([fill(cloth, crease, 0.14)], { x: 0, y: 2.5 }),
    fill(cloth, sleeve),
    fill(edge, sleeve),
    fill(edge, crease, 0.13),
    ...(isShort ? [] : foldsAt(bones, limb)),
  ]
}

/** The slope from the neck to the arm; it has the sleeve's colour and is one shape with it. */
function slope({ build }: Figure, pose: Pose, side: number, shoulder: Point): string {
  const lean = ((pose.lean ?? 0) * Math.PI) / 180
  const [x, y] = [side * build.shoulders * 0.46, -build.torso * 0.95 + build.limb * 0.2]
  const collar: Point = [x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean)]
  const middle: Point = [(collar[0] + shoulder[0]) / 2, (collar[1] + shoulder[1]) / 2 - build.limb * 0.04]
  return tube(collar, middle, shoulder, build.limb * 0.44, build.limb * half.shoulder * 1.94)
}

/** On which side of the forearm a thumb is: it points upwards, and to the body rather than away from it. */
function thumbOf({ elbow, end }: Bones, out: number): 1 | -1 {
  const [x, y] = [end[0] - elbow[0], end[1] - elbow[1]]
  return 0.6 * -out * -y - 0.8 * x > 0 ? 1 : -1
}

/** An arm: sleeve, hand, and what the hand holds. `side` is -1 for the left of the picture, 0 for a body that is seen from the side. */
export function arm(
  figure: Figure,
  pose: Pose,
  index: 0 | 1,
  at: Point,
  side: -1 | 0 | 1 = index === 0 ? -1 : 1,
): SceneNode[] {
  const { build, complexion } = figure
  const bones = bonesOf(figure, pose, index, at, side)
  const { shoulder, elbow, end, short } = bones
  const holding = pose.holding?.[index] ?? []
  const state = pose.grasp?.[index] ?? (holding.length > 0 ? 'grip' : 'rest')
  const bare = [
    ...(figure.cuff < 0.5 ? [rounded(shoulder, elbow, half.elbow * build.limb, half.bareElbow * build.limb)] : []),
    piece(elbow, end, half.bareElbow * build.limb, half.wrist * build.limb, 0.1),
  ]
  const thumb = thumbOf(bones, side === 0 ? -1 : side)
  const size = build.limb * palm * (pose.handSize ?? 1)
  const drawn = pose.drawn?.[index]
  const shapes = [
    fill(bare.join(''), complexion.skin),
    ...sleeveOf(figure, bones),
    fill(ellipse(shoulder[0], shoulder[1], build.limb * half.shoulder), figure.sleeve),
    ...(side === 0 ? [] : [fill(slope(figure, pose, side, shoulder), figure.sleeve)]),
    place(holding, { x: end[0], y: end[1] }),
    drawn ? drawnAt(drawn, end, elbow, size, thumb) : handAt(end, elbow, { state, size, thumb }, complexion),
  ]
  return [part({ is: 'arm', short }, shapes)]
}
