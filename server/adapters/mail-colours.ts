import { type Colour, place } from './mail-brand.ts'

const shortNames = { backgroundColor: 'b', color: 'c', borderColor: 'l' } as const
const properties = { b: 'background-color', c: 'color', l: 'border-color' } as const

/** Colours as inline styles, which every mail program knows, and as classes, which those with a dark mode know too. */
export function coloured(styles: { backgroundColor?: Colour; color?: Colour; borderColor?: Colour }) {
  const entries = Object.entries(styles) as Array<['backgroundColor' | 'color' | 'borderColor', Colour]>
  return {
    className: entries.map(([property, colour]) => `${shortNames[property]}-${colour}`).join(' '),
    style: Object.fromEntries(entries.map(([property, colour]) => [property, place(`light.${colour}`)])),
  }
}

/** Classes of layout beside those of colours. */
export const join = (classes: string, { className, style }: ReturnType<typeof coloured>) => ({
  className: `${classes} ${className}`,
  style,
})

/** The rules of a dark mode for the classes that a mail uses. */
export function darkRules(html: string): string {
  const used = new Set(
    html.match(/\b[bcl]-(?:ground|raised|ink-soft|ink|line|on-accent-soft|on-accent|accent-soft|accent-ink|accent)\b/g),
  )
  const rules = [...used].map((name) => {
    const property = properties[name.charAt(0) as keyof typeof properties]
    return `.${name}{${property}:${place(`dark.${name.slice(2)}`)}!important}`
  })
  return `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}</style>`
}
