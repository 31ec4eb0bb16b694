import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ClassCodeSheet, createClassCode, readFamilyCard } from '#contract/class-codes.ts'
import { urlFor } from '#contract/endpoint.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { classEndsQuery, forgetCodes } from './queries.ts'
import { endOfDay, untilText } from './until-text.ts'

interface FamilyCardDialogProps {
  resourceId: number
  title: string
  isOpen: boolean
  onClose: () => void
}

/** Makes a code for as long as one can work, and the card that has it: for the school to send, and for families to keep. */
export function FamilyCardDialog({ resourceId, title, isOpen, onClose }: FamilyCardDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Card for families" onClose={onClose}>
      <Making resourceId={resourceId} title={title} />
    </Dialog>
  )
}

function Making({ resourceId, title }: { resourceId: number; title: string }) {
  const client = useQueryClient()
  const made = useMutation({
    mutationFn: async () => {
      const { last } = await client.fetchQuery(classEndsQuery)
      return call(createClassCode, { body: { resource_id: resourceId, until: last, is_for_families: true } })
    },
    onSuccess: () => forgetCodes(client),
  })
  if (made.data) return <Made code={made.data} />
  return (
    <div className="grid gap-5">
      <p>
        {`A card with the cover of “${title}”, a question to talk about and a square code that opens the book. Send it as you send other things home. Families need no account, and we collect nothing about them.`}
      </p>
      <p>{`The code works for 13 weeks, until ${endOfDay} on the last day, or until you end it.`}</p>
      {made.error && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(made.error)}
        </p>
      )}
      <div>
        <Button onClick={() => made.mutate()} isBusy={made.isPending} busyLabel="Making the card…">
          Make the card
        </Button>
      </div>
    </div>
  )
}

function Made({ code }: { code: ClassCodeSheet }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [language, setLanguage] = useState<Language>('en')
  const card = (format: 'jpg' | 'pdf') =>
    urlFor(readFamilyCard, {
      params: { id: code.id },
      query: { format, language: language === 'en' ? undefined : language },
    })
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          Your card is ready
        </h3>
        <p>{`It opens the book until ${untilText(code.until_time)}. Everybody who has it can read the book.`}</p>
      </div>
      {code.questions_in.length > 0 && (
        <SelectField
          label="Language of the question"
          value={language}
          options={(['en', ...code.questions_in] as const).map((tag) => ({
            value: tag,
            label: languageNames(tag).english,
          }))}
          onChange={(event) => setLanguage(event.currentTarget.value as Language)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <a href={card('jpg')} download className={buttonClass()}>
          <Download aria-hidden className="size-5" />
          Picture to send
        </a>
        <a href={card('pdf')} download className={buttonClass('quiet')}>
          <Download aria-hidden className="size-5" />
          Card to print (PDF)
        </a>
        <ButtonLink to="/class-codes" tone="quiet">
          Your class codes
        </ButtonLink>
      </div>
    </div>
  )
}
