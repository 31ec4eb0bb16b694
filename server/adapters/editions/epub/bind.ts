import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { type EditionBook, soundFile } from '../book.ts'
import { pictureOf, pictureWidth } from '../pictures.ts'
import { isHeard, overlay, soundFor } from './overlay.ts'
import { container, navigation, packageDocument } from './package.ts'
import { nameFor, pageXhtml, styleSheet } from './page.ts'
import { asItIs, text } from './zip.ts'

/** A book as EPUB 3 of fixed layout. Yields after each page. */
export async function* bindEpub(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  const files: Zippable = {
    mimetype: asItIs(new TextEncoder().encode('application/epub+zip')),
    'META-INF/container.xml': text(container),
    'EPUB/package.opf': text(packageDocument(book, 'fixed')),
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
