import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { classNames } from '../class-names.ts'
import { unbroken } from '../text/unbroken.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

/** The name that ends every page's title. */
export const SiteNameContext = createContext('')

/** Writes "<title> – <site>" into the browser's tab. */
export function DocumentTitle({ children }: { children: string }) {
  const siteName = use(SiteNameContext)
  return <title>{siteName ? `${children} – ${siteName}` : children}</title>
}

/**
 * The state of a navigation that stays on the page, such as a filter that is kept in the address: the focus stays
 * where it is.
 */
export const keepFocus = { keepsFocus: true } as const

/** The one `h1` of a page. It takes the focus after a navigation (unless with `keepFocus`), not on the first load. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const keepsFocus = (state as Partial<typeof keepFocus> | null)?.keepsFocus === true
  // Together with the page, or a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (key !== 'default' && !keepsFocus) ref.current?.focus({ preventScroll: true })
  }, [key, keepsFocus])
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className={classNames(
        'text-2xl tablet:text-3xl',
        hasLongWord(children) ? 'max-[26rem]:text-xl' : 'max-[24rem]:text-[2rem]',
        className,
      )}
    >
      {unbroken(children)}
    </h1>
  )
}

/** Names of 17 letters break in a heading on a small phone. */
const hasLongWord = (heading: ReactNode) => typeof heading === 'string' && /[\p{L}\p{M}]{15}/u.test(heading)

interface PageProps {
  /** In the browser's tab, and the heading unless there is one. The title in the page table when left out. */
  title?: string | undefined
  heading?: ReactNode
  /** Under the heading: what one can do here. */
  lead?: ReactNode
  breadcrumb?: Crumb[] | undefined
  isHeadingHidden?: boolean
  className?: string
  children?: ReactNode
}

/** The title that the page table gives to what is at this address. */
export function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined
  return handle?.title ?? ''
}

/** The frame of every page: tab title, breadcrumb, heading, lead. */
export function Page({ title, heading, lead, breadcrumb, isHeadingHidden, className, children }: PageProps) {
  const titleOfRoute = usePageTitle()
  const tabTitle = title ?? titleOfRoute
  const shownHeading = heading ?? tabTitle
  const shown = isHeadingHidden ? <VisuallyHidden>{shownHeading}</VisuallyHidden> : shownHeading
  return (
    <div className={classNames('page-width py-8 tablet:py-12 low:pt-6', className)}>
      <DocumentTitle>{tabTitle}</DocumentTitle>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <PageHeading>{shown}</PageHeading>
      {lead && <p className="mt-3 max-w-[60ch] text-ink-soft text-lg">{unbroken(lead)}</p>}
      {children}
    </div>
  )
}
