/** A reference to an object of the PDF, such as "89R". pdf.js gives no element such an id. */
const objectReference = /^\d+R\d*$/

/** Rows of a table that are on another page: a table that goes on there repeats its whole frame, with nothing in it. */
const emptyRow = '.structTree [role="row"]:not(:has([aria-owns], [aria-label]))'

/**
 * Removes from the structure trees of pdf.js what is not on the page: the objects of the PDF that a tag refers to, since
 * a reference to a missing element is an error in ARIA, and the rows of a table that another page has.
 */
export function mendStructTrees(container: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return
    for (const element of container.querySelectorAll('.structTree [aria-owns]')) {
      const ids = (element.getAttribute('aria-owns') ?? '').split(' ')
      const owned = ids.filter((id) => !objectReference.test(id))
      if (owned.length === ids.length) continue
      if (owned.length > 0) element.setAttribute('aria-owns', owned.join(' '))
      else element.removeAttribute('aria-owns')
    }
    for (const row of container.querySelectorAll(emptyRow)) row.remove()
  })
  observer.observe(container, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
