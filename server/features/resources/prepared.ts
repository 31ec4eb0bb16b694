import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PagePart, type PagePicture, PageText } from '#contract/resources.ts'
import type { PreparedPage, Wordless } from '../../adapters/pdf/answers.ts'

const Page = z.object({
  number: z.int(),
  alt: z.string(),
  text: z.array(z.array(PageText)),
  wordless: z.nullable(PagePart),
})
export const PreparedFacts = z.object({
  pageCount: z.int(),
  aspect: z.number(),
  title: z.string(),
  /** Empty where the PDF is no book. */
  pages: z.array(Page),
  /** The words of each page where the PDF is no book; otherwise empty. */
  words: z.array(z.string()),
})
export type PreparedFacts = z.infer<typeof PreparedFacts>

/** A PDF that ships, rewritten when the portal was built, with its pages if it is a book. */
export interface Prepared {
  facts: PreparedFacts
  /** Where the rewritten PDF is. */
  pdf: string
  pages(from: number): AsyncGenerator<PreparedPage>
}

const facts = 'facts.json'
const document = 'document.pdf'
const picture = (number: number, name: PagePicture) => `page-${number}-${name}.webp`

/** Where a picture without words belongs. */
export function partOf(wordless: Wordless | null): PagePart | null {
  if (!wordless) return null
  const { picture: _, ...part } = wordless
  return part
}

/** Writes down what was prepared of a PDF; the facts last, so that what is there is whole. `place` is its own folder. */
export async function writePrepared(
  place: string,
  {
    pdf,
    pages,
    words = [],
    ...known
  }: Omit<PreparedFacts, 'pages' | 'words'> & {
    pdf: string
    pages: PreparedPage[]
    words?: string[]
  },
): Promise<void> {
  await copyFile(pdf, join(place, document))
  for (const { number, small, large, wordless } of pages) {
    await writeFile(join(place, picture(number, '800')), small)
    await writeFile(join(place, picture(number, '1600')), large)
    if (wordless) await writeFile(join(place, picture(number, 'wordless')), wordless.picture)
  }
  const kept = {
    ...known,
    words,
    pages: pages.map(({ number, alt, text, wordless }) => ({ number, alt, text, wordless: partOf(wordless) })),
  }
  await writeFile(join(place, facts), JSON.stringify(kept))
}

/** What was prepared of the PDF with this SHA-256 (hex), each in a folder of that name; null for all others. */
export async function findPrepared(folder: string, sha256: string): Promise<Prepared | null> {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return null
  const place = join(folder, sha256)
  const written = await readFile(join(place, facts), 'utf8').catch(() => null)
  if (written === null) return null
  const known = PreparedFacts.parse(JSON.parse(written))
  const read = (name: string) => readFile(join(place, name))
  return {
    facts: known,
    pdf: join(place, document),
    async *pages(from) {
      for (const page of known.pages.filter(({ number }) => number >= from)) {
        const { number } = page
        yield {
          ...page,
          small: await read(picture(number, '800')),
          large: await read(picture(number, '1600')),
          wordless: page.wordless && { ...page.wordless, picture: await read(picture(number, 'wordless')) },
        }
      }
    },
  }
}
