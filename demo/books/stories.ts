/** A storybook of the demo: four short ones, so that the shelf has seven. */
export interface DemoStory {
  title: string
  author: string
  description: string
  ages: [from: number, to: number]
  minutes: number
  isFree: boolean
  /** The colours of its pages: sky, distant hills, foreground, and the object on it. */
  colours: [string, string, string, string]
  /** The object on the ground. */
  shape: 'kite' | 'boat' | 'lamp' | 'loaf'
  pages: string[]
}

export const stories: DemoStory[] = [
  {
    title: 'A Kite for Mrs Abernathy-Featherstonehaugh',
    author: 'Jessamy Underhill',
    description:
      'Idris mends broken kites with old umbrellas, and finds out what people will pay for something nearly new.',
    ages: [6, 8],
    minutes: 6,
    isFree: true,
    colours: ['#cfe8f5', '#9cc7b1', '#5d9a6b', '#c2410c'],
    shape: 'kite',
    pages: [
      'On the hill above Wickstock the wind never stopped for breath. It took hats. It took letters. Most of all, it took kites.',
      'Every Sunday Idris found them in the hedge: broken ribs, torn tails, string in knots. “Somebody paid for these,” he said.',
      'At home there was a box of umbrellas that nobody could shut. Idris looked at the umbrellas. He looked at the kites. Then he fetched the scissors.',
      'The first one flew for a minute. The second flew until tea. The third was so good that Mrs Abernathy-Featherstonehaugh stopped her car.',
      '“How much?” she asked. Idris had not thought about that. The cloth had cost nothing, but his thumb had two plasters on it.',
      'He made a list: string, glue, two hours, one ruined umbrella. “Three pounds,” he said, “and you bring me your next broken brolly.”',
      'By the end of May there were eleven kites over the hill, and a sign on the gate: OLD UMBRELLAS WANTED. FAIR PRICES PAID.',
      'The wind still takes hats in Wickstock. But it hardly ever takes a kite, and when it does, everybody knows whose door to knock on.',
    ],
  },
  {
    title: 'Oona’s Two-Bucket Plan',
    author: 'Malachy Trewin',
    description:
      'The ferry will not wait, the ice cream will not either. Oona has two buckets, some salt and an idea about cold.',
    ages: [7, 9],
    minutes: 7,
    isFree: false,
    colours: ['#ffe3c2', '#7fb2c9', '#2f6f8f', '#f4f1de'],
    shape: 'boat',
    pages: [
      'There was one shop on Inishbeg, and on hot days its freezer gave up. “Soup again,” said Gran, and poured the ice cream away.',
      'The ferry from the mainland came at noon with forty people who wanted something cold, and left at one with forty who had not had it.',
      'Oona knew that salt makes ice colder. She had read it on the side of a road-gritting lorry while it was stuck behind a cow.',
      'So she put a small bucket inside a big one, packed the gap with ice and salt, and stirred milk and blackberries until her arm went wobbly.',
      'It worked. It also cost her all the ice from the fish store, and Mr Keane wanted to know what she thought his mackerel should lie on.',
      '“Half of what I take until it is paid for,” said Oona. They shook on it, and Mr Keane’s hand was so cold that she nearly let go.',
      'On Saturday she sold thirty-one cups, counted twice, paid for the ice, and had enough left over for a third bucket.',
      'Now the ferry waits at Inishbeg until ten past one. The captain says it is because of the tide. He says it with blackberry on his chin.',
    ],
  },
  {
    title: 'The Lamp That Would Not Keep Still',
    author: 'Rosalind Achebe-Hart',
    description:
      'A scooter, a bottle and a bicycle bulb: Femi’s lamp is odd, and it is just what the night market needs.',
    ages: [6, 9],
    minutes: 6,
    isFree: false,
    colours: ['#2b2a4c', '#4a3f6b', '#1f1d36', '#f5c518'],
    shape: 'lamp',
    pages: [
      'When the street lights on Cooper’s Row went out, the council said: six weeks. The night market said: six weeks without customers?',
      'Femi had a scooter with a lamp that glowed whenever its wheel turned. “Everything else here goes round too,” she thought.',
      'The spice grinder went round. The roti press went up and down. Even the baby’s mobile went round, if you asked nicely.',
      'She tied a bulb to the grinder first. Cumin and light came out together. Mr Rahman laughed so hard that he sneezed.',
      'Some of her lamps did not work. One hummed. One was bright enough to read by, but only for people who could run.',
      'Femi wrote each failure in a red notebook. By page nine she could guess which ones would go wrong before she built them.',
      'On Friday there were fourteen lamps on Cooper’s Row, and not one of them kept still. People came from three streets away to see.',
      'The council mended the lights in five weeks. Nobody noticed for two more. You should have seen the dancing.',
    ],
  },
  {
    title: 'Loaf',
    author: 'Wyn',
    description: 'A short book about a long morning.',
    ages: [6, 7],
    minutes: 3,
    isFree: false,
    colours: ['#fdf0d5', '#e5c29f', '#b08968', '#7f5539'],
    shape: 'loaf',
    pages: [
      'Flour.',
      'Water. Salt. A spoon of the grey stuff from the jar, which is older than you are.',
      'Wait. This is the hardest part. Dad says that waiting is work too, and that he is very good at it.',
      'Twelve loaves. Eleven names on the list. Who is the other one for?',
      'You always bake one more than you have sold. That is how the next person finds you.',
    ],
  },
]
