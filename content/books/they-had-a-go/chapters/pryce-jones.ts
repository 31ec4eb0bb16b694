import type { StoryPage } from '../../../story.ts'

export const pryceJones: StoryPage[] = [
  {
    text: [
      'Pryce Jones',
      'Pryce Jones was born near Newtown, in the middle of Wales, in 1834. At twelve he left school, to work in a shop that sold cloth. At twenty-two he ran it.',
      'Newtown made flannel, which is woolly and warm. It was very good flannel. But there is only so much that one small town can wear.',
    ],
    alt: 'Inside a draper’s shop with bolts of cloth to the ceiling. Pryce Jones, a young man with side-whiskers and a tape round his neck, draws red flannel out between his fists. A very round lady is already wrapped in so much of it that only her face shows. Sheep look in at the window.',
  },
  {
    text: [
      'A shop in an envelope',
      'If people cannot come to the shop, the shop can go to the people. A letter now cost a penny, however far it went. And in 1859 the railway reached Newtown.',
      'So he posted lists, prices and little squares of cloth. People felt the squares at home and wrote back. Their parcels came by train.',
      'Queen Victoria ordered. So did Florence Nightingale. By 1880 he had 100,000 customers. They would never have fitted into the shop.',
    ],
    alt: 'A green steam engine with the name NEWTOWN stands in a small station among green hills. In front Pryce Jones laughs and holds up a square of red flannel that came in a letter. Beside him a sack of letters has burst open, and squares of cloth stick out of them. Behind him one porter lifts a brown parcel up to another, who leans out of a van for it.',
  },
  {
    text: [
      'And then it went wrong',
      'He had a new idea: a blanket with a pillow sewn in, which you blew up. He called it the Euklisia Rug, and took out a patent in 1876.',
      'The Russian army ordered sixty thousand, for a war. Off they went, week after week. Then a town called Plevna fell, and the army needed no more blankets.',
      'In Newtown there were 17,000 left.',
    ],
    alt: 'A huge warehouse. Brown blankets with cream stripes are piled to the roof in towers, and more slide down a chute from a hatch in the wall. Pryce Jones, now older with a beard, stands between the towers with a telegram in one hand and claps the other to his head. In front of him a boy holds the one pillow that is blown up, sewn to the end of its blanket, and stares at all the others.',
  },
  {
    text: [
      'So he had another go',
      'He put them into his catalogue, at a low price, and told everybody the whole story. They were sold as far away as Australia. It was one of the first sleeping bags.',
      'In 1887 the Queen made him a knight, and he took his own name twice, as Sir Pryce Pryce-Jones.',
      'In 1901 there were so many parcels that his warehouse got a post office all to itself.',
    ],
    alt: 'Night in the Australian outback, with a great many stars. A woman with a bush hat over her eyes lies asleep in a brown blanket with a plump pillow, beside a small fire. A kangaroo reads the label. An open catalogue lies on the sand.',
  },
]
