import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Language } from '#contract/languages.ts'
import { addText, type BookTexts, type EditedText } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import { ApiError, sentenceOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { fullNameOf } from './names.ts'
import { textsQuery } from './queries.ts'

interface AddTextProps {
  bookId: number
  texts: readonly EditedText[]
  onAdded: (language: Language) => void
}

/** Adds an empty text in a language that the book does not have yet. */
export function AddText({ bookId, texts, onAdded }: AddTextProps) {
  const client = useQueryClient()
  const { queryKey } = textsQuery(bookId)
  const [chosen, setChosen] = useState('')
  const adding = useMutation({
    mutationFn: (language: Language) => call(addText, { params: { id: String(bookId) }, body: { language } }),
    onSuccess: async (text) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<BookTexts>(queryKey, (all) => all && { ...all, texts: [...all.texts, text] })
      onAdded(text.language)
    },
    // Somebody else may have begun it.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'text/exists') void client.invalidateQueries({ queryKey })
    },
  })
  const [isMissing, setMissing] = useState(false)
  const free = Language.options.filter((language) => !texts.some((text) => text.language === language))
  const options = free.map((language) => ({ value: language, label: fullNameOf(language) }))
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const language = free.find((each) => each === chosen)
    setMissing(!language)
    if (language && !adding.isPending) adding.mutate(language)
  }
  return (
    <form method="dialog" noValidate className="grid max-w-md gap-4" onSubmit={handleSubmit}>
      <SelectField
        label="Language"
        hint="English is the story in easier words."
        error={isMissing ? 'Choose a language.' : adding.error ? sentenceOf(adding.error) : undefined}
        options={[
          { value: '', label: 'Choose' },
          ...options.toSorted(
            (a, b) => Number(isEasier({ language: b.value })) - Number(isEasier({ language: a.value })),
          ),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" isBusy={adding.isPending} busyLabel="Beginning…">
        Begin a text
      </Button>
    </form>
  )
}
