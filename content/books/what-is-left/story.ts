import type { Story } from '../../story.ts'
import { firstReader } from './words.ts'

export const story: Story = {
  slug: 'what-is-left',
  title: 'What Is Left?',
  description:
    'Ten boots come out of a sack in Glasgow, and they are all left boots. Who would want them? A first reader about a bad buy, a good idea, and what is left at the end.',
  ageFrom: 6,
  ageTo: 7,
  minutes: 3,
  themes: ['trying again', 'using what you have', 'knowing the cost'],
  place: 'Glasgow',
  accent: '#1f5c63',
  cast: [
    { name: 'Jess', role: 'seven; has a teal raincoat and looks closely' },
    { name: 'Mo', role: 'her friend from up the stair; the loudest voice at the Barras' },
    { name: 'Gran', role: 'sells boots, and owns up when she has made a bad buy' },
    { name: 'The man', role: 'has two feet' },
    { name: 'Kay', role: 'has one foot, and knows what shops charge for it' },
  ],
  firstReader,
  coverAlt:
    'A row of bright boots on a long table, all pointing the same way, with pea plants growing out of them. Behind it Jess, in a teal raincoat and round glasses, points down at one, and Mo, in an orange jumper, holds up a yellow boot and laughs. Behind them, in the sun, are red stone houses and an arch that says BARRAS.',
  pages: [
    {
      text: ['Gran sells boots at the Barras in Glasgow.', 'Jess and Mo help her.', 'It is wet.'],
      alt: 'A market stall in the rain under a green and white awning, with a sign that says BOOTS. Gran, with white hair, glasses and a purple cardigan, stands behind rows of boots. Jess, in a teal raincoat, and Mo, in an orange jumper, stand on either side, each with one blue striped boot of a pair. Behind them are tall red stone houses and an arch that says BARRAS.',
    },
    {
      text: ['Gran has a big sack.', '“Five pounds for the lot!” she says.', 'Thud, thud, thud! The boots drop out.'],
      alt: 'Gran tips up a big brown sack, and boots of every colour tumble out of it onto the wet pavement: yellow, red, blue, spotted and striped. Mo throws up both hands. Jess has caught a blue one.',
    },
    {
      text: [
        '“This is a left boot,” says Jess.',
        '“So is this,” says Mo.',
        'Left, left, left! Ten boots, and not one right boot!',
      ],
      alt: 'Eight boots stand in two rows on the long table of the stall, and all of them point the same way. Behind it Jess holds a yellow one and Mo a red one, and both look at the other’s with round eyes. Between them Gran has a hand to her cheek.',
    },
    {
      text: [
        '“Left boots! Two pounds!” yells Mo.',
        'A man slips one on. It fits!',
        '“And the right boot?” he says. No sale.',
      ],
      alt: 'A man in a long grey coat and a flat cap sits on a crate before the stall with a red boot on one foot and a brown shoe on the other, and holds out an empty hand. Mo, beside him, stares with round eyes, a hand at his cheek. Gran, behind the table, lifts both hands.',
    },
    {
      text: ['They dump the boots by the bins.', 'Then it rains, and rains, and rains.'],
      alt: 'The yard behind the houses, dark with rain. Ten boots lie and stand on and in front of a low wall, with bins behind them, and are filling up with water. At the one lit window, small and high up, Jess and Mo look out, their mouths turned down.',
    },
    {
      text: ['In May, Jess spots a green shoot in a boot.', '“Look, Mo! This boot is a pot!”'],
      alt: 'A bright morning in the yard. Boots stand on the low wall. In the mud of a yellow one grows a small green shoot with two leaves. Jess, behind the wall, points at it, and Mo leans over from the other side with his mouth open.',
    },
    {
      text: ['They fill the boots with mud. Mud is free.', 'Pea seeds cost two pounds.', 'Then they wait.'],
      alt: 'Ten boots in a line on the low wall. Jess holds a trowel of mud and sticks out the tip of her tongue. Mo, a paper pack in one hand, drops round green seeds into a boot. There is mud on both their faces.',
    },
    {
      text: [
        'No peas! The seeds sit in a pool, and it smells.',
        '“Too wet,” says Gran. “A boot keeps wet out. It keeps wet in, too.”',
      ],
      alt: 'Gran tips a blue striped boot, and brown water with seeds in it pours down the wall. Wavy lines of bad smell rise from the others. Mo holds his nose and leans away. Jess looks at four brown seeds in her hand, her mouth turned down.',
    },
    {
      text: ['Bang, bang, bang! Gran nails a hole in a boot. It drips.', 'At boot nine, she stops for tea.'],
      alt: 'Gran sits on the back step with a boot upside down on her knee, and lifts a hammer over a nail. Beside her eight boots stand on two boards, and drops fall from them. One green boot waits by itself at the end, dry. Jess brings a mug of tea.',
    },
    {
      text: [
        'Fresh seeds cost three pounds. Up shoot the peas!',
        '“Left boots! Two pounds!” yells Mo.',
        'They sell nine.',
      ],
      alt: 'The stall in the sun. Pea plants with fat pods and white flowers climb out of bright boots all along it. Mo calls with a hand at his mouth and holds out a teal boot of peas. A woman in a blue headscarf walks off with a spotted boot in her arms. Behind the table Gran laughs and waves, and Jess drops a coin into a tin.',
    },
    {
      text: [
        'One boot is left. It has no hole and no peas.',
        '“A left boot?” says Kay. “I need just the left! I pay for two, and bin the right.”',
      ],
      alt: 'Only the green boot is left on the stall. Kay, with short curly hair, a yellow jacket and two crutches, stands before it. Her right trouser leg is pinned up above the knee, and on her left foot is a worn brown shoe. She grins. Behind the table Jess, a hand round the boot, looks at it, open-mouthed, and Mo grins back and waves.',
    },
    {
      text: [
        'Ten boots, two pounds each: twenty pounds!',
        'Gran gets five back for the sack. The seeds cost five.',
        '“And what is left?” says Gran.',
        '“Not one boot,” says Mo.',
        '“Ten pounds!” says Jess.',
      ],
      alt: 'Evening sun. Jess, Gran and Mo sit close together on a plank across two crates. Gran laughs, an arm round each of them. Jess holds up a coin, and Mo throws up a hand and shouts. Near us, on the empty sack, stand two heaps of coins and a tin. Far behind them Kay goes off down the street in one green boot, and waves a crutch.',
    },
  ],
}
