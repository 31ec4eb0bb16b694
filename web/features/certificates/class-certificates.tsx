import { Printer } from 'lucide-react'
import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ClassCertificate } from '#contract/certificates.ts'
import { offeredName, offerName } from '../../domain/name-to-print.ts'
import { Button } from '../../ui/button.tsx'
import { FormCard } from '../../ui/fields/form-card.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { maxNameLength, maxNames, missingLetters, problemOf, readNames } from './names.ts'

type Kind = 'children' | 'class'

interface ClassCertificatesProps {
  certificate: ClassCertificate
  /** The name to suggest for the one who gives them out. */
  teacher: string
}

/** The form, the first certificate as a preview, and all of them for the printer. */
export function ClassCertificates({ certificate, teacher: suggested }: ClassCertificatesProps) {
  const [kind, setKind] = useState<Kind>('children')
  const [typed, setTyped] = useState(offeredName)
  const [className, setClassName] = useState('Our class')
  const [teacher, setTeacher] = useState(suggested)
  const [school, setSchool] = useState(certificate.school)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => offerName(''), [])

  const names = useMemo(() => (kind === 'class' ? [className.trim()] : readNames(typed)), [kind, className, typed])
  const problem = kind === 'class' ? null : problemOf(names)
  const printed = useDeferredValue(problem ? [] : names)
  const missing = missingLetters([...names, teacher, school].join(' ').normalize('NFC'), certificate.letters)
  const drawing = useMemo(() => `data:image/svg+xml,${encodeURIComponent(certificate.drawing)}`, [certificate.drawing])
  const sheet = { certificate, drawing, teacher: teacher.trim(), school: school.trim() }
  const count = names.length

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (problem) field.current?.focus()
    // Letters beyond those of the portal's own words arrive in files of their own.
    else void Promise.resolve(document.fonts?.ready).then(() => window.print())
  }

  return (
    <>
      <div className="mt-8 grid items-start gap-8 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <FormCard>
          <form className="grid gap-6" onSubmit={handleSubmit} noValidate autoComplete="off">
            <RadioGroup
              id="kind"
              name="kind"
              label="Who are they for?"
              value={kind}
              options={[
                { value: 'children', label: 'One for each child' },
                { value: 'class', label: 'One for the class, without names' },
              ]}
              onChange={({ target }) => setKind(target.value as Kind)}
            />
            {kind === 'children' ? (
              <div>
                <TextArea
                  ref={field}
                  label="Names"
                  hint={`One on each line, ${maxNames} at most. You can paste a list, for example from a spreadsheet.`}
                  error={isAsked || names.length > maxNames ? (problem ?? undefined) : undefined}
                  rows={10}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                  autoCapitalize="words"
                  spellCheck={false}
                />
                <p role="status" className="mt-2 min-h-6 text-ink-soft text-sm">
                  {count > 0 && (count === 1 ? '1 name' : `${count} names`)}
                </p>
              </div>
            ) : (
              <TextField
                label="Name of the class"
                hint="Leave it empty for a line to write on."
                value={className}
                onChange={(event) => setClassName(event.currentTarget.value)}
                maxLength={maxNameLength}
              />
            )}
            <TextField
              label="Your name (optional)"
              value={teacher}
              onChange={(event) => setTeacher(event.currentTarget.value)}
              maxLength={maxNameLength}
            />
            <TextField
              label="School (optional)"
              value={school}
              onChange={(event) => setSchool(event.currentTarget.value)}
              maxLength={100}
            />
            {missing.length > 0 && (
              <p role="status">
                {`The certificate’s typeface does not have ${missing.slice(0, 12).join(' ')}. Check in the print window that your device prints ${missing.length === 1 ? 'it' : 'them'} in another one.`}
              </p>
            )}
            <div>
              <Button type="submit">
                <Printer aria-hidden />
                {kind === 'children' && count > 1 ? `Print ${count} certificates` : 'Print the certificate'}
              </Button>
            </div>
            <p className="text-ink-soft text-sm">
              Choose A4 and landscape in the print window, or save them as a PDF there. The names stay in this browser:
              we do not receive them, and they are gone when you leave the page.
            </p>
          </form>
        </FormCard>
        <div aria-hidden="true" className="certificate-preview-room desktop:sticky desktop:top-28">
          <div className="certificate-preview">
            <CertificateSheet {...sheet} name={printed[0] ?? ''} />
          </div>
        </div>
      </div>
      <div className="certificate-pages">
        {printed.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same name, and a list has an order.
          <CertificateSheet key={at} {...sheet} name={name} />
        ))}
      </div>
    </>
  )
}
