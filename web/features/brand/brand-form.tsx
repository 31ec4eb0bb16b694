import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Brand } from '#contract/brand.ts'
import { type EditedBrand, saveBrand } from '#contract/brand-editing.ts'
import { isChangedMeanwhile } from '../../api/api-error.ts'
import { brandQuery } from '../../api/brand-query.ts'
import { call } from '../../api/call.ts'
import { useForm } from '../../forms/use-form.ts'
import { useKeptDraft } from '../../forms/use-kept-draft.ts'
import { Button } from '../../ui/button.tsx'
import { OvertakenNotice } from '../../ui/feedback/overtaken-notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { brandOf, draftOf, networkAt, networks } from './brand-draft.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourField } from './colour-field.tsx'
import { editedBrandQuery } from './queries.ts'
import { refreshColours } from './refresh-colours.ts'

const nobody = { name: '', logo: '', website: '', quote: '', quote_author: '' }

/** What of the brand is the portal's own in one form, with a preview beside it. */
export function BrandForm({ edited, strip }: { edited: EditedBrand; strip: (brand: Brand) => ReactNode }) {
  const client = useQueryClient()
  const { data: thanked = nobody } = useQuery(brandQuery)
  const { draft, isChanged, change, settle, drop } = useKeptDraft('brand', {
    ...draftOf(edited),
    version: edited.version,
  })
  const { version, ...values } = draft
  const isOvertaken = isChanged && version !== edited.version
  const form = useForm(saveBrand, {
    values,
    onChange: change,
    toInput: (typed) => ({ ...brandOf(typed), version }),
    fieldAt: networkAt,
    send: async (sent) => {
      try {
        return await call(saveBrand, { body: { ...brandOf(sent), version } })
      } catch (error) {
        if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: editedBrandQuery.queryKey })
        throw error
      }
    },
    onDone: (saved, _, later) => {
      settle({ ...draftOf(saved), version: saved.version }, later)
      client.setQueryData(editedBrandQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: brandQuery.queryKey })
      refreshColours()
      showToast.success('The brand has been saved.')
      return undefined
    },
  })
  const { field } = form
  return (
    <div className="mt-8 grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form {...form.formProps} className="grid min-w-0 gap-8">
        {isOvertaken && (
          <OvertakenNotice what="the brand" onKeepMine={() => change({ version: edited.version })} onDrop={drop}>
            <p>
              What you entered is still here. They saved: {edited.brand.app_name}, {edited.brand.primary_color}.
            </p>
          </OvertakenNotice>
        )}
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <FieldGroup title="The portal">
          <TextField label="Name of the portal" {...field('app_name')} autoComplete="off" />
          <ColourField {...field('primary_color')} onChoose={(colour) => change({ primary_color: colour })} />
        </FieldGroup>
        <FieldGroup title="Where links lead" hint="https://, mailto: or a path on this site, such as /introduction.">
          <TextField
            label="Feedback form"
            hint="Leave it empty to use the portal’s own form, whose answers are counted under Figures."
            {...field('feedback_url')}
            autoComplete="off"
          />
          <TextField label="Introduction" {...field('introduction_url')} autoComplete="off" />
          <TextField label="Letter from the sponsor" {...field('sponsor_letter_url')} autoComplete="off" />
        </FieldGroup>
        <FieldGroup title="Social networks" hint="Leave the ones you do not use empty.">
          {networks.map(({ network, label }) => (
            <TextField key={network} label={label} {...field(network)} inputMode="url" autoComplete="off" />
          ))}
        </FieldGroup>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={form.sending.isPending} busyLabel="Saving…">
            Save the brand
          </Button>
          {isChanged && (
            <Button tone="quiet" onClick={drop}>
              Discard my changes
            </Button>
          )}
        </div>
      </form>
      <BrandPreview brand={{ ...thanked, ...brandOf(values) }} saved={edited.brand.primary_color} strip={strip} />
    </div>
  )
}
