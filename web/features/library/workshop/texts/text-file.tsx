import { Download } from 'lucide-react'
import { urlFor } from '#contract/endpoint.ts'
import { type EditedText, exportText, maxTextFile, readTextFile, type TextReading } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import { sentenceOf } from '../../../../api/api-error.ts'
import { upload } from '../../../../api/upload.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/fields/file-drop.tsx'
import { useUpload } from '../../../../ui/fields/use-upload.ts'

interface TextFileProps {
  bookId: number
  text: EditedText
  onRead: (found: TextReading) => void
}

/** A text as a file for somebody who writes it elsewhere, and back again. */
export function TextFile({ bookId, text, onRead }: TextFileProps) {
  const params = { id: String(bookId), text: String(text.id) }
  const file = useUpload<TextReading>({
    send: (chosen, options) => upload(readTextFile, chosen, { ...options, params }),
    limit: { bytes: maxTextFile, sentence: 'This file is larger than 10 MB. Take its pictures out.' },
    sentenceOf,
    onUploaded: onRead,
  })
  return (
    <details className="texts-card workshop-found">
      <summary>In a file, for somebody who writes it elsewhere</summary>
      <div className="mt-2 grid gap-4">
        <p id="text-file-hint" className="max-w-prose text-ink-soft">
          A table with one row a {isEasier(text) ? 'page' : 'paragraph'}: the story in one column, the text in the next.
          Fill it in and read it back: you see what would be placed before anything is stored.
        </p>
        <div className="flex flex-wrap gap-3">
          {(['docx', 'csv'] as const).map((format) => (
            <a
              key={format}
              download
              href={urlFor(exportText, { params: { ...params, format } })}
              className={buttonClass('quiet')}
            >
              <Download aria-hidden className="size-5" />
              {format === 'docx' ? 'Word file' : 'CSV file'}
            </a>
          ))}
        </div>
        {file.problem && <p className="font-bold text-danger">{file.problem}</p>}
        <FileDrop
          id="text-file"
          label={file.sent === null ? 'The file, filled in' : 'Reading…'}
          accept=".docx,.csv,text/csv,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          hintId="text-file-hint"
          onTake={(chosen) => void file.start(chosen)}
        />
      </div>
    </details>
  )
}
