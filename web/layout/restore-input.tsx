import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Sets another value first, because React only reports a value that differs from the one it saw last. */
function repeatTyping(control: Control): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const { value } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function restore(control: Control): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    if (control.checked === control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
  } else if (control.value !== control.defaultValue) repeatTyping(control)
}

/** Tells a hydrated page what was typed and chosen before hydration: its controls have kept it, its state has not. */
export function RestoreInput() {
  useEffect(() => {
    const state = document.getElementById('dehydrated-state')
    if (!state) return
    for (const control of document.querySelectorAll<Control>('input, textarea')) restore(control)
    state.remove()
  }, [])
  return null
}
