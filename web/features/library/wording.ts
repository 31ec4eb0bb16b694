import type { UploadedPdf } from '#contract/library.ts'
import { dateFormat } from '../../ui/text/moment.ts'

export const day = dateFormat({ dateStyle: 'medium' })

export const storybook = 'storybook'

export const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`

const kinds: Record<UploadedPdf['dropped'][number], string> = {
  script: 'scripts',
  action: 'buttons or links that open files or send something',
  attachment: 'attached files',
  media: 'sound or video',
}

/** What was removed from an upload because it could harm those who open it. */
export const leftOut = (dropped: UploadedPdf['dropped']) =>
  `For safety, we removed ${dropped.map((kind) => kinds[kind]).join(', ')}. Check the PDF before you publish it.`
