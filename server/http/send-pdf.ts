import type { FastifyReply } from 'fastify'

/** Sends a PDF that was made for this request. `disposition`: such as `inline; filename="letter.pdf"`. */
export const sendPdf = (reply: FastifyReply, disposition: string, pdf: Uint8Array): FastifyReply =>
  reply
    .type('application/pdf')
    .headers({ 'cache-control': 'no-store', 'content-disposition': disposition })
    .send(Buffer.from(pdf))
