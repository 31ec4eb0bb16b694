import type { ReactNode } from 'react'
import { refusal } from '#contract/access.ts'
import { principalOf } from '../../session/principal.ts'
import { noSchool } from '../../session/staff-only.tsx'
import { useRights } from '../../session/use-rights.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Renders its children for staff of an approved school; sends editors to the library and tells others why not. */
export function ForAuthors({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const mayDo = useRights()
  if (!user) return <Skeleton className="mt-8 h-96 rounded-lg" />
  if (user.role === 'admin') {
    return (
      <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
        <p>
          {mayDo('editor')
            ? 'The portal’s own books are in the library. What you add there appears on everybody’s shelf.'
            : 'What a school adds here appears on its own shelf. Editors look after the portal’s own books.'}
        </p>
        <div>
          <ButtonLink to={mayDo('editor') ? '/admin/library' : '/resources'}>
            {mayDo('editor') ? 'Open the library' : 'Go to the books and resources'}
          </ButtonLink>
        </div>
      </Notice>
    )
  }
  if (refusal('author', principalOf(user)) === null) return children
  return (
    <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
      <p>{user.isSchool ? noSchool : 'Anything that your school’s teachers add appears on your shelf.'}</p>
      <div>
        <ButtonLink to="/resources">Go to the books and resources</ButtonLink>
      </div>
    </Notice>
  )
}
