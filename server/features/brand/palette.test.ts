import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, paletteCss, palettesOf } from './palette.ts'

const sponsorColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('for any sponsor’s colour, text has 4.5:1 and controls and focus have 3:1 in both schemes', () => {
  const corners = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#808080', '#777777', '#1f6b4a']
  fc.assert(
    fc.property(sponsorColour, (colour) => {
      for (const palette of Object.values(palettesOf(colour))) {
        const grounds = [palette.ground, palette.surface, palette.raised, palette['accent-soft']]
        const text: [string, string[]][] = [
          [palette.ink, [...grounds, palette['danger-soft'], palette['success-soft']]],
          [palette['ink-soft'], grounds],
          [palette['accent-ink'], grounds],
          [palette['on-accent'], [palette.accent]],
          [palette['on-accent-soft'], [palette['accent-soft']]],
          [palette.danger, [...grounds, palette['danger-soft']]],
          [palette.success, [...grounds, palette['success-soft']]],
          [palette['on-paper'], [palette.paper]],
        ]
        for (const [ink, on] of text) for (const ground of on) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
        for (const mark of [palette.accent, palette.focus, palette['ink-soft']])
          for (const ground of grounds) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 300, examples: corners.map((corner) => [corner]) },
  )
})

test('the style sheet names every token in both schemes', () => {
  const css = paletteCss('#1f6b4a')
  expect(css.match(/--color-ground:#[0-9a-f]{6}/g)).toHaveLength(2)
  expect(css).toContain('@media (prefers-color-scheme:dark)')
})
