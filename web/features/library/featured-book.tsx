import { useQuery } from '@tanstack/react-query'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { showcaseChoiceQuery, useFeatureBook } from './queries.ts'

/** Names the book whose first pages everybody sees before they log in. Renders nothing while no storybook is free. */
export function FeaturedBook() {
  const { data, error, refetch } = useQuery(showcaseChoiceQuery)
  const feature = useFeatureBook()
  if (error && !data)
    return (
      <LoadFailure title="We could not load the book that visitors can look inside" error={error} onRetry={refetch} />
    )
  if (!data || data.choices.length === 0) return null
  const handleChange = (value: string) =>
    feature.mutate(value === '' ? null : Number(value), {
      onSuccess: ({ featured, choices }) => {
        const title = choices.find(({ id }) => id === featured)?.title
        showToast.success(`Visitors can now look inside ${title ? `“${title}”` : 'the first free storybook'}.`)
      },
    })
  const wanted = feature.isPending ? feature.variables : data.featured
  return (
    <div className="grow basis-48 phone:max-w-sm">
      <SelectField
        label="Visitors can look inside"
        value={wanted === null ? '' : String(wanted)}
        error={feature.error ? messageOf(feature.error) : undefined}
        onChange={(event) => handleChange(event.target.value)}
        options={[
          { value: '', label: 'The first free storybook' },
          ...data.choices.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
    </div>
  )
}

const messageOf = (error: Error) => (error instanceof ApiError && error.fields.resource_id) || sentenceOf(error)
