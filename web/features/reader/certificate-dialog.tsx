import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { createCertificateLink } from '#contract/certificates.ts'
import type { Resource } from '#contract/resources.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { classCertificatesPath } from '../../domain/class-certificates-path.ts'
import { offerName } from '../../domain/name-to-print.ts'
import { useSession } from '../../session/use-session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface CertificateDialogProps {
  resource: Resource
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name to print and offers the certificate. Closing it discards the name. */
export function CertificateDialog({ resource, isOpen, onClose }: CertificateDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Your certificate" onClose={onClose}>
      <CertificateForm resource={resource} />
    </Dialog>
  )
}

function CertificateForm({ resource }: { resource: Resource }) {
  const { user } = useSession()
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const download = useRef<HTMLAnchorElement>(null)
  const link = useMutation({
    mutationFn: (childName: string) =>
      call(createCertificateLink, { body: { resource_id: resource.id, child_name: childName } }),
    onSuccess: () => setName(''),
    onError: () => field.current?.focus(),
  })

  // Browsers that start a download only on a press (Safari on iPad) get the link itself.
  useEffect(() => {
    if (!link.data) return
    download.current?.focus()
    download.current?.click()
  }, [link.data])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!link.isPending) link.mutate(name)
  }

  if (link.data) {
    return (
      <div className="grid gap-6">
        <p role="status">The certificate is ready. If the download does not start, use this link.</p>
        <div className="flex flex-wrap gap-4">
          <a ref={download} href={link.data.url} download="certificate.pdf" className={buttonClass()}>
            <Download aria-hidden />
            Download the certificate
          </a>
          <Button tone="quiet" onClick={() => link.reset()}>
            Make another one
          </Button>
        </div>
        <p className="text-ink-soft text-sm">The link works for five minutes.</p>
      </div>
    )
  }
  return (
    <form method="dialog" className="grid gap-6" onSubmit={handleSubmit} noValidate>
      <p>{`For reading “${resource.title}”. Print it, or save it as a file.`}</p>
      <TextField
        ref={field}
        label="Child’s name (optional)"
        hint="We print it and do not store it. Leave it empty to get a line to write on."
        error={fieldError(link.error)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
      {link.error && !fieldError(link.error) && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(link.error)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" isBusy={link.isPending} busyLabel="Making the certificate…">
          Make the certificate
        </Button>
        {isUnprintable(link.error) ? (
          <Link
            to={classCertificatesPath(resource.id)}
            onClick={() => offerName(link.variables ?? '')}
            className="link inline-flex min-h-11 items-center"
          >
            Print it with this browser
          </Link>
        ) : (
          user?.role !== 'parent' && (
            <Link to={classCertificatesPath(resource.id)} className="link inline-flex min-h-11 items-center">
              Make them for a whole class
            </Link>
          )
        )}
      </div>
    </form>
  )
}

const isUnprintable = (error: Error | null) =>
  error instanceof ApiError && error.code === 'certificate/name-unprintable'

/** Errors about the name show at its field, the others below it. */
function fieldError(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.fields.child_name ?? (isUnprintable(error) ? error.message : undefined)
}
