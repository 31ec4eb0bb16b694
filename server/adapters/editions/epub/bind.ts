import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { type EditionBook, soundFile } from '../book.ts'
import { pictureOf, pictureWidth } from '../pictures.ts'
import { isHeard, overlay, soundFor } from './overlay.ts'
import { container, navigation, packageDocument } from './package.ts'
import { nameFor, pageXhtml, styleSheet } from './page.ts'

/** By its parts, in the zone of this machine, as a zip has it: so the same book gives the same bytes everywhere. */
const packed = { mtime: new Date(2026, 8, 1) }
const text = (content: string): Zippable[string] => [new TextEncoder().encode(content), { ...packed, level: 9 }]
/** What is compressed already, and the name that readers look for in a fixed place. */
const asItIs = (content: Uint8Array): Zippable[string] => [content, { ...packed, level: 0 }]

/** A book as EPUB 3 of fixed layout. Yields after each page. */
export async function* bindEpub(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  const files: Zippable = {
    mimetype: asItIs(new TextEncoder().encode('application/epub+zip')),
    'META-INF/container.xml': text(container),
    'EPUB/package.opf': text(packageDocument(book)),
    'EPUB/nav.xhtml': text(navigation(book)),
    'EPUB/style.css': text(styleSheet),
  }
  for (const page of book.pages) {
    files[`EPUB/${nameFor(page)}.xhtml`] = text(pageXhtml(book, page))
    files[`EPUB/${nameFor(page)}.jpg`] = asItIs(await pictureOf(folder, page, { width: pictureWidth(book) }))
    if (isHeard(page)) {
      files[`EPUB/${nameFor(page)}.smil`] = text(overlay(page))
      files[`EPUB/${soundFor(page)}`] = asItIs(await readFile(join(folder, soundFile(page.number))))
    }
    yield page.number
  }
  return zipSync(files)
}
