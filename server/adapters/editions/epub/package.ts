import { createHash } from 'node:crypto'
import { isEasier } from '#contract/texts.ts'
import { formOf } from '../beside-story.ts'
import { type EditionBook, hasWords, isImprint, nameOf } from '../book.ts'
import { clock, type HeardPage, isHeard, lengthOf, overlayFor, soundFor } from './overlay.ts'
import { activeClass, nameFor } from './page.ts'
import { xml } from './xml.ts'

/** What every e-book has beside its pages. */
export const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** `fixed`: every word has its place on the picture; `flowing`: the words follow the picture, in the reader's own letters. */
export type Layout = 'fixed' | 'flowing'

/** An identifier that is the same for the same book in the same layout. */
function identifierOf(book: EditionBook, layout: Layout): string {
  const kind = layout === 'fixed' ? '' : layout
  const digest = createHash('sha256')
    .update(JSON.stringify(book) + kind)
    .digest('hex')
  return `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** The list of everything in the book, in reading order. A page that somebody reads has its sound, and its media overlay that says when which word is read. */
export function packageDocument(book: EditionBook, layout: Layout): string {
  const { pages, permission, author, text } = book
  const title = [book.title, formOf(book)].filter(Boolean).join(': ')
  const languages = ['en-GB', ...(text && !isEasier(text) ? [text.language] : [])]
  const isFixed = layout === 'fixed'
  const items = pages.flatMap((page) => {
    const name = nameFor(page)
    const cover = page.number === 1 ? ' properties="cover-image"' : ''
    const hasPicture = isFixed || !isImprint(book, page)
    const overlaid = isHeard(page) ? ` media-overlay="${overlayFor(page)}"` : ''
    return [
      `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"${overlaid}/>`,
      ...(hasPicture ? [`<item id="${name}-picture" href="${name}.jpg" media-type="image/jpeg"${cover}/>`] : []),
      ...(isHeard(page) ? soundItems(page) : []),
    ]
  })
  // The cover lies alone, and two pages face each other as in the portal's own reader.
  const spine = pages.map((page) => {
    if (!isFixed) return `<itemref idref="${nameFor(page)}"/>`
    const side =
      page.number === 1
        ? 'rendition:page-spread-center'
        : page.number % 2 === 0
          ? 'page-spread-left'
          : 'page-spread-right'
    return `<itemref idref="${nameFor(page)}" properties="${side}"/>`
  })
  const isDescribed = pages.every(({ alt }) => alt !== '')
  const heard = pages.filter(isHeard)
  const metadata = [
    ['accessMode', 'visual'],
    ...(hasWords(book) ? [['accessMode', 'textual']] : []),
    ...(heard.length > 0 ? [['accessMode', 'auditory']] : []),
    ...(hasWords(book) && isDescribed ? [['accessModeSufficient', 'textual']] : []),
    ['accessModeSufficient', hasWords(book) ? 'textual,visual' : 'visual'],
    ...(isDescribed ? [['accessibilityFeature', 'alternativeText']] : []),
    ['accessibilityFeature', 'readingOrder'],
    ['accessibilityFeature', 'tableOfContents'],
    ...(isFixed ? [] : [['accessibilityFeature', 'displayTransformability']]),
    ...(pages.length > 1 ? [['accessibilityFeature', 'pageNavigation']] : []),
    ...(heard.length > 0 ? [['accessibilityFeature', 'synchronizedAudioText']] : []),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', summaryOf(book, layout, { isDescribed, isRead: heard.length > 0 })],
  ].map(([name, value = '']) => `<meta property="schema:${name}">${xml(value)}</meta>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB" prefix="rendition: http://www.idpf.org/vocab/rendition/# a11y: http://www.idpf.org/epub/vocab/package/a11y/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identifierOf(book, layout)}</dc:identifier>
<dc:title>${xml(title)}</dc:title>
${languages.map((language) => `<dc:language>${language}</dc:language>`).join('\n')}${author && `\n<dc:creator>${xml(author)}</dc:creator>\n<dc:publisher>${xml(author)}</dc:publisher>`}${permission && `\n<dc:rights>${xml(permission)}</dc:rights>`}
<meta property="dcterms:modified">2026-09-01T00:00:00Z</meta>
${[...layoutMetadata[layout], ...metadata, ...claimOf(book, layout, isDescribed), ...spokenMetadata(book)].join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`
}

