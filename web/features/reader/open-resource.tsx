import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Book, Resource } from '#contract/resources.ts'
import { DocumentTitle } from '../../ui/page/page.tsx'
import { BookReader } from './book/book-reader.tsx'
import { CertificateDialog } from './certificate-dialog.tsx'
import { PdfViewer } from './pdf/pdf-viewer.tsx'
import { companionsQuery } from './queries.ts'

/** A resource that the user may open: as a book when its pages are prepared, otherwise as a PDF. */
export function OpenResource({ resource, book, page }: { resource: Resource; book?: Book; page: number | null }) {
  const [isCertificateAsked, setCertificateAsked] = useState(false)
  const { data: companions = [] } = useQuery({ ...companionsQuery(resource.id), enabled: book !== undefined })
  const isStorybook = resource.category === 'storybook'
  const handleCertificate = isStorybook ? () => setCertificateAsked(true) : null

  return (
    <>
      <DocumentTitle>{resource.title}</DocumentTitle>
      {book ? (
        <BookReader
          book={book}
          page={page}
          companions={companions}
          onCertificate={handleCertificate}
          isCovered={isCertificateAsked}
        />
      ) : (
        <PdfViewer resource={resource} page={page} onCertificate={handleCertificate} isBeingPrepared={isStorybook} />
      )}
      {isStorybook && (
        <CertificateDialog resource={resource} isOpen={isCertificateAsked} onClose={() => setCertificateAsked(false)} />
      )}
    </>
  )
}
