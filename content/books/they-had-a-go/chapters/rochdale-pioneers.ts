import type { StoryPage } from '../../../story.ts'

export const rochdalePioneers: StoryPage[] = [
  {
    text: [
      'The Rochdale Pioneers',
      'This is not one person. It is twenty-eight of them, and most were poor. In Rochdale, in 1844, there was too little work, and food cost too much.',
      'Worse, some shopkeepers put things into it. There was plaster in the flour. Plaster is for walls.',
      'So they had a plan: a shop that belonged to its customers. Who would cheat in a shop of their own?',
    ],
    alt: 'In a gloomy shop a bald shopkeeper smiles slyly at his customer and lays one hand on her bag of flour. With the other, where she cannot see it, he digs a scoop into a bucket marked PLASTER. A weaver’s wife in a brown shawl looks sadly at the three pennies in her hand. Her little boy peeps round the counter and has seen the bucket.',
  },
  {
    text: [
      'The slow pound',
      'A shop costs money before it sells a thing. Each of them promised a pound, and not one had a pound.',
      'So they paid twopence a week. But a pound is 240 pence. At twopence, that takes 120 weeks. It was too slow, so they paid threepence. That takes eighty.',
      'At last there were twenty-eight pounds. They rented an old warehouse in Toad Lane, at ten pounds a year.',
    ],
    alt: 'Evening at a kitchen door, a loom in the room behind it. A collector in a cap holds out a tin, and a weaver in shirtsleeves drops a penny into it with finger and thumb. At the table in front his wife looks at the empty plate in her hands by the light of a candle. A little boy counts on his fingers.',
  },
  {
    text: [
      'It had gone wrong before',
      'People in Toad Lane knew how this would end. In 1833 some weavers had opened a shop of just this kind, a few doors away. Two years later it was shut.',
      'And why? It had let people take food now and pay later. Later came, and they could not pay.',
      'So the new shop began with an old mistake, and looked at it hard.',
    ],
    alt: 'A street of dark brick. One shop is boarded up, with the words CLOSED 1835 on a plank. Two of the Pioneers, a man in a cap and a woman in a plum skirt and a white apron, stand before it. He holds up a lantern, and she points at the boards.',
  },
  {
    text: [
      'So they had another go',
      'On 21 December 1844, at eight in the evening, they took down the shutters. There was butter, sugar, flour, oatmeal and some candles. Boys in the street laughed.',
      'Inside were new rules. Pay when you buy. Nothing in the flour but flour. One vote each, women too. And what was left over was shared out among the customers.',
      'Today about a billion people belong to a co-operative. The shop in Toad Lane is a museum. Nobody laughs.',
    ],
    alt: 'Night in Toad Lane, with snow on the sills. A small shop window glows with candles. A man lifts down the last shutter, and a woman behind a plank on two barrels weighs out flour. Two boys in the street laugh, and a third has stopped laughing and looks in.',
  },
]
