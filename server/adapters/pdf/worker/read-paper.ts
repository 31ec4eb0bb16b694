import { join } from 'node:path'
import sharp from 'sharp'
import { missingGlyphs } from '../../../../print/fonts.ts'
import { type EditionPage, pictureFile } from '../../editions/book.ts'
import { boxOf } from './draw-pictures.ts'
import { openDrawing } from './open-drawing.ts'
import { openShownText } from './open-text.ts'
import { readPage } from './read-page.ts'

const across = 1600
const webp = { quality: 90 }

/**
 * The pages of a plan, guide or letter, as editions are made of them, each of its own shape; their pictures are written into the folder. `isPrinted`: in our
 * typeface, and without the signs that it does not have.
 */
export async function* readPaper(
  path: string,
  folder: string,
  { isPrinted }: { isPrinted: boolean },
): AsyncGenerator<EditionPage> {
  const { document, close } = await openShownText(path)
  const drawing = await openDrawing(path)
  for (let number = 1; number <= drawing.pageCount; number++) {
    const aspect = drawing.aspectOf(number)
    const { alt, text } = await readPage(document, number, aspect)
    const { data, width, height } = drawing.draw(number, boxOf(across, aspect))
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    await picture.webp(webp).toFile(join(folder, pictureFile(number, '1600')))
    const lines = text.map((paragraph) =>
      paragraph.map((line) => ({ ...line, text: isPrinted ? withoutSigns(line.text) : line.text })),
    )
    const isSaid = ({ text: words }: { text: string }) => words.trim() !== ''
    yield {
      number,
      alt,
      aspect: width / height,
      text: lines.map((paragraph) => paragraph.filter(isSaid)).filter((paragraph) => paragraph.length > 0),
      wordless: null,
    }
  }
  drawing.close()
  await close()
}

/** Boxes to tick, arrows and other signs that our typeface does not have: the picture of the page shows them. */
const withoutSigns = (text: string) =>
  missingGlyphs(text, 'body')
    .filter((sign) => !/[\p{L}\p{N}]/u.test(sign) && sign !== '\u00ad')
    .reduce((rest, sign) => rest.replaceAll(sign, ' '), text)
