/** Buttons that do nothing until they are hydrated. Enter in a field presses its form's. */
const needsScript = 'button[type="button"], form[method="dialog"] button[type="submit"]'

let pressed: HTMLButtonElement | null = null
let choice: { list: HTMLSelectElement; value: string } | null = null

function note({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>(needsScript) : null
}

function noteChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) choice = { list: target, value: target.value }
}

/**
 * Notes the last button that is pressed before hydration and needs it, and the last list that is chosen from. Links, and
 * forms that are posted, work without us.
 */
export function notePress(): void {
  document.addEventListener('click', note, true)
  document.addEventListener('change', noteChoice, true)
}

/** From now on React knows of presses. */
export function stopNoting(): void {
  document.removeEventListener('click', note, true)
  document.removeEventListener('change', noteChoice, true)
}

/** The page is rendered anew, without the button. */
export function forgetPress(): void {
  stopNoting()
  pressed = null
  choice = null
}

/** Makes the noted choice and presses the noted button, which have an effect by now. */
export function repeatPress(): void {
  if (choice) {
    // Hydration shows what the list was rendered with.
    choice.list.value = choice.value
    choice.list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  pressed?.click()
  pressed = null
  choice = null
}
