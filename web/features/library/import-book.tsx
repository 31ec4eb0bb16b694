import { useState } from 'react'
import { type ImportedBook, importBook, maxBookFileBytes } from '#contract/book-files.ts'
import { errors } from '#contract/errors.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { upload } from '../../api/upload.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { UploadProgress } from '../../ui/fields/upload-progress.tsx'
import { useUpload } from '../../ui/fields/use-upload.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { useLibraryChanged } from './queries.ts'
import { workshopPath } from './wording.ts'

/** Imports a book that was exported from this portal or another one. */
export function ImportBook() {
  const [imported, setImported] = useState<ImportedBook | null>(null)
  const refresh = useLibraryChanged()
  const { sent, problem, start, cancel } = useUpload<ImportedBook>({
    send: (file, options) => upload(importBook, file, options),
    limit: { bytes: maxBookFileBytes, sentence: errors['resource/book-file-too-large'].message },
    sentenceOf: (error) => (error instanceof ApiError && error.fields.book) || sentenceOf(error as Error),
    toast: 'The book was not imported.',
    onUploaded: (book) => {
      setImported(book)
      void refresh()
    },
  })
  const handleTake = (file: File) => {
    setImported(null)
    void start(file)
  }
  return (
    <section aria-labelledby="import-book" className="mt-10 grid max-w-2xl gap-2">
      <h2 id="import-book" className="font-bold font-heading text-xl">
        Import a book
      </h2>
      <p id="import-book-hint" className="text-ink-soft">
        A zip file of up to 300 MB that was exported from this portal or another one. The book and its papers are added
        as drafts. Nothing here is replaced.
      </p>
      {problem && (
        <p role="alert" className="wrap-anywhere font-bold text-danger">
          {problem}
        </p>
      )}
      {sent === null ? (
        <FileDrop
          id="book-file"
          label="Exported book"
          accept="application/zip,.zip"
          hintId="import-book-hint"
          onTake={handleTake}
        />
      ) : (
        <>
          <p role="status">{sent < 1 ? `Sending… ${Math.round(sent * 100)} %` : 'Checking the book and its papers…'}</p>
          <UploadProgress label="Importing the book" sent={sent} onCancel={cancel} />
        </>
      )}
      {imported && <Imported book={imported} />}
    </section>
  )
}

function Imported({ book: { id, title, papers, twin } }: { book: ImportedBook }) {
  const withPapers = papers === 0 ? 'without papers' : papers === 1 ? 'with one paper' : `with ${papers} papers`
  return (
    <div role="status" className="mt-2 wrap-anywhere">
      <Notice title="The book has been added as a draft" tone="success">
        <p>
          “{title}”, {withPapers}.
        </p>
        {twin !== null && (
          <p>
            You already have a book with this title, which is unchanged:{' '}
            <TextLink to={`/admin/library/${twin}`}>look at it</TextLink>. Keep both, or delete one.
          </p>
        )}
        <p>
          Its pages are being prepared, which takes a minute or two. Then{' '}
          <TextLink to={workshopPath(id)}>its workshop</TextLink> says what is missing before you publish it. If the
          book has recordings, ask the reader before you publish them here.
        </p>
      </Notice>
    </div>
  )
}
