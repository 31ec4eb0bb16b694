import { blob, curve, ellipse, type Point } from './geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from './scene.ts'

type Eyes = 'open' | 'wide' | 'closed' | 'squeezed' | 'happy' | 'half'
type Brows = 'rest' | 'up' | 'cross' | 'worried'
type Mouth = 'smile' | 'grin' | 'flat' | 'oh' | 'shout' | 'wobble' | 'tongue' | 'sad' | 'chew' | 'none'

/** A feeling. `gaze` moves the pupils: -1 to 1 across and down. */
export type Expression = { eyes: Eyes; brows: Brows; mouth: Mouth; gaze?: Point }

export type Complexion = { skin: string; shade: string; blush: string; brow: string }

const ink = '#231f33'

function eye(kind: Eyes, x: number, y: number, skin: Complexion, [gx, gy]: Point): SceneNode[] {
  if (kind === 'closed' || kind === 'squeezed') {
    const drop = kind === 'closed' ? 0.07 : -0.02
    return [
      stroke(
        curve([
          [x - 0.16, y],
          [x, y + drop + 0.02],
          [x + 0.16, y],
        ]),
        ink,
        0.065,
      ),
    ]
  }
  if (kind === 'happy')
    return [
      stroke(
        curve([
          [x - 0.16, y + 0.05],
          [x, y - 0.09],
          [x + 0.16, y + 0.05],
        ]),
        ink,
        0.07,
      ),
    ]
  const [rx, ry] = kind === 'wide' ? [0.19, 0.235] : [0.155, 0.19]
  const white = ellipse(x, y, rx, ry)
  const pupil = kind === 'wide' ? 0.095 : 0.105
  const px = x + gx * (rx - pupil) * 0.95
  const py = y + gy * (ry - pupil * 1.2) * 0.95
  const lid = kind === 'half' ? [fill(`M${x - 0.3} ${y - 0.4}H${x + 0.3}V${y - 0.02}H${x - 0.3}Z`, skin.shade)] : []
  return [
    fill(white, '#fffaf0'),
    clipTo(white, [
      fill(ellipse(px, py, pupil, pupil * 1.22), ink),
      fill(ellipse(px + 0.035, py - 0.05, 0.032), '#ffffff'),
      ...lid,
    ]),
    stroke(
      curve([
        [x - rx, y - 0.04],
        [x - rx * 0.5, y - ry * 0.92],
        [x + rx * 0.5, y - ry * 0.92],
        [x + rx, y - 0.04],
      ]),
      ink,
      0.045,
    ),
  ]
}

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

/** The features of a face of radius 1 that is seen from the side and looks to the right. `outline` is the head's, with its nose. */
export function sideFace(skin: Complexion, nod: number, feeling: Expression, outline: string): SceneNode[] {
  const y = 0.06 + nod * 0.14
  const [inner, outer] = browTilt[feeling.brows]
  const brow: Point[] = [
    [0.72, y - 0.33 + inner],
    [0.55, y - 0.38 + (inner + outer) / 2],
    [0.34, y - 0.31 + outer],
  ]
  return [
    place(eye(feeling.eyes, 0, 0, skin, feeling.gaze ?? [0.7, nod * 0.7]), { x: 0.52, y, scale: 0.95 }),
    stroke(curve(brow), skin.brow, 0.085),
    fill(ellipse(0.34, y + 0.38, 0.17, 0.12), skin.blush, 0.42),
    clipTo(outline, mouth(feeling.mouth, 0.68, y + 0.56, skin.shade)),
  ]
}

/** The features of a face of radius 1 that looks along `turn` (-1 left, 1 right) and `nod` (-1 up, 1 down). */
export function face(skin: Complexion, turn: number, nod: number, feeling: Expression): SceneNode[] {
  const cx = turn * 0.4
  const cy = 0.08 + nod * 0.16
  const gap = 0.37 - Math.abs(turn) * 0.06
  const gaze = feeling.gaze ?? [turn * 0.7, nod * 0.7]
  const [inner, outer] = browTilt[feeling.brows]
  const sides = [-1, 1].flatMap((side) => {
    const x = cx + side * gap
    const nearEdge = side * turn > 0.3 ? 0.85 : 1
    const brow = curve([
      [x - side * 0.17, cy - 0.33 + inner],
      [x, cy - 0.37 + (inner + outer) / 2],
      [x + side * 0.19, cy - 0.31 + outer],
    ])
    return [
      place(eye(feeling.eyes, 0, 0, skin, gaze), { x, y: cy, scale: nearEdge }),
      stroke(brow, skin.brow, 0.085),
      fill(ellipse(cx + side * (gap + 0.16), cy + 0.36, 0.17, 0.12), skin.blush, 0.42),
    ]
  })
  const nx = cx + turn * 0.16
  const nose = blob([
    [nx - 0.08, cy + 0.24],
    [nx + turn * 0.04, cy + 0.12],
    [nx + 0.08, cy + 0.24],
    [nx, cy + 0.3],
  ])
  return [...sides, fill(nose, skin.shade), ...mouth(feeling.mouth, cx + turn * 0.04, cy + 0.55, skin.shade)]
}
