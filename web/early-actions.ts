type TextControl = HTMLInputElement | HTMLTextAreaElement
type Control = TextControl | HTMLSelectElement

/** A control that holds something other than the server rendered it with. */
interface Change {
  control: Control
  rendered: string
  value: string
}

/** Buttons that do nothing until they are hydrated. Enter in a field presses its form's. */
const needsScript = 'button[type="button"], form[method="dialog"] button[type="submit"]'

let pressed: HTMLButtonElement | null = null
let changes: Change[] = []

function note({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>(needsScript) : null
}

/** The page's controls. What becomes of a file its own field knows. */
const findControls = () => [...document.querySelectorAll<Control>('input:not([type="file"]), textarea, select')]

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
const isText = (control: Control): control is TextControl => !(control instanceof HTMLSelectElement || isTick(control))

const currentValueOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value)

function renderedValueOf(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked)
  if (isText(control)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** A control that somebody changes while the page is being hydrated holds what they chose last. */
function noteChange({ target }: Event): void {
  const noted = changes.find(({ control }) => control === target)
  if (noted) noted.value = currentValueOf(noted.control)
}

/** Types, ticks or chooses as a person would, so that React notices. */
function change(control: Control, value: string): void {
  if (isTick(control)) {
    control.checked = value !== 'true'
    control.click()
  } else if (isText(control)) {
    const { selectionStart, selectionEnd } = control
    // React compares with what was last set on the control itself, not with what its prototype sets.
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    // The cursor stays where it was. Fields for e-mail addresses and numbers do not say where that is.
    if (selectionStart !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart, selectionEnd)
  } else {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Notes the last button that is pressed before hydration and needs it. Links, and forms that are posted, work without us. */
export function notePress(): void {
  document.addEventListener('click', note, true)
}

/** From now on React knows of presses. What was typed, ticked and chosen until now is noted. */
export function stopNoting(): void {
  document.removeEventListener('click', note, true)
  changes = findControls()
    .map((control) => ({ control, rendered: renderedValueOf(control), value: currentValueOf(control) }))
    // Another one of its group is ticked.
    .filter(({ control, rendered, value }) => value !== rendered && !(control.type === 'radio' && value === 'false'))
  document.addEventListener('change', noteChange, true)
  document.addEventListener('input', noteChange, true)
}

/** Discards the recorded press and changes, once they have been replayed or the page has been rendered again. */
export function forgetActions(): void {
  document.removeEventListener('click', note, true)
  document.removeEventListener('change', noteChange, true)
  document.removeEventListener('input', noteChange, true)
  pressed = null
  changes = []
}

/** Types, ticks and chooses again what React does not know of, and then presses the noted button: they have an effect by now. */
export function repeatActions(): void {
  // While the page was being hydrated, letters may have followed.
  for (const control of findControls().filter(isText))
    if (currentValueOf(control) !== renderedValueOf(control)) change(control, currentValueOf(control))
  // React may have set a text back to what it was rendered with, and does not look at what is ticked or chosen.
  const [button, noted] = [pressed, changes]
  forgetActions()
  for (const { control, rendered, value } of noted)
    if (currentValueOf(control) === rendered || !isText(control)) change(control, value)
  button?.click()
}
