import type { ExamplePart } from '#contract/brand.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

const names: Record<ExamplePart, string> = {
  sponsor: 'the sponsor’s name',
  logo: 'the logo',
  website: 'the website',
  quote: 'the quote',
  social: 'the social networks',
  letter: 'the letter from the sponsor',
}

const list = new Intl.ListFormat('en-GB')

/** What of the brand is still as it ships, and who sees it. */
export function ExamplesLeft({ examples }: { examples: ExamplePart[] }) {
  return (
    <Notice title="Some of this is still an example">
      <p>
        Finch &amp; Fable is an invented sponsor. Put your own in its place:{' '}
        {list.format(examples.map((part) => names[part]))}. In service, only you and the other operators see what is
        still an example. Empty what you do not have.
      </p>
    </Notice>
  )
}
