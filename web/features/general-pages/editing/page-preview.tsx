import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../api/api-error.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { previewQuery } from './queries.ts'

/** Debounce before the server renders the text, in milliseconds. */
const pause = 300

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The text as visitors would read it, rendered by the server like the page itself. */
export function PagePreview({ title, source }: { title: string; source: string }) {
  const { data, error } = useQuery(previewQuery(useSettled(source)))
  return (
    <section aria-labelledby="preview" className="min-w-0 rounded-lg bg-surface p-6 shadow-rest">
      <h2 id="preview" className="text-ink-soft text-sm">
        What visitors will read
      </h2>
      <p className="mt-4 break-words font-bold font-heading text-2xl">{title}</p>
      {error ? (
        <p className="mt-3">{sentenceOf(error)}</p>
      ) : (
        <RichText html={data?.details ?? ''} hasLead className="mt-3" />
      )}
    </section>
  )
}
