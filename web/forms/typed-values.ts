type TextControl = HTMLInputElement | HTMLTextAreaElement

/** A file is not: its field holds what became of the upload. */
const isTypedInto = (control: unknown): control is TextControl =>
  (control instanceof HTMLInputElement && control.type !== 'file') || control instanceof HTMLTextAreaElement

/**
 * What the controls of a form hold now, of the fields that `values` names, where it differs. The page may know less than
 * its controls: what was typed before hydration, or filled in by the browser. A choice may not have its options yet, so
 * that nothing chosen says nothing.
 */
export function typedValues<V extends object>(form: HTMLFormElement, values: V): Partial<V> {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const control = form.elements.namedItem(name)
    if (typeof value === 'boolean')
      return control instanceof HTMLInputElement && control.checked !== value ? [[name, control.checked]] : []
    if (typeof value !== 'string') return []
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement)
      return control.value && control.value !== value ? [[name, control.value]] : []
    return isTypedInto(control) && control.value !== value ? [[name, control.value]] : []
  })
  return Object.fromEntries(typed)
}
