import type { ExamplePart } from '#contract/brand.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

const names: Record<ExamplePart, string> = {
  sponsor: 'its name',
  logo: 'logo',
  website: 'website',
  quote: 'quote',
  social: 'social networks',
  letter: 'letter',
}

const list = new Intl.ListFormat('en-GB')

/** What of the brand is still as it ships. */
export function ExamplesLeft({ examples }: { examples: ExamplePart[] }) {
  return (
    <Notice title="Some of this is an example, which in service only operators see" className="mt-6 py-4">
      <p className="max-w-none!">
        Finch &amp; Fable is an invented sponsor. Replace or empty: {list.format(examples.map((part) => names[part]))}.
      </p>
    </Notice>
  )
}
