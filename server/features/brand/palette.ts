/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
interface Tone {
  l: number
  c: number
  h: number
}

/** The tokens of one scheme, as `#rrggbb`. `x-soft` is a muted background, `on-x` text on x, `accent-ink` link text. */
export type Palette = Record<(typeof tokens)[number], string>

const tokens = [
  'ground', 'surface', 'raised', 'ink', 'ink-soft', 'line', 'accent', 'on-accent', 'accent-soft', 'on-accent-soft',
  'accent-ink', 'focus', 'danger', 'danger-soft', 'success', 'success-soft', 'wood', 'wood-dark', 'wood-light', 'paper',
  'on-paper',
] as const // biome-ignore format: a list of names

type Rgb = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Linear sRGB of a tone, outside 0–1 if not displayable. Matrices: Björn Ottosson, "A perceptual color space". */
function linearOf({ l, c, h }: Tone): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

function toneOf(hex: string): Tone {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
  const B = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest tone that a screen can show: less chroma, the same lightness and hue. */
function hexOf(tone: Tone): string {
  const isShown = (rgb: Rgb) => rgb.every((v) => v >= -0.0001 && v <= 1.0001)
  let c = tone.c
  while (c > 0.001 && !isShown(linearOf({ ...tone, c }))) c -= 0.002
  const channels = linearOf({ ...tone, c: Math.max(c, 0) }).map((v) => fromLinear(Math.min(1, Math.max(0, v))))
  return `#${channels
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** The tone with the smallest change of lightness that satisfies `isFit`; black or white as the last resort. */
function nearest(tone: Tone, isFit: (hex: string) => boolean): string {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const l of [tone.l - step, tone.l + step]) {
      const hex = hexOf({ ...tone, l: Math.min(1, Math.max(0, l)) })
      if (isFit(hex)) return hex
    }
  }
  return tone.l > 0.5 ? '#000000' : '#ffffff'
}

function scheme(brand: Tone, isDark: boolean): Palette {
  const warm = (l: number, c: number) => hexOf({ l, c, h: 82 })
  const own = (l: number, c: number) => hexOf({ l, c: Math.min(c, brand.c), h: brand.h })
  const [ground, surface, raised] = isDark
    ? [warm(0.19, 0.012), warm(0.228, 0.013), warm(0.27, 0.014)]
    : [warm(0.963, 0.017), warm(0.986, 0.009), warm(0.996, 0.004)]
  const accentSoft = isDark ? own(0.3, 0.04) : own(0.918, 0.032)
  const grounds = [ground, surface, raised, accentSoft]
  const clear = (ratio: number, on: string[]) => (hex: string) => on.every((each) => contrast(hex, each) >= ratio)
  const [light, dark] = [warm(0.99, 0.006), warm(0.2, 0.02)]
  const readable = (hex: string) => Math.max(contrast(hex, light), contrast(hex, dark)) >= 4.6
  const accent = nearest(
    isDark ? { ...brand, l: Math.max(brand.l, 0.68) } : { ...brand, l: Math.min(brand.l, 0.62) },
    (hex) => readable(hex) && clear(3.1, grounds)(hex),
  )
  const text = isDark ? 0.78 : 0.46
  return {
    ground,
    surface,
    raised,
    ink: isDark ? warm(0.94, 0.012) : warm(0.25, 0.025),
    'ink-soft': nearest({ l: isDark ? 0.76 : 0.46, c: 0.022, h: 75 }, clear(4.6, grounds)),
    line: isDark ? warm(0.37, 0.016) : warm(0.875, 0.025),
    accent,
    'on-accent': contrast(accent, light) >= contrast(accent, dark) ? light : dark,
    'accent-soft': accentSoft,
    'on-accent-soft': isDark ? own(0.95, 0.03) : own(0.27, 0.06),
    'accent-ink': nearest({ ...brand, l: text }, clear(4.6, grounds)),
    focus: nearest({ ...brand, l: text, c: brand.c * 1.2 }, clear(4.6, grounds)),
    danger: nearest({ l: isDark ? 0.76 : 0.48, c: 0.17, h: 27 }, clear(4.6, [...grounds, hexOf(dangerSoft(isDark))])),
    'danger-soft': hexOf(dangerSoft(isDark)),
    success: nearest(
      { l: isDark ? 0.78 : 0.45, c: 0.11, h: 152 },
      clear(4.6, [...grounds, hexOf(successSoft(isDark))]),
    ),
    'success-soft': hexOf(successSoft(isDark)),
    wood: isDark ? hexOf({ l: 0.43, c: 0.065, h: 58 }) : hexOf({ l: 0.71, c: 0.085, h: 66 }),
    'wood-dark': isDark ? hexOf({ l: 0.31, c: 0.05, h: 54 }) : hexOf({ l: 0.55, c: 0.085, h: 58 }),
    'wood-light': isDark ? hexOf({ l: 0.52, c: 0.07, h: 62 }) : hexOf({ l: 0.8, c: 0.075, h: 72 }),
    paper: isDark ? warm(0.93, 0.02) : warm(0.985, 0.014),
    'on-paper': warm(0.25, 0.025),
  }
}

const dangerSoft = (isDark: boolean): Tone => (isDark ? { l: 0.3, c: 0.06, h: 25 } : { l: 0.93, c: 0.035, h: 25 })
const successSoft = (isDark: boolean): Tone => (isDark ? { l: 0.3, c: 0.045, h: 152 } : { l: 0.93, c: 0.045, h: 152 })

/** Both schemes of a sponsor's colour. For any colour, text has 4.5:1 and controls 3:1 on every background. */
export function palettesOf(primaryColor: string): { light: Palette; dark: Palette } {
  const brand = toneOf(primaryColor)
  return { light: scheme(brand, false), dark: scheme(brand, true) }
}

/** The style sheet served as `/brand.css`. `primaryColor` is `#rrggbb`; the names are those of the web's theme. */
export function paletteCss(primaryColor: string): string {
  const { light, dark } = palettesOf(primaryColor)
  const lines = (palette: Palette) => tokens.map((name) => `--color-${name}:${palette[name]}`).join(';')
  return `:root{${lines(light)}}\n@media (prefers-color-scheme:dark){:root{${lines(dark)}}}\n`
}
