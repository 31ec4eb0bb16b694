import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Book, Resource } from '#contract/resources.ts'
import { DocumentTitle } from '../../ui/page/page.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { BookReader } from './book/book-reader.tsx'
import { PdfViewer } from './pdf/pdf-viewer.tsx'
import { companionsQuery } from './queries.ts'

/** A resource that the user may open: as a book when its pages are prepared, otherwise as a PDF. */
export function OpenResource({ resource, book, page }: { resource: Resource; book?: Book; page: number | null }) {
  const [certificate, loadCertificate] = useLazyModule(
    () => import('./certificate-dialog.tsx'),
    'The certificate did not load. Check your connection and try again.',
  )
  const [isCertificateAsked, setCertificateAsked] = useState(false)
  const { data: companions = [] } = useQuery({ ...companionsQuery(resource.id), enabled: book !== undefined })
  const isStorybook = resource.category === 'storybook'
  const handleCertificate = isStorybook ? () => void askForCertificate() : null
  const askForCertificate = async () => {
    if (await loadCertificate()) setCertificateAsked(true)
  }

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
        <PdfViewer
          resource={resource}
          about={resource}
          page={page}
          onCertificate={handleCertificate}
          isBeingPrepared={isStorybook}
        />
      )}
      {certificate && (
        <certificate.CertificateDialog
          resource={resource}
          isOpen={isCertificateAsked}
          onClose={() => setCertificateAsked(false)}
        />
      )}
    </>
  )
}
