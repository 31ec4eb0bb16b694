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
    alt: 'An open notebook. At the foot of its left page, below the words, a rabbit sits with a sealed letter, a pig sniffs at a cheese in which a gold coin shines, and a few coins lie about. A quill in an inkpot stands on the right page, beside a list.',
  },
  {
    text: [
      'Pounds, shillings and pence',
      'Twelve pence made a shilling. Twenty shillings made a pound. So a pound was 240 pence, and nobody could do it on their fingers.',
      'A price was written 1s 2d: one shilling and two pence. Yes, with a d.',
      'It stopped on 15 February 1971. That day a shilling turned into 5p. But a shilling had once bought a lot more. In 1902 it bought a whole new book. It is in this one. Keep going.',
    ],
    alt: 'On a checked table cloth lie twelve brown pennies in two rows. An arrow points from them to a hand, which gives one silver shilling for them. Below lie twenty silver shillings in two rows, and an arrow points from them to another hand, which gives one gold pound.',
  },
]
