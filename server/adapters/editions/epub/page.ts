import { altOf, type EditionBook, type EditionPage, nameOf } from '../book.ts'
import { xml } from './xml.ts'

/** The page on which everything is placed, in CSS pixels. */
const pageWidth = 1200
const pageHeight = ({ aspect }: EditionBook): number => Math.round(pageWidth / aspect)

export const nameFor = ({ number }: EditionPage): string => `page-${String(number - 1).padStart(3, '0')}`

/** The letters of a reader are wider than those of the picture may be; they are spread to the width of the line. */
const narrow = 0.86

/**
 * A page of a fixed-layout e-book: its picture, and over it the words as text that is not seen, each with an id of its own, so that
 * they can be looked up, searched and spoken. The words come first: the picture would tell how they end.
 */
export function pageXhtml(book: EditionBook, page: EditionPage): string {
  const height = pageHeight(book)
  const lines = page.text.map((paragraph, index) => {
    const spans = paragraph.map((line, at) => {
      const left = round(line.x * pageWidth)
      const top = round(line.y * height)
      const size = round(line.height * height * narrow)
      const style = `left:${left}px;top:${top}px;width:${round(line.width * pageWidth)}px;font-size:${size}px;line-height:${round(line.height * height)}px`
      return `<span class="line" style="${style}">${words(line.text, `p${index + 1}l${at + 1}`)}</span>`
    })
    return `<p id="p${index + 1}">${spans.join('\n')}</p>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en-GB" xml:lang="en-GB">
<head>
<meta charset="utf-8"/>
<title>${xml(nameOf(book, page))}</title>
<meta name="viewport" content="width=${pageWidth}, height=${height}"/>
<link rel="stylesheet" href="style.css"/>
</head>
<body style="width:${pageWidth}px;height:${height}px">
<section id="${wholePage}"${page.number === 1 ? ' epub:type="cover"' : ''}>
${lines.join('\n')}
<img src="${nameFor(page)}.jpg" alt="${xml(altOf(book, page))}" width="${pageWidth}" height="${height}"/>
</section>
</body>
</html>
`
}

const words = (text: string, line: string) =>
  wordsIn(text)
    .map((word, index) => `<span id="${line}w${index + 1}">${xml(word)}</span>`)
    .join(' ')

const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? []

/** The ids of the words of a page in reading order, as its recording has their times. */
export const wordIds = ({ text }: EditionPage): string[] =>
  text.flatMap((paragraph, index) =>
    paragraph.flatMap((line, at) => wordsIn(line.text).map((_, word) => `p${index + 1}l${at + 1}w${word + 1}`)),
  )

/** The id of everything on a page. */
export const wholePage = 'page'

const round = (value: number) => Math.round(value * 10) / 10

/** The name that e-readers give the word which is being read. It is marked as the portal's own reader does. */
export const activeClass = '-epub-media-overlay-active'

export const styleSheet = `html, body { margin: 0; padding: 0; overflow: hidden; }
body { position: relative; }
img { position: absolute; left: 0; top: 0; z-index: 0; }
p { margin: 0; }
.line { position: absolute; z-index: 1; color: transparent; white-space: nowrap; text-align: justify; text-align-last: justify; font-family: sans-serif; }
span.${activeClass} { background: #ffd600; opacity: 0.45; }
`
