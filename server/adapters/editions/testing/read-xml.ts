export interface XmlElement {
  name: string
  attributes: Record<string, string>
}

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y
const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decodeEntities = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => plain[name] ?? '')

/** The elements of an XML file in their order, and its text. Throws where it is not well formed; reads what our own e-books are written in. */
export function readXml(xml: string): { elements: XmlElement[]; text: string } {
  const elements: XmlElement[] = []
  const open: string[] = []
  let text = ''
  let at = /^<\?xml[^?]*\?>\s*(<!DOCTYPE html>)?/.exec(xml)?.[0].length ?? 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    const between = xml.slice(at, next < 0 ? xml.length : next)
    if (/&(?!(amp|lt|gt|quot);)|>/.test(between)) throw new Error(`“${between}” is not escaped.`)
    text += decodeEntities(between)
    if (next < 0) break
    tag.lastIndex = next
    const [all, end, name = '', rest = '', isEmpty] = tag.exec(xml) ?? []
    if (!all) throw new Error(`“${xml.slice(next, next + 60)}” is no tag.`)
    if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing.`)
    if (!end) {
      const attributes = [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decodeEntities(value),
      ])
      elements.push({ name, attributes: Object.fromEntries(attributes) })
      if (!isEmpty) open.push(name)
    }
    at = next + all.length
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed.`)
  return { elements, text }
}
