import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Eye, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { closeParentsPage, type ParentsPage, renewTaughtCode } from '#contract/taught.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { copyLink, LinkField } from '../../../ui/fields/link-field.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { parentsPage } from '../queries.ts'

/** The link that opens the page: made, sent, renewed and closed by the school. */
export function ParentsLink({ page: { link } }: { page: ParentsPage }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<'renew' | 'close' | null>(null)
  const changing = useMutation({
    mutationFn: (what: 'renew' | 'close') =>
      what === 'close' ? call(closeParentsPage, {}) : call(renewTaughtCode, { body: { replaces: link?.code ?? '' } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [parentsPage] })
      setAsked(null)
    },
  })
  return (
    <Section id="link" title="The link for parents">
      {link === null ? (
        <>
          <p className="mt-2 max-w-[60ch]">
            Nobody outside your staff can see it yet. With a link, everybody who has it can.
          </p>
          {changing.error && (
            <p role="alert" className="mt-2 font-bold text-danger">
              {sentenceOf(changing.error)}
            </p>
          )}
          <Button
            className="mt-4"
            isBusy={changing.isPending}
            busyLabel="Making the link…"
            onClick={() => changing.mutate('renew')}
          >
            Make the link
          </Button>
        </>
      ) : (
        <>
          <Address url={link.url} />
          <p className="mt-4 max-w-[60ch] text-ink-soft">
            Everybody who has the link can read what you have chosen, and nothing else. Search engines do not list it.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button tone="quiet" onClick={() => setAsked('renew')}>
              Make a new link
            </Button>
            <Button tone="quiet" onClick={() => setAsked('close')}>
              Close the page
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'close' ? 'Close the page?' : 'Make a new link?'}
        confirm={
          asked === 'close'
            ? { label: 'Close the page', busyLabel: 'Closing…' }
            : { label: 'Make a new link', busyLabel: 'Making the link…' }
        }
        keep="Leave it as it is"
        isBusy={changing.isPending}
        failure={changing.error ? { title: 'The link is as it was', sentence: sentenceOf(changing.error) } : undefined}
        onConfirm={() => asked && changing.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        <p>
          {asked === 'close'
            ? 'The link and the letters that parents have will open nothing. What you have chosen stays.'
            : 'The link and the letters that parents have will open nothing any more. You will have to send the new ones.'}
        </p>
      </ConfirmDialog>
    </Section>
  )
}

function Address({ url }: { url: string }) {
  const id = useId()
  const handleCopy = async () => {
    const isCopied = (await copyLink(id, url)) === 'copied'
    showToast.success(
      isCopied
        ? 'Link copied. Paste it into your message to parents.'
        : 'Press Ctrl and C, or Command and C, to copy the link.',
    )
  }
  return (
    <div className="mt-3 max-w-[46rem]">
      <LinkField id={id} label="Address" url={url} />
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/your-school/taught/letter">
          <Printer aria-hidden className="size-5" />
          Letter to parents
        </ButtonLink>
        <Button tone="quiet" onClick={() => void handleCopy()}>
          <Copy aria-hidden className="size-5" />
          Copy the link
        </Button>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
          <Eye aria-hidden className="size-5" />
          See it as a parent
        </a>
      </div>
    </div>
  )
}
