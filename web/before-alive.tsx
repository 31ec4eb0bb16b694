import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

const later: (() => void)[] = []

/** A form sent or a button pressed, before anything answers to it. */
function keep(event: Event): void {
  const { target } = event
  const button = event.type === 'click' && target instanceof Element ? target.closest('button[type="button"]') : null
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault()
    later.push(() => target.requestSubmit())
  } else if (button instanceof HTMLElement) later.push(() => button.click())
  else return
  event.stopImmediatePropagation()
}

/** From when the script runs until the page that the server drew is alive, nothing that is pressed is lost. */
export function keepWhatIsPressed(root: HTMLElement): void {
  for (const type of ['submit', 'click']) root.addEventListener(type, keep, true)
}

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

/** What was typed, chosen and pressed on a page before it was alive is done again now that somebody listens. */
export function CatchUp({ root }: { root: HTMLElement }) {
  useEffect(() => {
    for (const type of ['submit', 'click']) root.removeEventListener(type, keep, true)
    for (const control of root.querySelectorAll<Control>('input, textarea')) tell(control)
    // A form that is sent has to know first what was typed into it.
    setTimeout(() => {
      for (const act of later.splice(0)) act()
    })
  }, [root])
  return null
}
