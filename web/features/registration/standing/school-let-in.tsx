import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { verificationQuery } from '../../../api/verification-query.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Bunting } from './bunting.tsx'

/** The good news, and what was checked. */
export function SchoolLetIn({ school }: { school: string }) {
  const { data: verification } = useQuery(verificationQuery)
  const checked = verification?.status === 'approved' ? verification.checked : []
  return (
    <div className="grid gap-6">
      <Bunting className="w-full max-w-xl" />
      <p role="status" className="max-w-[60ch] text-lg">
        We have verified <strong>{school}</strong> as a UK primary school. The whole bookshelf is open to you, and you
        can give parents access.
      </p>
      {checked.length > 0 && (
        <section aria-labelledby="checked">
          <h2 id="checked" className="text-lg">
            What we checked
          </h2>
          <ul className="mt-2 grid gap-2">
            {checked.map((sentence) => (
              <li key={sentence} className="flex gap-3">
                <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <ButtonLink to="/resources">Open the bookshelf</ButtonLink>
      </div>
    </div>
  )
}
