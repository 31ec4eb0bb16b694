import { useQueryClient } from '@tanstack/react-query'
import { type EditedPage, type GeneralPageName, type Signature, signPage } from '#contract/general-pages.ts'
import { call } from '../../../api/call.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useRights } from '../../../session/use-rights.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { editedPageQuery } from './queries.ts'

function standingOf({ state, signed_by: who, signed_time: time }: Signature): string {
  if (state === 'none') return 'Nobody has signed this text. Visitors are told that it is a draft.'
  const when = `${who} on ${longDay(time)}`
  if (state === 'signed') return `Signed by ${when}. Visitors see this below the text.`
  return `It has changed since it was signed by ${when}: its words, or a period or list that the portal fills in. Visitors are told that it is a draft.`
}

interface SignatureFormProps {
  page: EditedPage & { signature: Signature }
  /** Whether the editor holds a text that is not saved. */
  isChanged: boolean
}

/** Who answers for a legal text, and the form with which an owner signs the text that is saved. */
export function SignatureForm({ page, isChanged }: SignatureFormProps) {
  const mayDo = useRights()
  const isSigned = page.signature.state === 'signed'
  return (
    <Section id="signature" title="Signature" className="mt-12 max-w-[40rem]">
      <p className="mt-2 break-words">{standingOf(page.signature)}</p>
      {!(isSigned || mayDo('owner')) && <p className="mt-2">An owner of this portal can sign it.</p>}
      {!isSigned && mayDo('owner') && isChanged && <p className="mt-2">Save or discard your changes, then sign.</p>}
      {!isSigned && mayDo('owner') && !isChanged && <Fields key={page.version} page={page} />}
    </Section>
  )
}

function Fields({ page: { name, version } }: Pick<SignatureFormProps, 'page'>) {
  const client = useQueryClient()
  const form = useForm(signPage, {
    values: { signed_by: '' },
    toInput: (typed) => ({ ...typed, version }),
    send: (values) => call(signPage, { params: { name }, body: { ...values, version } }),
    onDone: (signed) => {
      client.setQueryData(editedPageQuery(name).queryKey, signed)
      void client.invalidateQueries({ queryKey: pageQuery(name as GeneralPageName).queryKey })
      showToast.success('The text has been signed.')
      return undefined
    },
  })
  return (
    <form {...form.formProps} className="mt-4 grid gap-4 rounded-lg bg-surface p-4 shadow-rest tablet:p-5">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField
        label="Your name and position"
        hint="Visitors will read it below the text, with today’s date. Sign only if you have read the text and take responsibility for it."
        {...form.field('signed_by')}
        autoComplete="off"
      />
      <div>
        <Button type="submit" isBusy={form.sending.isPending} busyLabel="Signing…">
          Sign this text
        </Button>
      </div>
    </form>
  )
}
