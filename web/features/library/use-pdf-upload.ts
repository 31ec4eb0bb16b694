import { errors } from '#contract/errors.ts'
import { type UploadedPdf, uploadPdf } from '#contract/library.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { upload } from '../../api/upload.ts'
import { useUpload } from '../../ui/fields/use-upload.ts'

const maxBytes = 50 * 1_048_576

/** Uploads a PDF for the form, one at a time. */
export function usePdfUpload(onUploaded: (upload: UploadedPdf, fileName: string) => void) {
  return useUpload<UploadedPdf>({
    send: (file, options) => upload(uploadPdf, file, options),
    limit: { bytes: maxBytes, sentence: errors['resource/pdf-too-large'].message },
    sentenceOf: (error) => (error instanceof ApiError && error.fields.pdf) || sentenceOf(error as Error),
    onUploaded: (answer, file) => onUploaded(answer, file.name),
  })
}
