import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const published = '2026-09-01T00:00:00Z'
/** What the library makes up for links, and the numbers of pictures, which it counts through all documents. */
const madeUp = /rId[A-Za-z0-9_-]{20,}/g
const pictureNumber = /<wp:docPr id="\d+"/g

/** A Word file with fixed dates and names, so that the same paper gives the same bytes. */
export function withSameBytes(docx: Uint8Array): Uint8Array {
  const names = new Map<string, string>()
  const numbered = (text: string) =>
    text.replace(madeUp, (name) => {
      const known = names.get(name) ?? `rIdLink${names.size + 1}`
      names.set(name, known)
      return known
    })
  const counted = (text: string) => {
    let count = 0
    return text.replace(pictureNumber, () => `<wp:docPr id="${++count}"`)
  }
  const dated = (text: string) =>
    text.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => `${tag}${published}`)
  const files: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(docx))) {
    const isText = /\.(xml|rels)$/.test(name)
    files[name] = isText ? strToU8(counted(dated(numbered(strFromU8(bytes))))) : bytes
  }
  // By its parts, in the zone of this machine, as a zip has it.
  return zipSync(files, { mtime: new Date(2026, 8, 1), level: 9 })
}
