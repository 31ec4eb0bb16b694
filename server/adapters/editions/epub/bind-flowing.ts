import { type Zippable, zipSync } from 'fflate'
import { directionOf } from '#contract/languages.ts'
import { creditOf, ownTitle, paragraphsOf } from '../beside-story.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  hasWords,
  isImprint,
  NoEdition,
  nameOf,
  noWords,
  ownPermission,
  usualHeight,
  type Words,
} from '../book.ts'
import { pictureOf, pictureWidth } from '../pictures.ts'
import { container, navigation, packageDocument } from './package.ts'
import { nameFor } from './page.ts'
import { xml } from './xml.ts'
import { asItIs, text } from './zip.ts'

/**
 * A book as EPUB 3 whose text flows: each page is its picture without words, then its words in whatever letters, size and colours the reader has chosen.
 * Yields after each page. Throws NoEdition for a book without words.
 */
export async function* bindFlowingEpub(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (!hasWords(book)) throw new NoEdition(noWords)
  const files: Zippable = {
    mimetype: asItIs(new TextEncoder().encode('application/epub+zip')),
    'META-INF/container.xml': text(container),
    'EPUB/package.opf': text(packageDocument(book, 'flowing')),
    'EPUB/nav.xhtml': text(navigation(book)),
    'EPUB/style.css': text(styleSheet),
  }
  const usual = usualHeight(book)
  for (const page of book.pages) {
    files[`EPUB/${nameFor(page)}.xhtml`] = text(pageXhtml(book, page, usual))
    if (!isImprint(book, page)) {
      const jpeg = await pictureOf(folder, page, { width: pictureWidth(book), isWordless: page.number > 1 })
      files[`EPUB/${nameFor(page)}.jpg`] = asItIs(jpeg)
    }
    yield page.number
  }
  return zipSync(files)
}

function pageXhtml(book: EditionBook, page: EditionPage, usual: number): string {
  const isCover = page.number === 1
  const picture = isImprint(book, page)
    ? []
    : [`<p class="picture"><img src="${nameFor(page)}.jpg" alt="${xml(altOf(book, page))}"/></p>`]
  // A title is in the picture of its cover too, and heads the book.
  const words = isCover
    ? [
        `<h1>${xml(book.title)}</h1>`,
        ...ownTitle(book).map(paragraph),
        ...(book.text ? [`<p>${xml(creditOf(book.text))}</p>`] : []),
      ]
    : paragraphsOf(book, page, isImprint(book, page) ? 1 : usual).map(paragraph)
  const isLast = page.number === book.pages.length
  const permission = isLast && ownPermission(book) ? [`<p>${xml(ownPermission(book))}</p>`] : []
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head>
<meta charset="utf-8"/>
<title>${xml(nameOf(book, page))}</title>
<link rel="stylesheet" href="style.css"/>
</head>
<body>
<section${isCover ? ' epub:type="cover"' : ''} aria-label="${xml(nameOf(book, page))}">
${[...picture, ...words, ...permission].join('\n')}
</section>
</body>
</html>
`
}

function paragraph({ text, isLoud, lang }: Words): string {
  const classes = [...(isLoud ? ['loud'] : []), ...(lang ? ['other'] : [])].join(' ')
  const language = lang ? ` lang="${lang}" xml:lang="${lang}" dir="${directionOf(lang)}"` : ''
  return `<p${classes && ` class="${classes}"`}${language}>${text.split('\n').map(xml).join('<br/>')}</p>`
}

/** Neither letters nor colours: they are the reader's own. */
const styleSheet = `section { page-break-after: always; break-after: page; }
p { margin: 0 0 0.8em; }
.picture { text-align: center; }
img { max-width: 100%; max-height: 62vh; }
.loud { font-size: 1.6em; font-weight: bold; }
.other { border-inline-start: 0.15em solid; padding-inline-start: 0.7em; }
`
