import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/page/section.tsx'
import { newsChoiceQuery, useChooseNews } from './queries.ts'

/** Switches e-mails about new books on and off, for staff. */
export function NewsSwitch() {
  const { data, error, refetch } = useQuery(newsChoiceQuery)
  const choice = useChooseNews()
  const handleChange = (isWanted: boolean) =>
    choice.mutate(isWanted, {
      onSuccess: ({ wants_news }) =>
        showToast.success(
          wants_news ? 'We will tell you about new books by e-mail.' : 'We will send you no more news of books.',
        ),
      onError: (failure) => void showToast.error(sentenceOf(failure)),
    })
  return (
    <Section id="news" title="News by e-mail">
      <p id="news-hint" className="mt-2 mb-4 max-w-[60ch] text-ink-soft">
        We will write to you when there is a new book, once a term at most. Each e-mail has a link that stops them.
      </p>
      {data && (
        <Switch
          id="wants-news"
          label="Tell me about new books"
          describedBy="news-hint"
          checked={choice.isPending ? choice.variables : data.wants_news}
          aria-busy={choice.isPending || undefined}
          onChange={(event) => handleChange(event.target.checked)}
        />
      )}
      {!(data || error) && <Skeleton className="h-12 rounded-md" />}
      {error && !data && <LoadFailure title="We could not load this setting" error={error} onRetry={refetch} />}
    </Section>
  )
}
