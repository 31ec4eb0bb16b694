import { useLayoutEffect, useRef } from 'react'
import type { ClassCertificate } from '#contract/certificates.ts'
import { longDay } from '../../ui/text/moment.ts'
import { fitCertificate } from './fit-certificate.ts'

export interface Wording {
  /** Of a child or of the class; `""` prints a line to write on. */
  name: string
  /** The teacher and the school; either may be empty. */
  teacher: string
  school: string
}

interface CertificateSheetProps extends Wording {
  certificate: ClassCertificate
  /** The address of the drawing. */
  drawing: string
}

/** One A4 sheet. Its lengths are multiples of `--point`, so it looks the same as a preview. */
export function CertificateSheet({ certificate, drawing, name, teacher, school }: CertificateSheetProps) {
  const words = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fitWords = () => words.current && fitCertificate(words.current)
    fitWords()
    // A name may need letters whose file is still on its way.
    document.fonts?.addEventListener('loadingdone', fitWords)
    return () => document.fonts?.removeEventListener('loadingdone', fitWords)
  })
  const from = [teacher, school].filter(Boolean).join(' · ')
  const day = longDay(new Date().toISOString())
  return (
    <article className="certificate" style={{ color: certificate.ink }}>
      <img src={drawing} alt="" className="certificate-drawing" />
      <div ref={words} className="certificate-words">
        <h2 className="certificate-heading">Certificate</h2>
        <p className="certificate-small">This is to celebrate that</p>
        {name ? (
          <p className="certificate-name" dir="auto">
            {name}
          </p>
        ) : (
          <p className="certificate-line">Name</p>
        )}
        <p className="certificate-small">has read</p>
        <p className="certificate-title">{certificate.title}</p>
        {from && <p className="certificate-small">{from}</p>}
      </div>
      <div className="certificate-foot" style={{ color: certificate.on_hill }}>
        <p>{day}</p>
        <p>{certificate.giver}</p>
        {certificate.organisation && <p className="certificate-organisation">{certificate.organisation}</p>}
      </div>
    </article>
  )
}
