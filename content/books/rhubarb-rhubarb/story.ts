import type { Story } from '../../story.ts'
import {
  ark,
  bothHaveTheLot,
  halves,
  pop,
  rhubarb,
  sixChipShops,
  swapYou,
  theQueue,
  theQueueAnswers,
} from './poems/buying-and-sharing.ts'
import {
  anItch,
  fourWhoHadAGo,
  itDidntWork,
  itDidntWorkAgain,
  ninetyNine,
  plink,
  twoMoreWhoHadAGo,
} from './poems/having-a-go.ts'

export const story: Story = {
  slug: 'rhubarb-rhubarb',
  title: 'Rhubarb, Rhubarb!',
  description:
    'Twelve poems to say out loud: a market, a queue, a gull with a job, a boat that sinks. For one voice, two sides or a whole class. About having an idea, swapping, selling and sharing.',
  ageFrom: 6,
  ageTo: 9,
  minutes: 12,
  themes: ['having ideas', 'trying again', 'fair shares'],
  place: 'Fermanagh, Dundee, Hull and Rhyl, and in the towns of the other books',
  accent: '#8a3a1e',
  readingYear: 3,
  cast: [
    { name: 'Temi', role: 'has an itch, which turns out to be an idea' },
    { name: 'Dewi', role: 'builds a boat, and another, and climbs ninety-nine steps' },
    { name: 'Samira', role: 'says what everybody is thinking' },
    { name: 'Bernard', role: 'a gull; gets a job, and does exactly what he is paid for' },
    { name: 'Sid', role: 'sells chips, until six' },
    { name: 'Jess and Mo', role: 'swap, and swap, and find out what can be swapped and kept' },
    { name: 'Mei', role: 'the loudest voice in the book, and once the quietest' },
  ],
  coverAlt:
    'A market in the sun, with an arch that says BARRAS between red stone houses. Behind a table heaped with pink rhubarb, Mei, in a pink coat with a pointed hood, shouts with a bunch in each hand. Mo calls through his cupped hands, and Temi waves and laughs. Bernard the gull bites into the leaves of one of hers.',
  pages: [
    {
      text: anItch,
      alt: 'Night, with the moon in the window. Temi, in a yellow coat, stands behind a big open cardboard box with a round hole in it. In one hand she has a roll of tape; the other scratches her head. She looks up, smiling, and short golden lines come out all round her head.',
    },
    {
      text: itDidntWork,
      alt: 'A pond under a wide sky. The stern of a green bath sticks up out of the water, and bubbles rise beside it. Next to it stands Dewi, up to his middle in the pond, both hands at his dripping hair, and looks at it. His plank floats by. On the bank a goat chews a boat of hay.',
    },
    {
      text: itDidntWorkAgain,
      alt: 'Out on the pond Dewi sits on the edge of a pink bath with a mast, a patched sail, a rudder and a red flag, and waves. Two dripping socks, one red, one yellow, hang on a line under the sail. Samira laughs and points at them from a red boat that goes round in a circle.',
    },
    {
      text: fourWhoHadAGo,
      alt: 'On a stage with bunting, four people. On the left a cobbler holds out a slipper of ice, and his customer, a handkerchief at her nose, stands in a puddle in two that have nearly melted. On the right a grandad with a copper teapot for a hat bows to the Mayor. Tea shoots from its spout into her grey hair. She wears a gold chain, looks up, and holds out a cup.',
    },
    {
      text: twoMoreWhoHadAGo,
      alt: 'A green hill. At the top a baker in an apron throws up her hands: her basket has tipped over, and a line of bread rolls bounces down the whole slope. Two shoppers run after them. At the foot, before a shed, stands Hannah, with fair plaits and a spanner. A robot lies flat beside her. Another bows politely, and holds out a daisy to a ginger cat.',
    },
    {
      text: plink,
      alt: 'Rain at night. It runs down a roof and a gutter, and pours from a pipe into a green bath, which runs over at both ends. A red boot is full, and beside the bath a tuba fills up too. Behind a dustbin Mei, in her pink hood, drums on the lid with two sticks and shouts.',
    },
    {
      text: ninetyNine,
      alt: 'Ladder Street in the rain, seen from its foot. Dewi has stopped on the steps, with empty hands, and his mouth is round. Samira, below him, points up and calls; there is no bread in her red bag. Far above them, beside a piano with a ginger cat on it, the postwoman waves. A sign on the wall says Stryd yr Ysgol, Ladder Street.',
    },
    {
      text: theQueue,
      alt: 'Ten people stand in a line along a wall, looking to the right. From the right: Rory, leaning forward; a woman in a headscarf; a boy; a man in a turban with a folding chair; a man in a cap who keeps a gap with both arms; the postwoman, pointing to it; Kai, who shrugs; a lollipop lady; a huge bandsman; and Jess, who calls. A ginger cat watches from a window sill.',
    },
    {
      text: theQueueAnswers,
      alt: 'The same ten people. A cloud hangs over them all, with soup, crumble and a pie in it. They cup their hands at their ears and mouths and beam. At the right end of the queue Rory bends down and ties his shoe. At the left end Jess has turned round and runs off, one finger in the air.',
    },
    {
      text: sixChipShops,
      alt: 'Dusk. Six small shops stand in a row, and each of them says CHIPS. Five have their shutters down. In the window of the fifth, which is lit, Sid, with a white hat and a moustache, hands out a paper cone of thin chips. A queue of five, one of them in a wheelchair, open their mouths. In the sky is a huge cone, and chips fly out of it. A clock says one minute to six.',
    },
    {
      text: ark,
      alt: 'Bernard the gull, very large, stands on a lamp post by the sea, his beak wide open, and shouts. There is no boat on the water. On the sea wall lies a heap of chips. Below him Temi and Finn hold their ears, she with her eyes shut, and Mr Tindall, in his red hat, hugs his cone of chips.',
    },
    {
      text: swapYou,
      alt: 'Mo holds a brown hen in his arms, and Jess holds out a striped hat and a brass bell to him. On the pavement lie a pen and a button, a plant in a pot, a box with a green smell, a broom, a ball of twine, a ticket with a 9 on it and a yellow lace.',
    },
    {
      text: bothHaveTheLot,
      alt: 'The same market street on a golden evening. Mo and Jess, very close, sing to each other with their mouths wide open and a hand held out, and red and blue notes go both ways between them.',
    },
    {
      text: halves,
      alt: 'In a kitchen, a tall cake with a cherry stands on a table, and a long knife lies beside it. Dewi looks at the cake and puts out the tip of his tongue. Samira points at the cake and frowns. Behind them, before an oven, stands Nan, in an orange boiler suit and a spotted headscarf, and holds up a hand in a red oven glove.',
    },
    {
      text: pop,
      alt: 'Almost everything is dark. The words stand in the shape of a bud. Low on the left is a knobbly rhubarb with one fat pink bud. Mei, wide-eyed, holds her mouth shut with both hands. Kai, his eyes closed, smiles and stretches out a hand to feel it.',
    },
    {
      text: rhubarb,
      alt: 'The market in the sun. Under a striped awning Mr Gill, in his orange turban, holds out a bunch of rhubarb over a table that says RHUBARB. In front of it, on a crate, Mei shouts and waves another bunch. Three customers stand with their backs or sides to us, hands in the air; one hugs her bunch.',
    },
  ],
}
