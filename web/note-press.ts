/** Buttons that do nothing until they are hydrated. Enter in a field presses its form's. */
const needsScript = 'button[type="button"], form[method="dialog"] button[type="submit"]'

let pressed: HTMLButtonElement | null = null

function note({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>(needsScript) : null
}

/** Notes the last button that is pressed before hydration and needs it. Links, and forms that are posted, work without us. */
export function notePress(): void {
  document.addEventListener('click', note, true)
}

/** From now on React knows of presses. */
export function stopNoting(): void {
  document.removeEventListener('click', note, true)
}

/** The page is rendered anew, without the button. */
export function forgetPress(): void {
  stopNoting()
  pressed = null
}

/** Presses the noted button, which has an effect by now. */
export function repeatPress(): void {
  pressed?.click()
  pressed = null
}
