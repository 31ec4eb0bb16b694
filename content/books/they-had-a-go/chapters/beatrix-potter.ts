import type { StoryPage } from '../../../story.ts'

export const beatrixPotter: StoryPage[] = [
  {
    text: [
      'Beatrix Potter',
      'Beatrix was born in London in 1866. She never went to school; teachers came to the house. Her friends had fur, or feathers, or scales, and she drew them over and over again.',
      'In 1893 a little boy called Noel was ill in bed. She wrote to him: “I don’t know what to write to you, so I shall tell you a story about four little rabbits”.',
    ],
    alt: 'In a room with green curtains, Beatrix, in a white blouse, sits behind a long table, bends over a sheet of paper and draws. Her rabbit sits up on a cushion for her, as still as it can. Two mice, a frog and a hedgehog are on the table too. There are more drawings on the wall and beside her.',
  },
  {
    text: [
      'Small enough',
      'Years later she borrowed the letter back, and turned it into a book, about a rabbit called Peter.',
      'It had to be small, for small hands. And it had to be cheap. A big book cost six shillings, and “little rabbits cannot afford to spend 6 shillings”, she said.',
    ],
    alt: 'Close: two hands hold a tiny grey book with a rabbit on it. Beside it, on the table, stands a huge red book with gold edges, and its ticket says 6 S. A real rabbit sits between the books and sniffs at the small one.',
  },
  {
    text: [
      'And then it went wrong',
      'She sent it to a publisher. No. She sent it to another. No.',
      'At least six of them turned it down. One wanted it bigger. Bigger would have been dearer. They wanted colour, too.',
      'It would have been easy to say yes. She did not.',
    ],
    alt: 'A hall with a black and white floor. Four letters lie on the door mat, a rabbit has the fifth in its teeth, and the sixth is just coming through the slot. Beatrix, in a green dress and a straw hat, stands at the foot of the stairs with a parcel in her hands, and looks down at them.',
  },
  {
    text: [
      'So she had another go',
      'She printed it herself, with her own money: 250 copies, in December 1901. She gave some away, and sold the rest at 1s 2d. They were gone in weeks. She printed 200 more.',
      'Then one of the six changed its mind. In 1902 it came out in colour, for one shilling. You know that book.',
      'She bought farms with what she earned. She left four thousand acres to the National Trust, for everybody.',
    ],
    alt: 'A green valley in the Lake District with stone walls and white cottages. Beatrix, old now, in a felt hat and a brown coat, leans on a gate with her back to us, and looks at her sheep. They look at her. Four rabbits sit in the long grass on our side of the gate, and one of them reads a small grey book.',
  },
]
