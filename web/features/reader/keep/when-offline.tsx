import './keep.css'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { keptBooksQuery } from './queries.ts'

interface WhenOfflineProps {
  title: string
  /** What is not there, and what to do. */
  sentence: string
  /** This is the shelf itself. */
  isShelf?: boolean
}

/** Instead of what cannot be had without a connection: says so, and leads to the books that are on the device. */
export function WhenOffline({ title, sentence, isShelf = false }: WhenOfflineProps) {
  const { data: kept = [] } = useQuery(keptBooksQuery)
  return (
    <Page title={title} lead={sentence}>
      {kept.length > 0 && (
        <Section id="kept-here" title="On this device" className="mt-8">
          <ul className="kept-books">
            {kept.map(({ id, title: name, image }) => (
              <li key={id}>
                <img src={image} alt="" />
                <TextLink to={`/resources/view/${id}`}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!isShelf && (
        <ButtonLink to="/resources" tone="quiet" className="mt-8">
          Back to the shelf
        </ButtonLink>
      )}
    </Page>
  )
}
