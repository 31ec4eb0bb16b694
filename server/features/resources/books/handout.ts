import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { combinePdfs } from '../../../adapters/pdf/combine-pdfs.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { UnreadablePdf } from '../../../adapters/pdf/unreadable-pdf.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findBytes } from '../../../http/send-file.ts'
import { keys } from '../keys.ts'
import type { ResourceRow } from '../queries.ts'

/** What a lesson is printed from, in this order. */
const printed = ['lesson-plan', 'activity-sheet']

/** The papers of a lesson among those of a book: the plan before the sheets. */
export function handoutOf(papers: readonly ResourceRow[]): ResourceRow[] {
  return printed.flatMap((category) => papers.filter((paper) => paper.category === category))
}

/** Bytes of all papers together: the worker has them in memory while it makes one PDF of them. */
const maxBytes = 60 * 1_048_576

/**
 * Plan and sheets as one PDF. Throws `resource/nothing-to-print`, `resource/printing-busy`, `resource/file-missing`, and
 * `resource/not-printable` for a damaged PDF or more than 60 MB. `owner`: whose turn it takes.
 */
export async function combineHandout(
  { files, config, printer }: Pick<Deps, 'files' | 'config' | 'printer'>,
  papers: readonly ResourceRow[],
  owner: string,
): Promise<Buffer> {
  const handout = handoutOf(papers)
  if (handout.length === 0) throw new Failure('resource/nothing-to-print')
  if (handout.reduce((sum, { pdfSize }) => sum + pdfSize, 0) > maxBytes) throw new Failure('resource/not-printable')
  try {
    const combine = () =>
      inScratchFolder(config, async (folder) => {
        const paths = handout.map(({ version }) => join(folder, `${version}.pdf`))
        const out = join(folder, 'handout.pdf')
        for (const [index, { version }] of handout.entries())
          await findBytes(files.copyTo(keys.pdf(version), paths[index] ?? ''))
        await combinePdfs(paths, { out, who: owner })
        return readFile(out)
      })
    const versions = handout.map(({ version }) => version)
    return await printer.make(versions, owner, combine)
  } catch (error) {
    if (error instanceof PdfsBusy) throw new Failure('resource/printing-busy', { retryAfter: 60 })
    if (error instanceof UnreadablePdf) throw new Failure('resource/not-printable')
    throw error
  }
}
