import { dot, type Eyes, eye, ink } from './eyes.ts'
import { blob, curve, ellipse, type Point } from './geometry.ts'
import { clipTo, fill, type GroupNode, place, type SceneNode, stroke } from './scene.ts'

type Brows = 'rest' | 'up' | 'cross' | 'worried'
type Mouth = 'smile' | 'grin' | 'flat' | 'oh' | 'shout' | 'wobble' | 'tongue' | 'sad' | 'chew' | 'none'

/** A feeling. `gaze` moves the pupils: -1 to 1 across and down. */
export type Expression = { eyes: Eyes; brows: Brows; mouth: Mouth; gaze?: Point }

export type Complexion = { skin: string; shade: string; blush: string; brow: string }

/** The brow of a small face: only one that says something. */
const smallBrow = (kind: Brows, d: string, skin: Complexion): SceneNode[] =>
  kind === 'cross' || kind === 'worried' ? [stroke(d, skin.brow, 0.1)] : []

const browTilt: Record<Brows, [inner: number, outer: number]> = {
  rest: [-0.02, 0],
  up: [-0.14, -0.1],
  cross: [0.1, -0.06],
  worried: [-0.16, 0.03],
}

function mouth(kind: Mouth, x: number, y: number, shade: string): SceneNode[] {
  const dark = '#5a1f2b'
  if (kind === 'none') return []
  if (kind === 'smile')
    return [
      stroke(
        curve([
          [x - 0.2, y - 0.03],
          [x, y + 0.08],
          [x + 0.2, y - 0.03],
        ]),
        ink,
        0.06,
      ),
    ]
  if (kind === 'flat')
    return [
      stroke(
        curve([
          [x - 0.14, y + 0.01],
          [x + 0.14, y],
        ]),
        ink,
        0.06,
      ),
    ]
  if (kind === 'sad')
    return [
      stroke(
        curve([
          [x - 0.15, y + 0.07],
          [x, y - 0.02],
          [x + 0.15, y + 0.07],
        ]),
        ink,
        0.06,
      ),
    ]
  if (kind === 'wobble')
    return [
      stroke(
        curve([
          [x - 0.2, y + 0.03],
          [x - 0.1, y - 0.02],
          [x, y + 0.04],
          [x + 0.1, y - 0.02],
          [x + 0.2, y + 0.04],
        ]),
        ink,
        0.06,
      ),
    ]
  if (kind === 'chew')
    return [
      fill(ellipse(x + 0.2, y - 0.06, 0.17, 0.14), shade, 0.45),
      stroke(
        curve([
          [x - 0.12, y],
          [x, y + 0.04],
          [x + 0.12, y - 0.02],
        ]),
        ink,
        0.06,
      ),
    ]
  if (kind === 'tongue')
    return [
      stroke(
        curve([
          [x - 0.16, y],
          [x, y + 0.05],
          [x + 0.18, y - 0.02],
        ]),
        ink,
        0.06,
      ),
      fill(
        blob([
          [x + 0.02, y + 0.03],
          [x + 0.16, y],
          [x + 0.17, y + 0.14],
          [x + 0.07, y + 0.16],
        ]),
        '#e2645f',
      ),
    ]
  const open: Point[] =
    kind === 'oh'
      ? [
          [x - 0.11, y],
          [x, y - 0.11],
          [x + 0.11, y],
          [x, y + 0.15],
        ]
      : kind === 'shout'
        ? [
            [x - 0.26, y - 0.08],
            [x, y - 0.15],
            [x + 0.26, y - 0.08],
            [x + 0.2, y + 0.2],
            [x, y + 0.28],
            [x - 0.2, y + 0.2],
          ]
        : [
            [x - 0.27, y - 0.07],
            [x, y - 0.04],
            [x + 0.27, y - 0.07],
            [x + 0.14, y + 0.14],
            [x, y + 0.18],
            [x - 0.14, y + 0.14],
          ]
  const shape = blob(open)
  const inside: SceneNode[] =
    kind === 'oh'
      ? []
      : [fill(ellipse(x, y + 0.22, 0.17, 0.12), '#e2645f'), fill(`M${x - 0.3} ${y - 0.2}h.6v.16h-.6Z`, '#fffaf0')]
  return [fill(shape, dark), clipTo(shape, inside)]
}

