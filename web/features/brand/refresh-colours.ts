import { colourBars } from './colour-bars.ts'

/** Fetches the page's style sheet of colours again: the sponsor's colour has changed. The old one stays until then. */
export function refreshColours(): void {
  // On a server-rendered page they are in the page itself.
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
