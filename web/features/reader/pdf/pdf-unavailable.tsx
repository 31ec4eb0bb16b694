import { errors } from '#contract/errors.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ReadResource } from '../read-resource.ts'
import { EndBack } from '../way-back.tsx'
import type { PdfFailure } from './pdf-failure.ts'

interface PdfUnavailableProps {
  failure: Exclude<PdfFailure, 'locked'>
  resource: ReadResource
  onRetry: () => void
}

const sentences: Record<PdfUnavailableProps['failure'], string> = {
  unsupported: 'This browser does not support inline PDFs. Please update your browser to Google Chrome or Safari.',
  damaged:
    'This file is damaged and cannot be shown here. Download it and open it in another program, or try again later.',
  missing: errors['resource/file-missing'].message,
  network: 'The connection was lost while the file was loading. Check your connection and try again.',
}

export function PdfUnavailable({ failure, resource, onRetry }: PdfUnavailableProps) {
  return (
    <Notice title="This document cannot be shown" tone="danger" isUrgent className="pdf-unavailable">
      <p>{sentences[failure]}</p>
      <div className="flex flex-wrap gap-4">
        {(failure === 'unsupported' || failure === 'damaged') && (
          <a href={resource.pdf} download={fileName(resource)} className={buttonClass()}>
            Download the PDF
          </a>
        )}
        {(failure === 'network' || failure === 'missing') && (
          <Button tone="quiet" onClick={onRetry}>
            Try again
          </Button>
        )}
        <EndBack />
      </div>
    </Notice>
  )
}

/** "Temi and the Chip Thief.pdf", without what file systems refuse. */
export function fileName({ title }: ReadResource): string {
  return `${title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'document'}.pdf`
}
