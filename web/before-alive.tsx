import { useEffect, useState } from 'react'
import { useAlive } from './ui/use-alive.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

function tellTyped(control: Control): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const { value } = control
  // React hears of a change only: what it saw first was typed already, so it is shown another value before.
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function tell(control: Control): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    if (control.checked === control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
  } else if (control.value !== control.defaultValue) tellTyped(control)
}

/** Tells `early.ts`, and lets go of the answers that the page was drawn with. */
export function tellAlive(): void {
  document.getElementById('answers')?.remove()
  document.dispatchEvent(new Event('alive'))
}

/** What was typed and chosen on a page before it was alive is told to it; `early.ts` then presses what was pressed. */
export function CatchUp() {
  const [isDrawn] = useState(!useAlive())
  useEffect(() => {
    if (!isDrawn) return
    for (const control of document.querySelectorAll<Control>('input, textarea')) tell(control)
    tellAlive()
  }, [isDrawn])
  return null
}
