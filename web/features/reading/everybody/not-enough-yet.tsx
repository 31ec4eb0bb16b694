import { Bars } from '../../../ui/figures/bars.tsx'
import { Columns } from '../../../ui/figures/columns.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { ExampleSheet } from '../example-sheet.tsx'

const weeks = [20, 35, 30, 45, 60, 55, 75, 80]

/** What operators see while everything is about too few: what will stand here, marked as an example. */
export function NotEnoughYet() {
  return (
    <Section id="not-enough" title="The first figures come with five schools" className="mt-8">
      <p className="mt-2 max-w-[60ch]">
        So far fewer than five schools and five parents have registered or read in these weeks. A figure about so few
        would be about somebody in particular.
      </p>
      <ExampleSheet>
        <div className="figure">
          <Columns
            title="Example"
            description=""
            columns={weeks.map((value, at) => ({ key: `${at}`, label: `Week ${at + 1}`, name: '', value }))}
          />
        </div>
        <div className="figure">
          <Bars
            bars={['The book that most schools open', 'The next one', 'Its lesson plan'].map((title, at) => ({
              key: title,
              title,
              picture: '',
              values: [{ value: 40 - at * 15, words: `${40 - at * 15} schools` }],
            }))}
          />
        </div>
      </ExampleSheet>
    </Section>
  )
}
