import sharp from 'sharp'
import type { PageText } from '#contract/resources.ts'
import type { FileStore } from '../../../adapters/files/file-store.ts'
import { findBytes } from '../../../http/send-file.ts'
import { keys } from '../keys.ts'
import type { PageRow } from '../pages/queries.ts'

/** The least contrast of words with what is behind them: WCAG 2.2, success criterion 1.4.3, for large letters. */
const minContrast = 3
/** The lightness of ink and paper is that of the darkest and lightest fiftieth of a line. */
const lineEdge = 0.02
/** Less ink than this share of a page is dust: a line of small words takes a thousandth. */
const dust = 0.0003

/** Whether nothing is to be seen on a page, and the lines of words on it that are too faint. */
export async function lookAt(
  files: Pick<FileStore, 'read'>,
  version: string,
  { number, text }: PageRow,
): Promise<{ isBlank: boolean; faint: string[] }> {
  const picture = sharp(await findBytes(files.read(keys.page(version, number, '800'))))
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  const whole = contrastOf(data, dust)
  const faint = text
    .flat()
    .filter((line) => contrastOf(cut(data, info, line)) < minContrast)
    .map((line) => line.text)
  return { isBlank: whole < 1.05, faint }
}

/** The grey values of a line of words; box in shares of the page. */
function cut(data: Buffer, { width, height }: { width: number; height: number }, line: PageText): Buffer {
  const at = (share: number, size: number) => Math.min(Math.max(Math.round(share * size), 0), size)
  const [left, right] = [at(line.x, width), at(line.x + line.width, width)]
  const rows: Buffer[] = []
  for (let y = at(line.y, height); y < at(line.y + line.height, height); y++)
    rows.push(data.subarray(y * width + left, y * width + right))
  return Buffer.concat(rows)
}

/** The contrast of the lightest with the darkest grey, 1 to 21, after WCAG 2.2. */
function contrastOf(greys: Buffer, edge = lineEdge): number {
  if (greys.length === 0) return 21
  const sorted = Uint8Array.from(greys).sort()
  const [dark, light] = [edge, 1 - edge].map((share) => luminance(sorted[Math.floor(share * (sorted.length - 1))] ?? 0))
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const luminance = (grey: number) => (grey <= 10 ? grey / 3294.6 : ((grey / 255 + 0.055) / 1.055) ** 2.4)
