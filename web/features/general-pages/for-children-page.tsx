import './for-children.css'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '../../api/page-query.ts'
import { Page } from '../../ui/page/page.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { partsOf } from '../../ui/text/text-contents.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { PageDetails } from './general-page.tsx'
// From the cover of “Temi and the Chip Thief”.
import temi from './temi.webp'

const notice = pageQuery('for-children')

export const prefetch = () => [notice]

/** What the books know about children, told by Temi. */
export function ForChildrenPage() {
  const { data } = useQuery(notice)
  return (
    <Page title={data?.title}>
      <PageDetails name="for-children" show={(html) => <Told html={html} />} />
    </Page>
  )
}

/** The first words are Temi’s; each heading with its text is a page of her notebook. */
function Told({ html }: { html: string }) {
  const [first, ...pages] = partsOf(html)
  return (
    <>
      <div className="told">
        <img src={temi} alt="Temi, eight years old, in a yellow coat, with a bag of chips." width="560" height="680" />
        <RichText html={first?.html ?? ''} className="told-bubble" />
      </div>
      <ul className="told-pages">
        {pages.map(({ heading, html: text }) => (
          <li key={heading?.id}>
            <h2>{heading?.title}</h2>
            <RichText html={text} />
          </li>
        ))}
      </ul>
      <p className="mt-10">
        For grown-ups: <TextLink to="/trust">data and safety</TextLink>
      </p>
    </>
  )
}
