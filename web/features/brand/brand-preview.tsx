import { useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import type { Brand } from '#contract/brand.ts'
import type { PalettePreview } from '#contract/brand-editing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Section } from '../../ui/page/section.tsx'
import { isColour, paletteQuery } from './queries.ts'

interface BrandPreviewProps {
  brand: Brand
  /** The colour in use, shown while the input is not a valid colour. */
  saved: string
  strip: (brand: Brand) => ReactNode
}

type Scheme = 'light' | 'dark'

/** Previews the brand on real components in light and dark, with their contrast ratios. */
export function BrandPreview({ brand, saved, strip }: BrandPreviewProps) {
  const entered = brand.primary_color.trim().toLowerCase()
  const { data } = useQuery(paletteQuery(isColour(entered) ? entered : saved))
  return (
    <Section id="preview" title="What it looks like" className="grid min-w-0 gap-6 desktop:sticky desktop:top-24">
      {data && (
        <>
          {(['light', 'dark'] as const).map((scheme) => (
            <figure key={scheme}>
              <figcaption className="mb-2 text-ink-soft text-sm">
                {scheme === 'light' ? 'In light colours' : 'In dark colours'}
              </figcaption>
              <Sample brand={brand} palette={data} scheme={scheme} strip={strip} />
            </figure>
          ))}
          <Contrasts palette={data} />
        </>
      )}
    </Section>
  )
}

interface SampleProps extends Omit<BrandPreviewProps, 'saved'> {
  palette: PalettePreview
  scheme: Scheme
}

/** Visual only: nothing in it can be pressed. */
function Sample({ brand, palette, scheme, strip }: SampleProps) {
  const tokens = Object.entries(palette[scheme]).map(([name, colour]) => [`--color-${name}`, colour])
  const style = { ...Object.fromEntries(tokens), colorScheme: scheme } as CSSProperties
  return (
    <div
      inert
      aria-hidden
      style={style}
      className="brand-sample overflow-hidden rounded-md bg-ground text-ink shadow-rest"
    >
      {strip(brand)}
      <div className="grid gap-4 p-5">
        <p className="font-bold font-heading text-xl">{brand.app_name}</p>
        <p>
          Text with <span className="link">a link</span>, and <span className="text-ink-soft">a hint</span>.
        </p>
        <TextField label="A field" defaultValue="What somebody typed" />
        <div className="flex flex-wrap gap-3">
          <Button>The main button</Button>
          <Button tone="quiet">Another</Button>
        </div>
        <Notice title="A notice" />
        {brand.quote && (
          <p className="rounded-sm bg-accent-soft p-4 text-on-accent-soft">
            “{brand.quote}” {brand.quote_author}
          </p>
        )}
      </div>
    </div>
  )
}

const ratio = (value: number) => `${value.toFixed(1)}:1`

function Contrasts({ palette }: { palette: PalettePreview }) {
  return (
    <div>
      <h3 className="text-lg">Contrast</h3>
      <p className="mt-1 text-ink-soft text-sm">
        Calculated for this colour, where the contrast is lowest. The last column is the minimum that WCAG 2.2 AA
        requires.
      </p>
      <table className="mt-3 w-full text-left text-sm">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2">
              Where
            </th>
            <th scope="col" className="px-2">
              Light
            </th>
            <th scope="col" className="px-2">
              Dark
            </th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {palette.contrasts.map(({ about, light, dark, needed }) => (
            <tr key={about} className="border-line border-b">
              <th scope="row" className="py-2 font-normal">
                {about}
              </th>
              <td className="px-2 font-bold">{ratio(light)}</td>
              <td className="px-2 font-bold">{ratio(dark)}</td>
              <td>{ratio(needed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
