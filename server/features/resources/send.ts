import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PagePicture } from '#contract/resources.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { sendFile, sendPicture } from '../../http/send-file.ts'
import { keys } from './keys.ts'
import type { RecordedPage } from './narrations/queries.ts'
import type { ResourceRow } from './queries.ts'

/** PDFs run no scripts, and only our pages may frame them. */
const pdfPolicy = "sandbox; default-src 'none'; frame-ancestors 'self'"

/** Sends the PDF of a resource, or a range of it. The caller has checked access. */
export function sendPdfOf(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { resource, headers }: { resource: ResourceRow; headers?: Record<string, string> },
) {
  const { title, version, pdfSize } = resource
  return sendFile(request, reply, files, {
    key: keys.pdf(version),
    type: 'application/pdf',
    size: pdfSize,
    version,
    headers: {
      'content-security-policy': pdfPolicy,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`,
      ...headers,
    },
  })
}

/** Sends what somebody has recorded, or a range of it. The caller has checked access. */
export function sendRecording(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { recording, headers = {} }: { recording: RecordedPage; headers?: Record<string, string> },
) {
  return sendFile(request, reply, files, {
    key: keys.recording(recording.recording),
    type: recording.mediaType,
    size: recording.bytes,
    version: recording.recording,
    headers,
  })
}

/** Sends the picture of a prepared page. The caller has checked access, and that there is such a page. */
export async function sendPagePicture(
  reply: FastifyReply,
  files: FileStore,
  { version }: Pick<ResourceRow, 'version'>,
  { number, picture, visibility }: { number: number; picture: PagePicture; visibility?: 'no-store' },
): Promise<FastifyReply> {
  return sendPicture(reply, files, keys.page(version, number, picture), visibility)
}
