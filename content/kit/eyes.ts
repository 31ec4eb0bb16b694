import { curve, ellipse, type Point } from './geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from './scene.ts'

export type Eyes = 'open' | 'wide' | 'closed' | 'squeezed' | 'happy' | 'half'

export const ink = '#231f33'

/** An eye; `gaze` moves its pupil. */
export function eye(kind: Eyes, x: number, y: number, skin: { shade: string }, [gx, gy]: Point): SceneNode[] {
  if (kind === 'closed')
    return [
      stroke(
        curve([
          [x - 0.16, y],
          [x, y + 0.09],
          [x + 0.16, y],
        ]),
        ink,
        0.065,
      ),
    ]
  // Pressed shut: the lids meet in a crease, and the cheek is pushed up under it.
  if (kind === 'squeezed')
    return [
      stroke(
        curve([
          [x - 0.14, y + 0.13],
          [x, y + 0.09],
          [x + 0.14, y + 0.13],
        ]),
        skin.shade,
        0.05,
      ),
      stroke(
        `${curve([
          [x - 0.18, y + 0.04],
          [x, y - 0.03],
          [x + 0.18, y + 0.04],
        ])}M${x - 0.2} ${y - 0.05}L${x - 0.12} ${y + 0.01}M${x + 0.2} ${y - 0.05}L${x + 0.12} ${y + 0.01}`,
        ink,
        0.062,
      ),
    ]
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

/** Eyes of a small face: dots, or lines if they are shut. */
export function dot(kind: Eyes, x: number, y: number, [gx, gy]: Point): SceneNode {
  if (kind === 'open' || kind === 'wide' || kind === 'half') {
    const r = kind === 'wide' ? 0.15 : 0.12
    return fill(ellipse(x + gx * 0.05, y + gy * 0.05, r, r * (kind === 'half' ? 0.8 : 1.25)), ink)
  }
  const bow = kind === 'happy' ? -0.12 : kind === 'closed' ? 0.1 : 0
  return stroke(
    curve([
      [x - 0.17, y],
      [x, y + bow],
      [x + 0.17, y],
    ]),
    ink,
    0.1,
  )
}
