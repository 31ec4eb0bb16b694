import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { overviewQuery } from '../api/overview-query.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

/**
 * On every page of the console while the portal cannot send e-mails, because nobody can be told of that by e-mail; but
 * not on the page that says what to do.
 */
export function MailTrouble() {
  const { data } = useQuery(overviewQuery)
  const { pathname } = useLocation()
  const trouble = data?.troubles.find(({ name }) => name === 'mail')
  if (!trouble || pathname === '/admin/health') return null
  return (
    <Notice tone="danger" title="The portal cannot send e-mails" isUrgent className="mt-6 tablet:mt-8">
      <p className="wrap-anywhere">{trouble.what}</p>
      <p>
        <TextLink to="/admin/health">What to do about it</TextLink>
      </p>
    </Notice>
  )
}
