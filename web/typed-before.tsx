import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Says `value` to a control as a person does, so that whoever holds its value hears of it. */
function type(control: Control, value: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React compares with what it saw last: that is what was typed already, so it is shown another value first.
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function tellAgain(control: Control): void {
  const isBox = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
  if (!isBox) {
    if (control.value !== control.defaultValue) type(control, control.value)
  } else if (control.checked !== control.defaultChecked) {
    control.checked = control.defaultChecked
    control.click()
  }
}

/** A page that the server drew can be typed into before its script has come: when it has, forms are told what was typed. */
export function TypedBefore({ root }: { root: HTMLElement }) {
  useEffect(() => {
    for (const control of root.querySelectorAll<Control>('input, textarea')) tellAgain(control)
  }, [root])
  return null
}
