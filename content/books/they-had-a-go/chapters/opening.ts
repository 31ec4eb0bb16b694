import type { StoryPage } from '../../../story.ts'

export const opening: StoryPage[] = [
  {
    text: [
      'Everybody here had a go',
      'They were real people, and they lived long ago. One hid gold in a cheese. One gave two kings a good rub. One began with a letter about rabbits.',
      'Each of them has four pages. On the third, it goes wrong. The fourth is the interesting one.',
      '3  Mary Ann McCracken and the school that was shut',
      '7  Sake Dean Mahomed, who was too early',
      '11  The Rochdale Pioneers and the slow pound',
      '15  Mary Seacole and all the noes',
      '19  Pryce Jones and the shop in an envelope',
      '23  Thomas Lipton and the biggest cheese',
      '27  Beatrix Potter and the small book',
      '31  Words to know, an index, and how we know',
    ],
    alt: 'An open notebook lies on a dark table among a sealed letter, a quill in an inkpot and a few coins. Its left page has room for words, its right page for a list.',
  },
  {
    text: [
      'Pounds, shillings and pence',
      'Twelve pence made a shilling. Twenty shillings made a pound. So a pound was 240 pence, and nobody could do it on their fingers.',
      'A price was written 1s 2d: one shilling and two pence. Yes, with a d.',
      'It stopped on 15 February 1971. That day a shilling turned into 5p. But a shilling had once bought a lot more. In 1902 it bought a whole new book. It is in this one. Keep going.',
    ],
    alt: 'On a table cloth lie twelve brown pennies in two rows, and an arrow points from them to one silver shilling. Below lie twenty silver shillings in two rows, and an arrow points from them to one gold pound. A small hand lays down the last shilling.',
  },
]
