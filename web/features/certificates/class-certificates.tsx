import './certificates.css'
import { ArrowLeft, Printer } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ClassCertificate } from '#contract/certificates.ts'
import { offeredName, offerName } from '../../domain/name-to-print.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PageHeading } from '../../ui/page/page.tsx'
import { RoomScreen } from '../../ui/room/room-screen.tsx'
import { RoomButton, RoomLink } from '../../ui/room/room-tool.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { maxNameLength, maxNames, missingLetters, problemOf, readNames } from './names.ts'

type Kind = 'children' | 'class'

interface ClassCertificatesProps {
  certificate: ClassCertificate
  resourceId: number
  /** The name to suggest for the one who gives them out. */
  teacher: string
}

/** The form, the first certificate as a preview, and all of them for the printer. */
export function ClassCertificates({ certificate, resourceId, teacher: suggested }: ClassCertificatesProps) {
  /** By the `id` of the field. None has a `name`, so that no browser puts a child's name into an address. */
  const [typed, setTyped] = useState(() => ({
    ...{ kind: 'children' as Kind, names: offeredName(), 'class-name': 'Our class' },
    ...{ teacher: suggested, school: certificate.school },
  }))
  const { kind, teacher, school } = typed
  const [isAsked, setAsked] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => offerName(''), [])

  const className = typed['class-name']
  const fieldOf = (id: Exclude<keyof typeof typed, 'kind'>) => ({
    id,
    value: typed[id],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [id]: currentTarget.value }),
  })
  const names = useMemo(
    () => (kind === 'class' ? [className.trim()] : readNames(typed.names)),
    [kind, className, typed.names],
  )
  const problem = kind === 'class' ? null : problemOf(names)
  const printed = useDeferredValue(problem ? [] : names)
  const missing = missingLetters([...names, teacher, school].join(' ').normalize('NFC'), certificate.letters)
  const drawing = useMemo(() => `data:image/svg+xml,${encodeURIComponent(certificate.drawing)}`, [certificate.drawing])
  const sheet = { certificate, drawing, teacher: teacher.trim(), school: school.trim() }
  const count = names.length

  const print = () => {
    setAsked(true)
    if (problem) document.getElementById('names')?.focus()
    else setPrinting(true)
  }
  useEffect(() => {
    // The sheets come a moment after what is typed.
    if (!isPrinting || (printed !== names && !problem)) return
    setPrinting(false)
    if (problem) return
    // Letters beyond those of the portal's own words arrive in files of their own.
    void Promise.resolve(document.fonts?.ready).then(() => window.print())
  }, [isPrinting, printed, names, problem])

  return (
    <RoomScreen
      // The browser suggests it as the name of the file.
      title={`Certificates for ${certificate.title}`}
      className="certificates"
      bar={
        <>
          <RoomLink icon={ArrowLeft} to={`/resources/books/${resourceId}`}>
            The book’s page
          </RoomLink>
          {/* On a phone only the button has room for the number. */}
          <p role="status" className="certificates-count sr-only phone:not-sr-only">
            {kind === 'children' && count > 0 && (count === 1 ? '1 name' : `${count} names`)}
          </p>
          <RoomButton icon={Printer} tone="main" onPress={print}>
            {kind === 'children' && count > 1 ? `Print ${count} certificates` : 'Print the certificate'}
          </RoomButton>
        </>
      }
    >
      <div className="certificates-stage">
        <form method="dialog" className="certificates-form" noValidate autoComplete="off">
          <PageHeading className="certificates-title">Certificates for your class</PageHeading>
          <RadioGroup
            id="kind"
            name="kind"
            label="Who are they for?"
            value={kind}
            options={[
              { value: 'children', label: 'One for each child' },
              { value: 'class', label: 'One for the class, without names' },
            ]}
            onChange={({ target }) => setTyped({ ...typed, kind: target.value as Kind })}
          />
          {kind === 'children' ? (
            <TextArea
              {...fieldOf('names')}
              label="Names"
              hint={`One on each line, ${maxNames} at most. You can paste a list, for example from a spreadsheet.`}
              error={isAsked || names.length > maxNames ? (problem ?? undefined) : undefined}
              rows={4}
              autoCapitalize="words"
              spellCheck={false}
            />
          ) : (
            <TextField
              {...fieldOf('class-name')}
              label="Name of the class"
              hint="Leave it empty for a line to write on."
              maxLength={maxNameLength}
            />
          )}
          <div className="certificates-from">
            <TextField {...fieldOf('teacher')} label="Your name (optional)" maxLength={maxNameLength} />
            <TextField {...fieldOf('school')} label="School (optional)" maxLength={100} />
          </div>
          {missing.length > 0 && (
            <p role="status">
              {`The certificate’s typeface does not have ${missing.slice(0, 12).join(' ')}. Check in the print window that your device prints ${missing.length === 1 ? 'it' : 'them'} in another one.`}
            </p>
          )}
        </form>
        <div className="certificates-beside">
          <div aria-hidden="true" className="certificate-preview-room">
            <div className="certificate-preview">
              <CertificateSheet {...sheet} name={printed[0] ?? ''} />
            </div>
          </div>
          <p className="text-ink-soft text-sm leading-[1.4]">
            Choose A4 and landscape in the print window, or save them as a PDF there. The names stay in this browser: we
            do not receive them, and they are gone when you leave the page.
          </p>
        </div>
      </div>
      <div className="certificate-pages">
        {printed.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same name, and a list has an order.
          <CertificateSheet key={at} {...sheet} name={name} />
        ))}
      </div>
    </RoomScreen>
  )
}
