/** Gives the browser's own bars, on phones, the colour of the sponsor's strip below them. */
export function colourBars(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-accent-soft')
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}
