/** Fetches the page's style sheet of colours again: the sponsor's colour has changed. The old one stays until then. */
export function refreshColours(): void {
  const old = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/brand.css"]')
  if (!old) return
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.href = `/brand.css?${Date.now()}`
  fresh.onload = () => old.remove()
  old.after(fresh)
}
