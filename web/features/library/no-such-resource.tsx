import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Replaces the form when the resource to edit does not exist. */
export function NoSuchResource({ home }: { home: string }) {
  return (
    <Notice title="We could not find this resource" className="mt-8 max-w-[70ch]">
      <p>It may have been deleted.</p>
      <div>
        <ButtonLink to={home}>Back to the list</ButtonLink>
      </div>
    </Notice>
  )
}
