import { type RefObject, useEffect, useState } from 'react'

/** Chrome marks the root element; Edge and Safari only change the words. */
function isTranslated(layer: Element): boolean {
  if (/\btranslated-(ltr|rtl)\b/.test(document.documentElement.className)) return true
  return [...layer.querySelectorAll<HTMLElement>('[data-line]')].some(
    (line) => line.textContent?.trim() !== line.dataset.line?.trim(),
  )
}

/** Whether the browser has translated the page, so that the printed words differ from the text layer. */
export function useTranslated(stage: RefObject<HTMLElement | null>): boolean {
  const [translated, setTranslated] = useState(false)

  useEffect(() => {
    const layer = stage.current
    if (!layer) return
    const observer = new MutationObserver(() => setTranslated(isTranslated(layer)))
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    observer.observe(layer, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [stage])

  return translated
}
