import { useQueryClient } from '@tanstack/react-query'
import { addSponsor, type Sponsor, updateSponsor } from '#contract/sponsors.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useKeptDraft } from '../../../forms/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { ImageUploadField } from '../../../ui/fields/image-upload-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sponsorsQuery, useSponsorsChanged } from './queries.ts'

const empty = { name: '', from: '', until: '', logo: '', website: '', quote: '', quote_author: '' }

function draftOf(sponsor: Sponsor | null) {
  if (!sponsor) return { ...empty, version: 0 }
  const { name, from, until, logo, website, quote, quote_author, version } = sponsor
  return { name, from, until, logo, website, quote, quote_author, version }
}

/** Edits one sponsor; `null` adds one. */
export function SponsorForm({ sponsor, onDone }: { sponsor: Sponsor | null; onDone: () => void }) {
  const id = sponsor?.id ?? null
  // A draft of earlier has the version that it was begun on.
  const kept = useKeptDraft(`sponsor_${id ?? 'new'}`, draftOf(sponsor))
  const { version, ...draft } = kept.draft
  const client = useQueryClient()
  const show = useSponsorsChanged()
  const form = useForm(addSponsor, {
    values: draft,
    onChange: (changed) => kept.change(changed),
    send: (values) =>
      id === null
        ? call(addSponsor, { body: values })
        : call(updateSponsor, { params: { id: String(id) }, body: { ...values, version } }),
    onFailed: async (error) => {
      if (!isChangedMeanwhile(error)) return
      const now = (await client.fetchQuery(sponsorsQuery)).find((one) => one.id === id)
      kept.change({ version: now?.version ?? version })
    },
    onDone: (sponsors) => {
      show(sponsors)
      kept.drop()
      showToast.success('The sponsor has been saved.')
      onDone()
      return undefined
    },
  })
  return (
    <form {...form.formProps} className="grid gap-6">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField label="Sponsor’s name" {...form.field('name')} autoComplete="off" />
      <div className="grid gap-6 phone:grid-cols-2">
        <TextField
          label="First month (optional)"
          hint="Such as 2026-09. Empty: from the beginning."
          type="month"
          {...form.field('from')}
        />
        <TextField
          label="Last month (optional)"
          hint="Such as 2027-08. Empty: until further notice."
          type="month"
          {...form.field('until')}
        />
      </div>
      <ImageUploadField
        id="logo"
        label="Logo"
        hint="PNG, JPEG, WebP, GIF or AVIF, for a light background. It appears next to the name in the header, and in e-mails."
        value={draft.logo}
        onChange={(logo) => kept.change({ logo })}
        send={uploadPicture}
        refusal={form.errors.logo}
      />
      <TextField
        label="Website"
        hint="Begins with https://"
        {...form.field('website')}
        inputMode="url"
        autoComplete="off"
      />
      <TextArea
        label="Quote"
        hint="The sponsor’s own words. They appear in the footer of every page."
        rows={3}
        {...form.field('quote')}
      />
      <TextField label="Who said it" {...form.field('quote_author')} autoComplete="off" />
      <Button type="submit" isBusy={form.sending.isPending} busyLabel="Saving…">
        Save the sponsor
      </Button>
    </form>
  )
}
