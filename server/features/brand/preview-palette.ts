import type { PalettePreview } from '#contract/brand-editing.ts'
import { contrast, type Palette, palettesOf } from './palette.ts'

/** The contrasts that every palette guarantees, described for operators. The lowest of the named backgrounds counts. */
const promises: { about: string; ink: keyof Palette; on: (keyof Palette)[]; needed: number }[] = [
  { about: 'Text on a page', ink: 'ink', on: ['ground', 'surface', 'raised'], needed: 4.5 },
  { about: 'Hints and small print', ink: 'ink-soft', on: ['ground', 'surface', 'raised'], needed: 4.5 },
  { about: 'Links', ink: 'accent-ink', on: ['ground', 'surface', 'raised'], needed: 4.5 },
  { about: 'Text on a button', ink: 'on-accent', on: ['accent'], needed: 4.5 },
  { about: 'Text in the sponsor strip and the footer', ink: 'on-accent-soft', on: ['accent-soft'], needed: 4.5 },
  { about: 'A button against the page', ink: 'accent', on: ['ground', 'surface', 'raised'], needed: 3 },
  { about: 'The focus outline', ink: 'focus', on: ['ground', 'surface', 'raised'], needed: 3 },
]

/** Both schemes of a colour and their contrasts, rounded down to a tenth. */
export function previewPalette(primaryColor: string): PalettePreview {
  const { light, dark } = palettesOf(primaryColor)
  const reached = (palette: Palette, { ink, on }: (typeof promises)[number]) =>
    Math.floor(Math.min(...on.map((ground) => contrast(palette[ink], palette[ground]))) * 10) / 10
  return {
    light,
    dark,
    contrasts: promises.map((promise) => ({
      about: promise.about,
      needed: promise.needed,
      light: reached(light, promise),
      dark: reached(dark, promise),
    })),
  }
}
