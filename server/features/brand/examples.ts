import type { Brand, ExamplePart } from '#contract/brand.ts'
import { defaultSponsor, viewerOf } from './default-brand.ts'

/** The colour of a portal without a sponsor: that of pencil on paper. */
const neutralColour = '#56606b'

/** The resource of the sponsor's letter, and whether its PDF is still the one that ships. */
export interface Letter {
  id: number
  isExample: boolean
}

const isOfExample = (url: string) => url.startsWith(defaultSponsor.website)

/** What of a brand is still as it ships, part by part: an operator may have replaced the name but not the quote. */
export function examplesIn(brand: Brand, letter: Letter | null): ExamplePart[] {
  const isExample: Record<ExamplePart, boolean> = {
    sponsor: brand.name === defaultSponsor.name,
    logo: brand.logo === defaultSponsor.logo,
    website: isOfExample(brand.website),
    quote: brand.quote === defaultSponsor.quote || brand.quote_author === defaultSponsor.quote_author,
    social: brand.social.some(({ url }) => isOfExample(url)),
    letter: letter?.isExample === true && brand.sponsor_letter_url === viewerOf(letter.id),
  }
  return (Object.keys(isExample) as ExamplePart[]).filter((part) => isExample[part])
}

/** The brand without what is still an example: nobody has said the quote, and nobody is behind the links. */
export function withoutExamples(brand: Brand, examples: ExamplePart[]): Brand {
  const is = (part: ExamplePart) => examples.includes(part)
  const hasNoSponsor = is('sponsor')
  return {
    ...brand,
    ...(hasNoSponsor && { name: '', logo: '', website: '' }),
    ...(is('logo') && { logo: '' }),
    ...(is('website') && { website: '' }),
    ...(hasNoSponsor && brand.primary_color === defaultSponsor.primary_color && { primary_color: neutralColour }),
    ...(is('quote') && { quote: '', quote_author: '' }),
    ...(is('letter') && { sponsor_letter_url: '' }),
    social: brand.social.filter(({ url }) => !isOfExample(url)),
  }
}
