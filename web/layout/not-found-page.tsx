import { useMayOpen } from '../session/use-may-open.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page/page.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

export function NotFoundPage() {
  const mayOpen = useMayOpen()
  return (
    <Page
      title="Page not found"
      heading={
        <>
          Page not found
          <VisuallyHidden>:</VisuallyHidden>{' '}
          <span className="mt-2 block font-normal font-sans text-ink-soft text-lg tracking-normal">
            The page you are looking for does not exist.
          </span>
        </>
      }
    >
      <svg viewBox="0 0 220 96" className="mt-8 w-56" aria-hidden>
        <rect x="18" y="10" width="24" height="74" rx="3" className="fill-accent" />
        <rect x="44" y="26" width="20" height="58" rx="3" className="fill-sun" />
        <rect
          x="72"
          y="17"
          width="30"
          height="66"
          rx="3"
          className="fill-none stroke-ink-soft"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <rect x="110" y="4" width="28" height="80" rx="3" className="fill-accent-ink" />
        <rect x="140" y="22" width="18" height="62" rx="3" className="fill-coral" />
        <rect y="84" width="220" height="10" rx="3" className="fill-wood" />
      </svg>
      <p className="mt-6 max-w-[60ch]">
        If you typed the address, check it. If you followed a link, the page may have moved.
      </p>
      {mayOpen('/resources') && (
        <ButtonLink to="/resources" className="mt-6">
          Go to the bookshelf
        </ButtonLink>
      )}
    </Page>
  )
}
