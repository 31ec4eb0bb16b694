import { blend, type Canvas, eased } from './canvas.ts'
import { type Ink, inkSteps, type Rgb } from './colour.ts'
import { coverAt } from './combine-masks.ts'
import { drift, hairs, pools, side, tooth, wrap } from './fields.ts'
import type { Mask } from './mask.ts'
import { surface } from './surface.ts'

/** A place where a limb joins a body, in pixels. */
export type Joint = { x: number; y: number; radius: number }

/** What light does to a solid shape. */
type Form = {
  /** The shape with soft edges. */
  soft: Mask
  /** The way to the light, of length 1, and how many pixels broad its shadow is. */
  towards: readonly [number, number]
  breadth: number
  cool: Rgb
  warm: Rgb
  shade: number
  lit: number
}

/** How a coat of paint is laid. */
export type Coat = {
  opacity: number
  /** How much of the surface shows in it, and of the brush's hairs, 0 to 1. */
  texture: number
  hairs: number
  /** The shape with edges a little soft, for paint that dries darker there. */
  rim?: Mask | null
  form?: Form | null
  /** Rim and shadow are left out around these. */
  joints?: Joint[]
  seed: number
}

/** What a little more paint takes of each brightness; of white and of the darkest too, for paper is never quite covered. */
const density = Float32Array.from({ length: 256 }, (_, value) => Math.max(-1.5, Math.log((value * 0.9 + 12) / 255)))

/** How far from all joints a place is: 0 at one, 1 well outside. */
function awayFrom(joints: Joint[], x: number, y: number): number {
  let away = 1
  for (const joint of joints)
    away = Math.min(away, eased(Math.hypot(x - joint.x, y - joint.y) / joint.radius / 0.8 - 1))
  return away
}

const limited = (value: number) => Math.min(255, Math.max(0, value))

/** Lays one coat of paint inside a mask. */
export function lay({ sheet, rgb, calm }: Canvas, mask: Mask, ink: Ink, coat: Coat): void {
  const { opacity, texture, rim, form, joints = [], seed } = coat
  const { table } = ink
  const [right, low] = [Math.min(mask.left + mask.width, sheet.width), Math.min(mask.top + mask.height, sheet.height)]
  const [shiftX, shiftY] = [(seed * 389) & wrap, (seed * 613) & wrap]
  const angle = ((seed * 0.618) % 1) * 0.5 - 0.25
  const [along, across] = [Math.cos(angle), Math.sin(angle)]
  for (let y = Math.max(0, mask.top); y < low; y += 1)
    for (let x = Math.max(0, mask.left); x < right; x += 1) {
      const cover = mask.cover[(y - mask.top) * mask.width + x - mask.left] ?? 0
      if (cover === 0) continue
      const at = ink.isPlain ? 0 : Math.round(Math.min(1, Math.max(0, ink.placeAt(x, y))) * inkSteps) * 4
      let r = table[at] ?? 0
      let g = table[at + 1] ?? 0
      let b = table[at + 2] ?? 0
      let share = (cover / 255) * opacity * (table[at + 3] ?? 0)
      const pixel = y * sheet.width + x
      const still = 1 - ((calm[pixel] ?? 0) / 255) * 0.6
      const pool = pools[((y + shiftY) & wrap) * side + ((x + shiftX) & wrap)] ?? 0
      const grain = tooth[(y & wrap) * side + (x & wrap)] ?? 0
      if (texture > 0) {
        const [u, v] = [x * along + y * across + shiftX, y * along - x * across + shiftY]
        const hair = hairs[(Math.round(v) & wrap) * side + (Math.round(u) & wrap)] ?? 0
        const tone =
          texture * still * (surface.pools * pool + surface.hairs * coat.hairs * hair + surface.tooth * grain)
        // Thick paint takes more of the light than thin paint, of each part of it as the colour does.
        r *= 1 + tone * (density[r | 0] ?? 0)
        g *= 1 + tone * (density[g | 0] ?? 0)
        b *= 1 + tone * (density[b | 0] ?? 0)
        const warmth = (drift[((y + shiftX) & wrap) * side + ((x + shiftY) & wrap)] ?? 0) * texture * still
        r += warmth * surface.drift * 40
        b -= warmth * surface.drift * 56
      } else if (opacity < 0.85) share *= 1 + 0.14 * pool
      const away = joints.length > 0 ? awayFrom(joints, x, y) : 1
      if (rim) {
        const edge = Math.min(1, (255 - coverAt(rim, x, y)) / 120) * surface.rim * away * still
        r *= 1 - edge * 0.6
        g *= 1 - edge * 0.66
        b *= 1 - edge * 0.55
      }
      if (form) {
        const { soft, towards, breadth, cool, warm } = form
        // The edge of a shadow is as dry as the brush that laid it.
        const rough = (0.165 * grain + 0.15 * pool) * still
        const [dx, dy] = [towards[0] * breadth, towards[1] * breadth]
        const behind = coverAt(soft, Math.round(x - dx), Math.round(y - dy)) / 255
        const before = coverAt(soft, Math.round(x + dx * 0.6), Math.round(y + dy * 0.6)) / 255
        const dark = eased(1.31 - 1.7 * behind + rough) * form.shade * away
        const light = eased(1.27 - 1.7 * before - rough) * form.lit * away * (1 - dark)
        r *= 1 - dark * (1 - cool[0] / 255)
        g *= 1 - dark * (1 - cool[1] / 255)
        b *= 1 - dark * (1 - cool[2] / 255)
        r += (warm[0] - r) * light
        g += (warm[1] - g) * light
        b += (warm[2] - b) * light
      }
      blend(rgb, pixel, limited(r), limited(g), limited(b), Math.min(1, share))
    }
}

/** Notes the plain colour of what was laid, or `sky`, or `mixed`. */
export function note({ sheet, top }: Canvas, mask: Mask, code: number): void {
  const [right, low] = [Math.min(mask.left + mask.width, sheet.width), Math.min(mask.top + mask.height, sheet.height)]
  for (let y = Math.max(0, mask.top); y < low; y += 1)
    for (let x = Math.max(0, mask.left); x < right; x += 1)
      if ((mask.cover[(y - mask.top) * mask.width + x - mask.left] ?? 0) > 127) top[y * sheet.width + x] = code
}

/** Rubs a pencil or a dry brush over a mask: it catches on the paper's tooth, the more the drier it is. */
export function rub({ sheet, rgb }: Canvas, mask: Mask, [r, g, b]: Rgb, strength: number, dryness: number): void {
  const [right, low] = [Math.min(mask.left + mask.width, sheet.width), Math.min(mask.top + mask.height, sheet.height)]
  for (let y = Math.max(0, mask.top); y < low; y += 1)
    for (let x = Math.max(0, mask.left); x < right; x += 1) {
      const cover = mask.cover[(y - mask.top) * mask.width + x - mask.left] ?? 0
      if (cover === 0) continue
      const caught = 1 - dryness * eased(0.5 + 1.1 * (tooth[(y & wrap) * side + (x & wrap)] ?? 0))
      blend(rgb, y * sheet.width + x, r, g, b, (cover / 255) * strength * caught)
    }
}
