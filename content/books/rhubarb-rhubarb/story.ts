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
      alt: 'A pond under a wide sky. The stern of a green bath sticks up out of the water, and bubbles rise beside it. Next to it stands Dewi, up to his middle in the pond, both hands in his dripping hair, and looks at it. His plank floats by. On the bank, close to us, a big goat has its nose in a boat of hay, and chews.',
    },
    {
      text: itDidntWorkAgain,
      alt: 'Out on the pond Dewi sits on the edge of a pink bath with a mast, a patched sail and a red flag, one hand on its rudder, and waves with the other. Two dripping socks, one red, one yellow, hang on a line under the sail. Samira laughs and points at them from a red boat that goes round in a circle.',
    },
    {
      text: fourWhoHadAGo,
      alt: 'On a stage with bunting, four people. On the left a cobbler leans on his bench, holds up a slipper of ice, and grins. His customer sits on a stool, a handkerchief at her red nose, and two such slippers run off her bare feet into a puddle. On the right a grandad with a copper teapot for a hat bows deep to the Mayor. Tea shoots from its spout into her grey hair. She wears a gold chain, looks up, and holds out a cup.',
    },
    {
      text: twoMoreWhoHadAGo,
      alt: 'A green hill. At the top a baker in an apron throws up her hands: her basket has tipped over, and a line of bread rolls bounces down the whole slope to us, larger and larger. Two shoppers run after them. At the foot, before a shed, stands Hannah, with fair plaits and a spanner, and laughs. A robot lies flat at her feet. Another bows politely, and holds out a daisy to a ginger cat.',
    },
    {
      text: plink,
      alt: 'Rain at night. It runs down a roof and a gutter, and pours from a pipe into a green bath, which runs over at both ends. A red boot is full, and beside the bath a tuba fills up too. Close to us Mei, in her pink hood, drums on the lid of a dustbin with two sticks and shouts.',
    },
    {
      text: ninetyNine,
      alt: 'The steps of Ladder Street in the rain, seen from the side, close to us, with houses behind them. Dewi has stopped with one foot on the next step, looks at his empty hands, and his mouth is round. Samira, a few steps below, climbs after him with an empty red bag, points and calls. Far down, at the foot of the steps, stands the shop, and a loaf of bread on a box in front of it. A ginger cat sits at the top.',
    },
    {
      text: theQueue,
      alt: 'Ten people stand in a queue that comes along a wall towards us. From the front, on the right: Rory, close to us, looking down; a woman in a headscarf, a hand on her chest; a boy, one finger up; a man in a turban with a folding chair; a man in a cap who keeps a gap with one arm; the postwoman, pointing to it; Kai, who calls; a lollipop lady, who shrugs; a huge bandsman; and Jess, who leans out to see. A ginger cat watches from a window sill.',
    },
    {
      text: theQueueAnswers,
      alt: 'The same ten people. A cloud hangs over them, with soup, crumble and a pie in it. They cup their hands at their ears and mouths, hold their tummies, and beam. At the front, close to us, Rory is down on one knee, ties his shoe, and looks round in surprise. At the far end Jess has turned round and runs off, pointing the way.',
    },
    {
      text: sixChipShops,
      alt: 'Dusk. Six chip shops, and each of them says CHIPS. Five are far off and have their shutters down. In the lit hatch of the sixth, close to us, Sid, with a white hat and a moustache, leans on his counter and shakes a huge paper cone, and thin chips fly out of it. Before him five people, the nearest of them Finn in his wheelchair, hold up their hands and open their mouths. A clock on the roof says one minute to six.',
    },
    {
      text: ark,
      alt: 'Bernard the gull, very large, stands on a lamp post by the sea, his beak wide open, and shouts. There is no boat on the water. On the sea wall lies a heap of chips. Below him Temi and Finn hold their ears, she with her eyes shut, and Mr Tindall, in his red hat, hugs his cone of chips.',
    },
    {
      text: swapYou,
      alt: 'Mo hugs a brown hen, and Jess holds out a striped hat to him and lifts a brass bell. On the pavement lie a pen and a button, a plant in a pot, a box with a green smell, a broom, a ball of twine, a ticket with a 9 on it and a yellow lace.',
    },
    {
      text: bothHaveTheLot,
      alt: 'The same market street on a golden evening. Mo and Jess, very close, sing to each other with their mouths wide open, a hand on the chest and the other held up, and red and blue notes go both ways between them.',
    },
    {
      text: halves,
      alt: 'In a kitchen, a tall cake with a cherry stands on a table, and a long knife lies beside it. Dewi looks at the cake and puts out the tip of his tongue. Samira points at the cake and frowns. Behind them, before an oven, stands Nan, in an orange boiler suit and a spotted headscarf, and holds up a hand in a red oven glove.',
    },
    {
      text: pop,
      alt: 'Almost everything is dark. The words stand in the shape of a bud. Low on the left is a knobbly rhubarb with one fat pink bud. Mei, wide-eyed, holds her mouth shut with both hands. Kai, his eyes closed, smiles and lays a hand on it.',
    },
    {
      text: rhubarb,
      alt: 'The market in the sun. Under a striped awning Mr Gill, in his orange turban, holds out a bunch of rhubarb over a table that says RHUBARB. In front of it, on a crate, Mei shouts and waves another bunch. Three customers stand with their backs or sides to us, hands in the air; one hugs her bunch.',
    },
  ],
}
