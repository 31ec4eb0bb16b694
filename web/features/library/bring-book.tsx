import { useState } from 'react'
import { Link } from 'react-router'
import { type BroughtBook, bringBook, maxBookFileBytes } from '#contract/book-files.ts'
import { errors } from '#contract/errors.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { upload } from '../../api/upload.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { UploadProgress } from '../../ui/fields/upload-progress.tsx'
import { useUpload } from '../../ui/fields/use-upload.ts'
import { useLibraryChanged } from './queries.ts'
import { workshopPath } from './wording.ts'

/** Takes in a book that was taken along, from this portal or another one. */
export function BringBook() {
  const [brought, setBrought] = useState<BroughtBook | null>(null)
  const refresh = useLibraryChanged()
  const { sent, problem, start, cancel } = useUpload<BroughtBook>({
    send: (file, options) => upload(bringBook, file, options),
    limit: { bytes: maxBookFileBytes, sentence: errors['resource/book-file-too-large'].message },
    sentenceOf: (error) => (error instanceof ApiError && error.fields.book) || sentenceOf(error as Error),
    toast: 'The book was not brought.',
    onUploaded: (book) => {
      setBrought(book)
      void refresh()
    },
  })
  const handleTake = (file: File) => {
    setBrought(null)
    void start(file)
  }
  return (
    <section aria-labelledby="bring-book" className="mt-10 grid max-w-2xl gap-2">
      <h2 id="bring-book" className="font-bold font-heading text-xl">
        Bring a book
      </h2>
      <p id="bring-book-hint" className="text-ink-soft">
        The zip file of a book that was taken along, here or in another portal: up to 300 MB. It comes with its papers,
        as drafts, and changes nothing that is here.
      </p>
      {problem && (
        <p role="alert" className="wrap-anywhere font-bold text-danger">
          {problem}
        </p>
      )}
      {sent === null ? (
        <FileDrop
          id="book-file"
          label="A book as one file"
          accept="application/zip,.zip"
          hintId="bring-book-hint"
          onTake={handleTake}
        />
      ) : (
        <>
          <p role="status">{sent < 1 ? `Sending… ${Math.round(sent * 100)} %` : 'Checking the book and its papers…'}</p>
          <UploadProgress label="Bringing the book" sent={sent} onCancel={cancel} />
        </>
      )}
      {brought && <Brought book={brought} />}
    </section>
  )
}

function Brought({ book: { id, title, papers, twin } }: { book: BroughtBook }) {
  const withPapers = papers === 0 ? 'without papers' : papers === 1 ? 'with one paper' : `with ${papers} papers`
  return (
    <div role="status" className="mt-2 wrap-anywhere">
      <Notice title="The book is here as a draft" tone="success">
        <p>
          “{title}”, {withPapers}.
        </p>
        {twin !== null && (
          <p>
            A book with this title was here before, and is as it was:{' '}
            <Link className="link" to={`/admin/library/${twin}`}>
              look at it
            </Link>
            . Keep both, or delete one.
          </p>
        )}
        <p>
          Its pages are being prepared, which takes a minute or two. Then{' '}
          <Link className="link" to={workshopPath(id)}>
            its workshop
          </Link>{' '}
          says what is missing before you publish it. If somebody has read it aloud, publish their recordings again,
          once they agree to be heard here.
        </p>
      </Notice>
    </div>
  )
}
