import { useQueryClient } from '@tanstack/react-query'
import {
  type EditedOrganisation,
  maxDays,
  missingOf,
  nations,
  saveOrganisation,
  statementOf,
  workingDays,
} from '#contract/organisation.ts'
import { isChangedMeanwhile } from '../../api/api-error.ts'
import { brandQuery } from '../../api/brand-query.ts'
import { call } from '../../api/call.ts'
import { overviewQuery } from '../../api/overview-query.ts'
import { useForm } from '../../forms/use-form.ts'
import { useKeptDraft } from '../../forms/use-kept-draft.ts'
import { Button } from '../../ui/button.tsx'
import { OvertakenNotice } from '../../ui/feedback/overtaken-notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CompanyList } from './company-list.tsx'
import { changesOf, draftOf, fieldAt, fieldsOf, inputOf, type OrganisationFields } from './organisation-draft.ts'
import { organisationQuery } from './queries.ts'

const days = Array.from({ length: maxDays }, (_, index) => index + 1)
const dayOptions = days.map((number) => ({ value: String(number), label: workingDays(number) }))

/** Everything about the organisation in one form, above it what is still missing, below it how the footer will read. */
export function OrganisationForm({ edited }: { edited: EditedOrganisation }) {
  const client = useQueryClient()
  const { draft, isChanged, change, settle, drop } = useKeptDraft('organisation', draftOf(edited))
  const isOvertaken = isChanged && draft.version !== edited.version
  const typedInput = (typed: OrganisationFields) => inputOf({ ...draft, ...changesOf(draft, typed) })
  const form = useForm(saveOrganisation, {
    values: fieldsOf(draft),
    onChange: (changed) => change(changesOf(draft, changed)),
    toInput: typedInput,
    fieldAt: (path) => fieldAt(draft, path),
    send: async (values) => {
      try {
        return await call(saveOrganisation, { body: typedInput(values) })
      } catch (error) {
        if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: organisationQuery.queryKey })
        throw error
      }
    },
    onDone: (saved, _, later) => {
      settle(draftOf(saved), later && { ...draft, ...changesOf(draft, later), version: saved.version })
      client.setQueryData(organisationQuery.queryKey, saved)
      client.setQueryData(
        brandQuery.queryKey,
        (shown) =>
          shown && {
            ...shown,
            organisation: statementOf(saved.organisation),
            answer_days: saved.organisation.answer_days,
            booking_days: saved.organisation.booking_days,
          },
      )
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
      showToast.success('Your organisation’s details have been saved.')
      return undefined
    },
  })
  const { field } = form
  const missing = missingOf(inputOf(draft))
  const statement = statementOf(inputOf(draft))
  return (
    <form {...form.formProps} className="mt-8 grid max-w-[46rem] gap-8">
      {isOvertaken && (
        <OvertakenNotice what="these details" onKeepMine={() => change({ version: edited.version })} onDrop={drop}>
          <p>What you entered is still here. They saved: {statementOf(edited.organisation) || 'no name'}</p>
        </OvertakenNotice>
      )}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <FieldGroup title="The organisation">
        <TextField
          label="Legal name"
          hint="As it is registered, such as Bright Beginnings Trust."
          {...field('legal_name')}
          autoComplete="organization"
        />
        <SelectField
          label="Registered in"
          {...field('nation')}
          options={[
            { value: '', label: 'Not registered' },
            ...Object.entries(nations).map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextField
          label="Charity number"
          hint="Leave this empty if it is not a registered charity."
          {...field('charity_number')}
          autoComplete="off"
        />
        <TextField
          label="Company number"
          hint="Leave this empty if it is not a company."
          {...field('company_number')}
          autoComplete="off"
        />
        <TextArea
          label="Registered address"
          hint="One line for each part, with the postcode."
          rows={6}
          {...field('postal_address')}
        />
      </FieldGroup>
      <FieldGroup title="Data protection">
        <CheckBox {...form.box('is_ico_exempt')} label="We do not have to pay the data protection fee" />
        {!draft.is_ico_exempt && (
          <TextField
            label="ICO registration number"
            hint="Such as ZA123456. Most organisations have to register with the Information Commissioner and pay a fee each year. Its website has a test that says whether you do."
            {...field('ico_number')}
            autoComplete="off"
          />
        )}
        <TextField
          label="Who answers questions about data"
          hint="A name or a role, such as Data protection officer."
          {...field('privacy_contact')}
          autoComplete="off"
        />
        <TextField label="Their e-mail address" {...field('privacy_email')} inputMode="email" autoComplete="off" />
      </FieldGroup>
      <FieldGroup title="Safeguarding">
        <TextField label="Safeguarding lead" {...field('safeguarding_lead')} autoComplete="off" />
        <TextField
          label="Safeguarding lead’s telephone number"
          {...field('safeguarding_phone')}
          inputMode="tel"
          autoComplete="off"
        />
      </FieldGroup>
      <FieldGroup
        title="Where data is kept"
        hint="The country, such as the United Kingdom. Look in your hosting contracts."
      >
        <TextField label="Database" {...field('database_country')} autoComplete="off" />
        <TextField label="E-mails are sent from" {...field('mail_country')} autoComplete="off" />
        <TextField label="Uploaded files" {...field('files_country')} autoComplete="off" />
      </FieldGroup>
      <FieldGroup
        title="Companies that work for you"
        hint="Everybody who handles the portal’s data for you, such as the company that runs your server and the one that sends your e-mails. The notices about data name them."
      >
        <CompanyList
          companies={draft.sub_processors}
          field={field}
          onChange={(companies) => change({ sub_processors: companies })}
        />
      </FieldGroup>
      <FieldGroup title="E-mails">
        <TextField
          label="Who signs your e-mails"
          hint="A person whom schools may get to know, such as Ada Birch, schools officer. You can leave this empty."
          {...field('mail_signer')}
          autoComplete="off"
        />
      </FieldGroup>
      <FieldGroup
        title="What you promise"
        hint="These days stand on the pages and in the e-mails. In the holidays you may need more."
      >
        <SelectField
          label="Messages are answered and schools checked within"
          {...field('answer_days')}
          options={dayOptions}
        />
        <SelectField label="A day for a session is proposed within" {...field('booking_days')} options={dayOptions} />
      </FieldGroup>
      <section
        aria-labelledby="organisation-preview"
        className="rounded-lg border border-transparent bg-accent-soft p-5 text-on-accent-soft"
      >
        <h2 id="organisation-preview" className="text-lg">
          How the footer will read
        </h2>
        <p className="wrap-anywhere mt-2">{statement || 'Enter a legal name.'}</p>
        {missing.length > 0 && <p className="mt-3 text-sm">Still missing: {missing.join(', ')}.</p>}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.sending.isPending} busyLabel="Saving…">
          Save the organisation
        </Button>
        {isChanged && (
          <Button tone="quiet" onClick={drop}>
            Discard my changes
          </Button>
        )}
      </div>
    </form>
  )
}
