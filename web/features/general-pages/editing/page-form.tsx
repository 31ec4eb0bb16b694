import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type EditedPage, type GeneralPageName, generalPagePaths, savePage } from '#contract/general-pages.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useKeptDraft } from '../../../forms/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { controlClass, TextField } from '../../../ui/fields/text-field.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FormatToolbar } from './format-toolbar.tsx'
import { PagePreview } from './page-preview.tsx'
import { editedPageQuery, pageListQuery } from './queries.ts'
import { SignatureForm } from './signature-form.tsx'
import { VersionList } from './version-list.tsx'

/** Title and text with a toolbar, a preview beside them and the earlier versions below. */
export function PageForm({ page }: { page: EditedPage }) {
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const { name, title, source, version } = page
  const { draft, isChanged, change, settle, drop } = useKeptDraft(`page_${name}`, { title, source, version })
  const isUnchecked = version === 0 && page.signature?.state === 'none'
  const isOvertaken = isChanged && draft.version !== version
  const form = useForm(savePage, {
    values: { title: draft.title, source: draft.source },
    onChange: (changed) => change(changed),
    toInput: (typed) => ({ ...typed, version: draft.version }),
    send: async (values) => {
      try {
        return await call(savePage, { params: { name }, body: { ...values, version: draft.version } })
      } catch (error) {
        // Fetches the other version so that the user can look at it.
        if (isChangedMeanwhile(error)) await client.invalidateQueries({ queryKey: editedPageQuery(name).queryKey })
        throw error
      }
    },
    onDone: (saved, _, later) => {
      settle({ title: saved.title, source: saved.source, version: saved.version }, later)
      client.setQueryData(editedPageQuery(name).queryKey, saved)
      void client.invalidateQueries({ queryKey: pageQuery(name as GeneralPageName).queryKey })
      void client.invalidateQueries({ queryKey: pageListQuery.queryKey })
      showToast.success('The page has been saved.')
      return undefined
    },
  })
  return (
    <>
      <p className="mt-3 text-ink-soft">
        It appears at{' '}
        <TextLink to={generalPagePaths[name as GeneralPageName]}>{generalPagePaths[name as GeneralPageName]}</TextLink>.
      </p>
      {isChanged && (
        <DraftNotice page={page} isOvertaken={isOvertaken} onDrop={drop} onKeepMine={() => change({ version })} />
      )}
      {isUnchecked && (
        <Notice title="Check this text before you open the portal" className="mt-6">
          <p>
            It came with the portal, and visitors are told that it is an example. Change anything that is not true for
            you, and save it. An owner then signs it, below.
          </p>
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <form {...form.formProps} className="grid min-w-0 gap-6 rounded-lg bg-surface p-4 shadow-rest tablet:p-5">
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <TextField label="Title" {...form.field('title')} autoComplete="off" />
          <Field
            label="Text"
            hint="An empty line begins a new paragraph. Select some words and press a button to format them. Words such as {{organisation}} are filled in from the portal’s settings: the preview shows how."
            id="source"
            error={form.errors.source}
          >
            {(wiring) => (
              <div className="mt-1 grid gap-2">
                <FormatToolbar field={area} onChange={(text) => change({ source: text })} />
                <textarea
                  {...wiring}
                  ref={area}
                  name="source"
                  rows={18}
                  spellCheck
                  className={controlClass}
                  value={draft.source}
                  onChange={(event) => change({ source: event.currentTarget.value })}
                />
              </div>
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={form.sending.isPending} busyLabel="Saving…">
              Save the page
            </Button>
            {isChanged && (
              <Button tone="quiet" onClick={drop}>
                Discard my changes
              </Button>
            )}
          </div>
        </form>
        <PagePreview title={draft.title} source={draft.source} />
      </div>
      {page.signature && <SignatureForm page={{ ...page, signature: page.signature }} isChanged={isChanged} />}
      <VersionList page={page} onTakeUp={(earlier) => change(earlier)} />
    </>
  )
}
