import sharp from 'sharp'
import { type LessonStep, seenByClass } from '#contract/teaching.ts'
import type { SlidePicture, SlidesFacts } from '../../../../print/slides/write-slides.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import { keys } from '../keys.ts'
import { listPages } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'

interface SlidesOf extends Pick<SlidesFacts, 'permission' | 'color'> {
  book: ResourceRow
  steps: readonly LessonStep[]
}

/**
 * The lesson of a book as a presentation (PPTX). `owner`: whose turn it takes. Throws `resource/printing-busy`, and
 * `resource/file-missing` for a page whose picture is gone.
 */
export async function makeSlides(
  { db, files, printer }: Pick<Deps, 'db' | 'files' | 'printer'>,
  { book, steps, permission, color }: SlidesOf,
  owner: string,
): Promise<Buffer> {
  const pages = book.isPrepared ? await listPages(db, book.id, book.version) : []

  /** `page` of the story: 1 follows the cover. Null where a step names none, and for a book that is not prepared. */
  async function pictureOf(page: number | null): Promise<SlidePicture | null> {
    const found = pages.find(({ number }) => page !== null && number === page + 1)
    if (!found) return null
    const webp = await findBytes(files.read(keys.page(book.version, found.number, '1600')))
    const { data, info } = await sharp(webp).jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true })
    return { jpeg: data, aspect: info.width / info.height, alt: found.alt }
  }

  async function gather(): Promise<SlidesFacts> {
    const slides = []
    for (const step of steps) {
      const notes = step.parts.map(({ kind, lines }) => [...before[kind], ...lines].join('\n'))
      const { title, minutes } = step
      slides.push({ title, minutes, ...seenByClass(step), picture: await pictureOf(step.page), notes })
    }
    return {
      title: 'The lesson, step by step',
      book: book.title,
      cover: await pictureOf(0),
      steps: slides,
      permission,
      color,
    }
  }
  const alts = pages.map(({ alt }) => alt)
  return printer.print(
    'lesson-slides',
    { version: book.version, title: book.title, steps, alts, permission, color },
    owner,
    gather,
  )
}

/** What stands before each part in the notes. */
const before = { say: [], ask: ['Ask:'], steps: ['The children:'], listen: ['Listen for:'] } satisfies Record<
  LessonStep['parts'][number]['kind'],
  string[]
>
