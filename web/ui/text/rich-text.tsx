import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '../class-names.ts'
import { htmlPolicy } from '../trusted-types.ts'
import './rich-text.css'

/** For HTML that our server has made and sanitised, and nothing else. */
const trusted = htmlPolicy('rich-text')

interface RichTextProps {
  /** `details` of an answer of ours. */
  html: string
  /** The first paragraph is emphasised, as below the heading of a page. */
  hasLead?: boolean
  className?: string
}

/**
 * A text that an operator wrote. Links within the site open as all others do, without loading the page again; those of the API
 * are downloads, which are the browser's.
 */
export function RichText({ html, hasLead = false, className }: RichTextProps) {
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || link.origin !== window.location.origin || !link.pathname.startsWith('/')) return
    if (link.getAttribute('href')?.startsWith('#') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks of its links, which the keyboard makes too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className={classNames('rich-text', className)}
      data-lead={hasLead || undefined}
      onClick={handleClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and let through by the one policy
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  )
}
