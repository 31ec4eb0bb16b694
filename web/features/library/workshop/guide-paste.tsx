import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type GuideReading, maxGuide, readPastedGuide, readWordGuide, type Workshop } from '#contract/workshop.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { useUpload } from '../../../ui/fields/use-upload.ts'
import { GuideFindings } from './guide-findings.tsx'

interface GuidePasteProps {
  workshop: Workshop
  /** The guide has been stored. */
  onStored: () => void
}

/** Reads a guide out of what is pasted, or out of a Word file, shows what was found, and stores it. */
export function GuidePaste({ workshop, onStored }: GuidePasteProps) {
  const { id } = workshop.resource
  const [pasted, setPasted] = useState('')
  const [found, setFound] = useState<GuideReading | null>(null)
  const reading = useMutation({
    mutationFn: (text: string) => call(readPastedGuide, { params: { id: String(id) }, body: { pasted: text } }),
    onSuccess: setFound,
  })
  const file = useUpload<GuideReading>({
    send: (chosen, options) => upload(readWordGuide, chosen, { ...options, params: { id: String(id) } }),
    limit: { bytes: maxGuide.bytes, sentence: 'This file is larger than 10 MB. Paste its text instead.' },
    sentenceOf,
    onUploaded: setFound,
  })
  const problem = reading.error && sentenceAt(reading.error)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    file.forget()
    if (!reading.isPending) reading.mutate(pasted)
  }
  if (found)
    return <GuideFindings found={found} workshop={workshop} onBack={() => setFound(null)} onStored={onStored} />
  return (
    <form method="dialog" noValidate className="workshop-list" onSubmit={handleSubmit}>
      <h2 className="font-bold font-heading text-lg">Paste a guide</h2>
      <p className="text-ink-soft">
        We lay out its questions, words and steps by page. Nothing is stored before you have seen it.
      </p>
      <TextArea
        id="pasted"
        label="The guide"
        hint="From a document, a web page or a table: pages as headings (“Page 3”), questions below them, words to explain as a table (word, page, meaning), and the lesson as a table (minutes, what to say, what the class sees)."
        error={problem || undefined}
        rows={12}
        maxLength={maxGuide.characters}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" isBusy={reading.isPending} busyLabel="Reading…">
        Read it
      </Button>
      <div className="grid gap-1">
        <p className="font-bold">Or its Word file</p>
        <p id="guide-file-hint" className="text-ink-soft text-sm">
          A .docx of at most 10 MB.
        </p>
        {file.problem && <p className="font-bold text-danger">{file.problem}</p>}
        <FileDrop
          id="guide-file"
          label={file.sent === null ? 'The guide as a Word file' : 'Reading…'}
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          hintId="guide-file-hint"
          onTake={(chosen) => void file.start(chosen)}
        />
      </div>
    </form>
  )
}

const sentenceAt = (error: Error) => (error instanceof ApiError && error.fields.pasted) || sentenceOf(error)
