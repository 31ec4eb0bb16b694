import PDFDocument from 'pdfkit'
import sharp from 'sharp'

const pages = 24
const page = { width: 842, height: 595 }
const picture = { width: 1754, height: 1240 }

/** A picture of soft colours under fine grain, always the same for a seed; the grain makes it heavy, as paintings are. */
async function paint(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(picture.width * picture.height * 3)
  let state = seed * 2_654_435_761
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const column = Math.floor(index / 3) % picture.width
    const row = Math.floor(index / 3 / picture.width)
    const wave = Math.sin((column * (1 + (index % 3)) + row * seed) / 190) * 70
    pixels[index] = 128 + wave + ((state >>> 24) - 128) * 0.2
  }
  return await sharp(pixels, { raw: { ...picture, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** A tagged PDF of 18 MB with 24 full-page pictures, each with an alternative text and a line of text. */
export async function makeHeavyBook(): Promise<Buffer> {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: 'A heavy book', CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (let number = 1; number <= pages; number++) {
    const jpeg = await paint(number)
    document.addPage()
    document.addStructure(
      document.struct('Figure', { alt: `Picture ${number}.` }, () => document.image(jpeg, 0, 0, page)),
    )
    document.addStructure(
      document.struct('P', {}, () => document.fontSize(24).text(`This is page ${number}.`, 60, 500)),
    )
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