const layoutMetadata: Record<Layout, string[]> = {
  fixed: [
    '<meta property="rendition:layout">pre-paginated</meta>',
    '<meta property="rendition:spread">landscape</meta>',
  ],
  flowing: ['<meta property="rendition:layout">reflowable</meta>'],
}

/** What an e-book keeps that has words for everything, and who says so. Level AA asks for letters that are no picture. */
function claimOf(book: EditionBook, layout: Layout, isDescribed: boolean): string[] {
  if (!book.author || !isDescribed || !hasWords(book)) return []
  const level = layout === 'fixed' ? 'A' : 'AA'
  return [
    `<meta id="claim" property="dcterms:conformsTo">EPUB Accessibility 1.1 - WCAG 2.1 Level ${level}</meta>`,
    `<meta refines="#claim" property="a11y:certifiedBy">${xml(book.author)}</meta>`,
  ]
}

function soundItems(page: HeardPage): string[] {
  const { type } = page.sound
  const mediaType = type === 'audio/ogg' ? 'audio/ogg; codecs=opus' : type
  return [
    `<item id="${nameFor(page)}-sound" href="${soundFor(page)}" media-type="${mediaType}"/>`,
    `<item id="${overlayFor(page)}" href="${nameFor(page)}.smil" media-type="application/smil+xml"/>`,
  ]
}

/** Who reads, and for how long: each page, and all of them. */
function spokenMetadata({ pages, narrator = '' }: EditionBook): string[] {
  const heard = pages.filter(isHeard)
  if (heard.length === 0) return []
  return [
    ...heard.map(
      (page) => `<meta property="media:duration" refines="#${overlayFor(page)}">${clock(lengthOf(page))}</meta>`,
    ),
    `<meta property="media:duration">${clock(heard.reduce((sum, page) => sum + lengthOf(page), 0))}</meta>`,
    `<meta property="media:narrator">${xml(narrator)}</meta>`,
    `<meta property="media:active-class">${activeClass}</meta>`,
  ]
}

const summaryOf = (
  book: EditionBook,
  layout: Layout,
  { isDescribed, isRead }: Record<'isDescribed' | 'isRead', boolean>,
) =>
  [
    layout === 'flowing'
      ? 'Every page is a picture, then its words, which can be enlarged.'
      : hasWords(book)
        ? 'Every page is a picture with its words as text.'
        : 'Every page is a picture, without text.',
    isDescribed ? 'Every picture is described.' : 'Not all pictures are described.',
    ...(isRead ? ['A person reads it aloud.'] : []),
  ].join(' ')

/** The contents, and the page numbers as the portal counts them. */
export function navigation(book: EditionBook): string {
  const entry = (page: EditionBook['pages'][number], label: string) =>
    `<li><a href="${nameFor(page)}.xhtml">${xml(label)}</a></li>`
  const contents = book.pages.map((page) => entry(page, nameOf(book, page)))
  const numbers = book.pages.slice(1).map((page) => entry(page, String(page.number - 1)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head><meta charset="utf-8"/><title>${xml(book.title)}</title></head>
<body>
<nav epub:type="toc"><h1>${xml(book.title)}</h1><ol>${contents.join('\n')}</ol></nav>${
    numbers.length > 0 ? `\n<nav epub:type="page-list" hidden="hidden"><ol>${numbers.join('\n')}</ol></nav>` : ''
  }
</body>
</html>
`
}
