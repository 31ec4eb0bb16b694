import { unzipSync } from 'fflate'
import { readXml } from './read-xml.ts'

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** What is wrong with the structure of an EPUB: a part of what epubcheck looks at, which needs Java. Throws for XML that is not well formed. */
export function faultsOf(epub: Uint8Array): string[] {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  // The first entry, stored: a local header of 30 bytes, its name, its content.
  const start = Buffer.from(epub.subarray(30, 58)).toString('latin1')
  expect(start === 'mimetypeapplication/epub+zip', 'the mimetype is not the first entry, stored')
  const files = unzipSync(epub)
  const attributes = (file: string, element: string) =>
    readXml(decode(files[file])).elements.flatMap(({ name, attributes }) => (name === element ? [attributes] : []))
  const opf = attributes('META-INF/container.xml', 'rootfile')[0]?.['full-path'] ?? ''
  const folder = opf.replace(/[^/]*$/, '')
  for (const name of ['dc:identifier', 'dc:title'])
    expect(attributes(opf, name).length === 1, `${name} is not there once`)
  expect(attributes(opf, 'dc:language').length > 0, 'dc:language is not there')
  const items = attributes(opf, 'item')
  const names = items.map(({ href }) => folder + href)
  for (const name of names) expect(name in files, `${name} is in the manifest, and not there`)
  const listed = new Set([...names, opf, 'mimetype', 'META-INF/container.xml'])
  for (const name of Object.keys(files)) expect(listed.has(name), `${name} is not in the manifest`)
  for (const { idref } of attributes(opf, 'itemref'))
    expect(
      items.some(({ id }) => id === idref),
      `${idref} is in the spine, and not in the manifest`,
    )
  expect(items.filter(({ properties }) => properties === 'nav').length === 1, 'there is not one table of contents')
  for (const name of names.filter((one) => one.endsWith('.xhtml'))) {
    const { elements } = readXml(decode(files[name]))
    const ids = elements.flatMap(({ attributes: { id } }) => id ?? [])
    expect(new Set(ids).size === ids.length, `${name} has an id twice`)
    for (const { name: element, attributes } of elements) {
      const target = attributes.src ?? attributes.href
      expect(!target || folder + target in files, `${name} links to ${target}, which is not there`)
      expect(element !== 'img' || attributes.alt !== '', `${name} has a picture without words`)
    }
  }
  return [...faults, ...spoken(files, opf).faults]
}

/** What is heard when: the ids of each page's words with the clip of its sound, in milliseconds, and what is wrong with it. */
export function spokenIn(epub: Uint8Array): { id: string; sound: string; begin: number; end: number }[] {
  return spoken(unzipSync(epub), 'EPUB/package.opf').clips
}

const milliseconds = (clock = '') =>
  /^\d+\.\d{3}s$/.test(clock) ? Math.round(Number.parseFloat(clock) * 1000) : Number.NaN

function spoken(files: Record<string, Uint8Array>, opf: string) {
  const folder = opf.replace(/[^/]*$/, '')
  const { elements } = readXml(decode(files[opf]))
  const items = elements.flatMap(({ name, attributes }) => (name === 'item' ? [attributes] : []))
  const durations = [...decode(files[opf]).matchAll(/"media:duration"(?: refines="#(.*?)")?>(.*?)</g)]
  const durationOf = (id?: string) => milliseconds(durations.find(([, refined]) => refined === id)?.[2])
  const faults: string[] = []
  const clips: { id: string; sound: string; begin: number; end: number }[] = []
  for (const { href = '', 'media-overlay': overlay } of items) {
    if (!overlay) continue
    const smil = items.find(({ id }) => id === overlay)
    if (smil?.['media-type'] !== 'application/smil+xml') faults.push(`${href} has an overlay that is not there`)
    const ids = readXml(decode(files[folder + href])).elements.map(({ attributes: { id } }) => id)
    const parts = readXml(decode(files[folder + smil?.href])).elements
    const texts = parts.flatMap(({ name, attributes: { src = '' } }) => (name === 'text' ? [src.split('#')] : []))
    const sounds = parts.flatMap(({ name, attributes }) => (name === 'audio' ? [attributes] : []))
    const here = texts.map(([file, id = ''], at) => {
      const { src: sound = '', clipBegin, clipEnd } = sounds[at] ?? {}
      const clip = { id, sound, begin: milliseconds(clipBegin), end: milliseconds(clipEnd) }
      if (file !== href || !ids.includes(id)) faults.push(`${file}#${id} is read, and not there`)
      if (!items.some((item) => item.href === sound)) faults.push(`${sound} is heard, and not there`)
      if (!(clip.end > clip.begin)) faults.push(`${id} is heard for no time`)
      return clip
    })
    const sum = here.reduce((before, { begin, end }) => before + end - begin, 0)
    if (sum !== durationOf(overlay)) faults.push(`${overlay} is said to last ${durationOf(overlay)} and lasts ${sum}`)
    clips.push(...here)
  }
  const total = clips.reduce((sum, { begin, end }) => sum + end - begin, 0)
  if (clips.length > 0 && total !== durationOf())
    faults.push(`the book is said to last ${durationOf()}, and lasts ${total}`)
  return { clips, faults }
}

/** The words of its pages in reading order, without what pictures show. */
export function wordsIn(epub: Uint8Array): string {
  const pages = Object.entries(unzipSync(epub)).filter(([name]) => /page-\d+\.xhtml$/.test(name))
  const bodies = pages.map(([, bytes]) => decode(bytes).replace(/<head>[\s\S]*<\/head>/, ''))
  return bodies
    .map((body) => readXml(body).text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
