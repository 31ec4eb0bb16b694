import { useQuery } from '@tanstack/react-query'
import type { createResource } from '#contract/library.ts'
import { Licence, licences } from '#contract/licences.ts'
import type { Resource } from '#contract/resources.ts'
import type { useForm } from '../../forms/use-form.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { libraryQuery } from './queries.ts'
import type { ResourceDraft } from './resource-draft.ts'
import { storybook } from './wording.ts'

interface OperatorFieldsProps {
  form: Pick<ReturnType<typeof useForm<typeof createResource, ResourceDraft>>, 'field' | 'box'>
  resource: Resource | undefined
  /** Whether another PDF has been chosen for it. */
  isReplaced: boolean
}

/** The fields that only operators see: audience, storybook and whether it is published. */
export function OperatorFields({ form: { field, box }, resource, isReplaced }: OperatorFieldsProps) {
  const { data: library = [] } = useQuery(libraryQuery)
  const books = library.filter(
    ({ id, category, school }) => category === storybook && school === '' && id !== resource?.id,
  )
  const licence = Licence.options.find((each) => each === field('licence').value) ?? 'unstated'
  const isBook = field('category').value === storybook
  return (
    <>
      <FieldGroup title="On the shelf">
        {!isBook && (
          <SelectField
            {...field('belongs_to')}
            label="Storybook it belongs to"
            hint="The resource appears next to this storybook on the shelf."
            options={[
              { value: '', label: 'None' },
              ...books.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        )}
        <div className="grid grid-cols-2 gap-4 phone:max-w-md phone:grid-cols-3">
          <TextField {...field('age_from')} label="Ages from" inputMode="numeric" autoComplete="off" />
          <TextField {...field('age_to')} label="to" inputMode="numeric" autoComplete="off" />
          <TextField {...field('minutes')} label="Minutes" inputMode="numeric" autoComplete="off" />
        </div>
        {isBook && (
          <>
            <TextField
              {...field('reading_year')}
              label="Read alone from Year (optional)"
              hint="The school year in England in which most children can read it by themselves, such as 2."
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...field('themes')}
              label="Themes (optional)"
              hint="Up to six, with commas between them, such as: patience, owning up. The search finds the book by them."
              autoComplete="off"
            />
          </>
        )}
      </FieldGroup>
      <FieldGroup title="What people may do with it">
        <SelectField
          {...field('licence')}
          label="Licence"
          hint={`People read: “${licences[licence].sentence}”`}
          options={Licence.options.map((value) => ({ value, label: licences[value].name }))}
        />
        {isReplaced && licence !== 'unstated' && (
          <p role="status">You are replacing the PDF. Check that this licence also applies to the new one.</p>
        )}
      </FieldGroup>
      <FieldGroup title="Who can see it">
        <CheckBox
          {...box('is_free')}
          label="Free: everybody who is logged in can read it, even before their school has been approved. Only staff of a rejected school cannot."
        />
        {isBook && !resource ? (
          <p>
            A new storybook is a draft, which only operators can see, until everything on the list in its workshop is
            done. You publish it there.
          </p>
        ) : (
          <CheckBox
            {...box('is_published')}
            label="Published: until you tick this, it is a draft that only operators can see."
          />
        )}
      </FieldGroup>
    </>
  )
}
