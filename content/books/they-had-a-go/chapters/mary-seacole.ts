import type { StoryPage } from '../../../story.ts'

export const marySeacole: StoryPage[] = [
  {
    text: [
      'Mary Seacole',
      'Mary was born in Kingston, in Jamaica, in 1805. Her mother ran a boarding house, and healed people with plants. Mary learned both.',
      'In 1854 there was a war in the Crimea, and soldiers were ill. Mary went to London to be a nurse. She asked at one office. No. She asked at another. No. She asked those who chose the nurses. No. She thought it was for the colour of her skin.',
      'So she paid for the journey herself.',
    ],
    alt: 'A long corridor of tall doors in London. Mary Seacole, in a yellow dress and a blue bonnet with red ribbons, walks past three green doors with a carpet bag in her hand and her chin up. The doors have the numbers 1, 2 and 3. A clerk looks out of the first one, and does not ask her in.',
  },
  {
    text: [
      'The British Hotel',
      'In 1855 she and Thomas Day built a hotel near the war. There was nothing to build with, so they took driftwood, packing cases and old iron. It cost eight hundred pounds.',
      'There was stew. There were meat pies. And there was rice pudding, which made soldiers think of home.',
      'She took food and bandages to the wounded, too, even while guns were firing. In yellow, blue and red, nobody could miss her.',
    ],
    alt: 'A hut of planks, crates and rusty iron on a bare hill, with a flag on its roof. Mary Seacole, in yellow and blue, dips a ladle into a huge pan of rice pudding. A soldier in a red coat holds out his plate, and another shuts his eyes over a full spoon. A mule with baskets waits.',
  },
  {
    text: [
      'And then it went wrong',
      'In 1856 there was peace. That was good for everybody, except for a shop that lived on soldiers.',
      'They went home. Her shelves were full, and nobody was left to buy. She sold it all for very little, and came back to London with debts. She was bankrupt.',
      'It can be so: the best news of the year was the worst for her business.',
    ],
    alt: 'The hotel’s shelves are full of tins, cheeses and jars. Mary Seacole sits on a crate in the doorway with her bonnet in her lap. Far down the hill a long line of soldiers in red coats marches to a ship and does not look round. The mule puts its nose to the bonnet.',
  },
  {
    text: [
      'So she had another go',
      'The soldiers had not forgotten her rice pudding. Newspapers asked people to help, and in July 1857 thousands came to a festival for her.',
      'That year she wrote a book about her life. It is called Wonderful Adventures of Mrs Seacole in Many Lands, and you can still buy it.',
      'Her statue stands in London, outside a hospital. It was the first in Britain to a Black woman by name.',
    ],
    alt: 'A park in London at dusk, hung with paper lanterns. On a platform Mary Seacole, in yellow and blue, bows with a hand on her heart. A crowd of soldiers, ladies and children seen from behind throw up hats and caps. One man waves a wooden spoon.',
  },
]
