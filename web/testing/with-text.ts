/** Matches the innermost element with this text, also where it is divided, as `unbroken` divides "e-mail". */
export function withText(text: string | RegExp) {
  const has = ({ textContent }: Element) => (typeof text === 'string' ? textContent === text : text.test(textContent))
  return (_: string, node: Element | null) => node !== null && has(node) && ![...node.children].some(has)
}
