import type { Story } from '../../story.ts'
import { beatrixPotter } from './chapters/beatrix-potter.ts'
import { lookUp } from './chapters/look-up.ts'
import { maryAnnMccracken } from './chapters/mary-ann-mccracken.ts'
import { marySeacole } from './chapters/mary-seacole.ts'
import { opening } from './chapters/opening.ts'
import { pryceJones } from './chapters/pryce-jones.ts'
import { rochdalePioneers } from './chapters/rochdale-pioneers.ts'
import { sakeDeanMahomed } from './chapters/sake-dean-mahomed.ts'
import { thomasLipton } from './chapters/thomas-lipton.ts'

export const story: Story = {
  slug: 'they-had-a-go',
  title: 'They Had a Go',
  description:
    'Six real people and one shop with twenty-eight owners. Each had an idea, each got it wrong, and each had another go. With prices in shillings, and gold in the cheese.',
  ageFrom: 7,
  ageTo: 9,
  minutes: 16,
  themes: ['real people', 'trying again', 'fair prices'],
  place: 'Belfast, London, Brighton, Rochdale, the Crimea, Newtown, Glasgow and America',
  accent: '#6a3550',
  cast: [
    {
      name: 'Mary Ann McCracken',
      role: '1770 to 1866, of Belfast; ran a school, a muslin firm and a very long argument',
    },
    { name: 'Sake Dean Mahomed', role: 'about 1759 to 1851, of Patna, Cork, London and Brighton; curry, then steam' },
    { name: 'The Rochdale Pioneers', role: 'twenty-eight members of one shop, opened in 1844' },
    { name: 'Mary Seacole', role: '1805 to 1881, of Kingston, Jamaica, and London; a hotel beside a war' },
    { name: 'Pryce Jones', role: '1834 to 1920, of Newtown in Wales; posted his shop' },
    { name: 'Thomas Lipton', role: 'about 1850 to 1931, of Glasgow; cheese, tea and five yachts' },
    { name: 'Beatrix Potter', role: '1866 to 1943, of London and the Lake District; printed a rabbit' },
  ],
  nonFiction: { lookedUp: 3 },
  coverAlt:
    'Six people look at us over a shop counter. Mary Ann McCracken, in a white cap, holds up a leaflet. Sake Dean Mahomed wears a plum coat and a gold waistcoat. Mary Seacole, in a yellow dress and a blue bonnet, has a ladle. Thomas Lipton, in a yachting cap, waves. Beatrix Potter has a rabbit in her arms, and Pryce Jones has a parcel. On the counter lie a candle, squares of cloth, a cheese with a gold coin in it, a small grey book and some old money. In front a pig with a ribbon on its tail trots off to the left.',
  pages: [
    ...opening,
    ...maryAnnMccracken,
    ...sakeDeanMahomed,
    ...rochdalePioneers,
    ...marySeacole,
    ...pryceJones,
    ...thomasLipton,
    ...beatrixPotter,
    ...lookUp,
  ],
}
