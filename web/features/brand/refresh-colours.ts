import { colourBars } from './colour-bars.ts'

/** Reloads the style sheet of colours after the sponsor's colour has changed. The old one applies until then. */
export function refreshColours(): void {
  // In a server-rendered page the colours are inline.
  const old = document.querySelector('link[rel="stylesheet"][href^="/brand.css"], style[data-colours]')
  if (!old) return
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.href = `/brand.css?${Date.now()}`
  fresh.onload = () => {
    old.remove()
    colourBars()
  }
  old.after(fresh)
}
