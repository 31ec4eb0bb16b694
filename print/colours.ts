import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import mixPlugin from 'colord/plugins/mix'

extend([a11yPlugin, mixPlugin])

/** For text on white or on the paper: contrast 15:1 at least. */
export const dark = '#241d16'
/** For what is less important: contrast 7:1 at least. */
export const grey = '#5c5347'
const gold = '#f4b740'
const teal = '#2c8f98'

export interface Colours {
  paper: string
  white: string
  /** For words on the paper: contrast 7:1 at least. */
  ink: string
  /** The brand's colour, or the nearest that is seen on the paper. */
  brand: string
  /** Brand on its way to the paper: hills from the furthest to the nearest. */
  far: string
  middle: string
  near: string
  /** Words on the nearest hill: contrast 4.5:1 at least. */
  onNear: string
  accent: string
  shadow: string
}

/** Everything that is printed in colour, from the brand's `#rrggbb`. Unreadable colours print in grey. */
export function printColours(color: string): Colours {
  const paper = '#fffaf0'
  const given = colord(color)
  const start = given.isValid() ? given : colord('#666666')
  const brand = untilContrast(start.toHex(), paper, 2)
  const hue = colord(brand).toHsl()
  const isGolden = hue.s > 25 && Math.abs(hue.h - colord(gold).hue()) < 40
  const isDeep = colord(brand).contrast('#ffffff') >= 3
  const near = isDeep ? untilContrast(brand, '#ffffff', 4.8) : colord(paper).mix(brand, 0.92).toHex()
  return {
    paper,
    white: '#ffffff',
    ink: untilContrast(brand, paper, 7),
    brand,
    far: colord(paper).mix(brand, 0.22).toHex(),
    middle: colord(paper).mix(brand, 0.5).toHex(),
    near,
    onNear: isDeep ? '#ffffff' : dark,
    accent: isGolden ? teal : gold,
    shadow: dark,
  }
}

function untilContrast(color: string, ground: string, contrast: number): string {
  let mixed = color
  for (let share = 0; colord(mixed).contrast(ground) < contrast; share += 0.04)
    mixed = colord(color).mix(dark, share).toHex()
  return mixed
}
