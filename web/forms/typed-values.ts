/**
 * What the controls of a form hold now, of the fields that `values` names, where it differs. The page may know less than
 * its controls: what was typed before hydration, or filled in by the browser.
 */
export function typedValues<V extends object>(form: HTMLFormElement, values: V): Partial<V> {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList && typeof value === 'string')
      return control.value && control.value !== value ? [[name, control.value]] : []
    if (control instanceof HTMLInputElement && typeof value === 'boolean')
      return control.checked !== value ? [[name, control.checked]] : []
    if (!isTypedInto(control) || typeof value !== 'string') return []
    return control.value !== value ? [[name, control.value]] : []
  })
  return Object.fromEntries(typed)
}

const isTypedInto = (control: unknown) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