/** Features, and what stands for them in a face that is too small for pupils, lids and a nose. */
const features = (large: SceneNode[], small: SceneNode[]): GroupNode => ({ ...place(large, {}), small })

/** The features of a face of radius 1 that is seen from the side and looks to the right. `outline` is the head's, with its nose. */
export function sideFace(skin: Complexion, nod: number, feeling: Expression, outline: string): SceneNode[] {
  const y = 0.06 + nod * 0.14
  const [inner, outer] = browTilt[feeling.brows]
  const brow: Point[] = [
    [0.72, y - 0.33 + inner],
    [0.55, y - 0.38 + (inner + outer) / 2],
    [0.34, y - 0.31 + outer],
  ]
  const cheek = fill(ellipse(0.34, y + 0.38, 0.17, 0.12), skin.blush, 0.42)
  const lips = clipTo(outline, mouth(feeling.mouth, 0.68, y + 0.56, skin.shade))
  const gaze: Point = feeling.gaze ?? [0.7, nod * 0.7]
  return [
    features(
      [
        place(eye(feeling.eyes, 0, 0, skin, gaze), { x: 0.52, y, scale: 0.95 }),
        stroke(curve(brow), skin.brow, 0.085),
        cheek,
        lips,
      ],
      [dot(feeling.eyes, 0.54, y, gaze), ...smallBrow(feeling.brows, curve(brow), skin), cheek, lips],
    ),
  ]
}

/** The features of a face of radius 1 that looks along `turn` (-1 left, 1 right) and `nod` (-1 up, 1 down). */
export function face(skin: Complexion, turn: number, nod: number, feeling: Expression): SceneNode[] {
  const cx = turn * 0.4
  const cy = 0.08 + nod * 0.16
  const gap = 0.37 - Math.abs(turn) * 0.06
  const gaze = feeling.gaze ?? [turn * 0.7, nod * 0.7]
  const [inner, outer] = browTilt[feeling.brows]
  const sides = ([-1, 1] as const).map((side) => {
    const x = cx + side * gap
    return {
      x,
      nearEdge: side * turn > 0.3 ? 0.85 : 1,
      brow: curve([
        [x - side * 0.17, cy - 0.33 + inner],
        [x, cy - 0.37 + (inner + outer) / 2],
        [x + side * 0.19, cy - 0.31 + outer],
      ]),
      cheek: fill(ellipse(cx + side * (gap + 0.16) - turn * 0.08, cy + 0.36, 0.17, 0.12), skin.blush, 0.42),
    }
  })
  const nx = cx + turn * 0.16
  const nose = blob([
    [nx - 0.08, cy + 0.24],
    [nx + turn * 0.04, cy + 0.12],
    [nx + 0.08 + turn * 0.03, cy + 0.24],
    [nx + turn * 0.02, cy + 0.3],
  ])
  const lips = mouth(feeling.mouth, cx + turn * 0.04, cy + 0.55, skin.shade)
  return [
    features(
      [
        ...sides.flatMap(({ x, nearEdge, brow, cheek }) => [
          place(eye(feeling.eyes, 0, 0, skin, gaze), { x, y: cy, scale: nearEdge }),
          stroke(brow, skin.brow, 0.085),
          cheek,
        ]),
        fill(nose, skin.shade),
        ...lips,
      ],
      [
        ...sides.flatMap(({ x, brow, cheek }) => [
          dot(feeling.eyes, x, cy, gaze),
          ...smallBrow(feeling.brows, brow, skin),
          cheek,
        ]),
        ...lips,
      ],
    ),
  ]
}
