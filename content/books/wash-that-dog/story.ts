import type { Story } from '../../story.ts'
import { firstReader } from './words.ts'

export const story: Story = {
  slug: 'wash-that-dog',
  title: 'Wash That Dog!',
  description:
    'No mud on the bus! So Rory and Ola drag a tub to the top of Cave Hill to wash muddy dogs. It is a good wash, in the wrong place. A first reader from Belfast.',
  ageFrom: 6,
  ageTo: 7,
  minutes: 3,
  themes: ['trying again', 'giving money back', 'knowing the cost'],
  place: 'Belfast',
  accent: '#7a2f6b',
  cast: [
    { name: 'Rory', role: 'seven; all voice and elbows, in a blue anorak' },
    { name: 'Ola', role: 'seven; has fair plaits, and thinks before she drags' },
    { name: 'Nan', role: 'Rory’s nan; lends a tub, and has the last word' },
    { name: 'Dev', role: 'has a dog, and no car' },
    { name: 'Spud', role: 'a white dog, now and then' },
    { name: 'The driver', role: 'likes a clean bus' },
  ],
  firstReader,
  coverAlt:
    'Spud, a big white dog, sits in a tin tub full of suds with foam on his head and mud on his chin. Rory, in a blue anorak, scrubs him from the left, and Ola, with fair plaits, laughs on the right, a hand on his back. Bubbles and mud fly. Behind them stands Cave Hill.',
  pages: [
    {
      text: ['It is wet on Cave Hill in Belfast.', 'Clean dogs go up. Mud dogs come back.'],
      alt: 'A green hill with a steep dark crag at its top, like the face of a giant who lies on his back. A path winds up it. Small already, a clean white dog and a clean, long, tan one trot up it. Close to us two dogs come back, dark brown with mud from their ears to their tails. Rory points at them; he and Ola sit on a wall.',
    },
    {
      text: [
        'The bus stops. Dev has a mud dog, Spud.',
        '“No mud on my bus!” says the driver.',
        'So Dev and Spud go home on foot.',
      ],
      alt: 'A pink bus stands at the stop below the hill. In its open door the driver holds up a flat hand. Dev, in a bobble hat, has a hand at his head and looks down at Spud on his lead, who drips with brown mud and wags his tail.',
    },
    {
      text: ['“Let us wash that dog!” says Ola. “A pound a dog!”', 'Nan lends a tub. Dog soap is three pounds.'],
      alt: 'At the door of a red brick house Nan, in a lilac cardigan, holds out a tin tub. Dev trudges past with Spud, who is brown with mud. Ola hugs a bottle of dog soap with a paw on it to her chest. Rory jumps and throws up both hands.',
    },
    {
      text: ['Up, up, up the hill they drag the tub.', 'Puff, puff, puff!'],
      alt: 'Rory and Ola haul the tin tub up a steep path on a rope, leaning far forward, their cheeks red. Behind and below them lie the roofs of the town, the water, and two huge yellow cranes.',
    },
    {
      text: ['Dip, rub, rub! Spud is clean.', '“That is a pound,” says Rory. Dev pays.'],
      alt: 'At the top of the hill Spud sits in the tub, white as can be, with suds on his head. Ola scrubs his back with a brush. Dev puts a coin into Rory’s palm.',
    },
    {
      text: ['But Spud runs! He runs down the hill.', 'Mud on his feet! Mud on his chin! Mud on the tip of his tail!'],
      alt: 'Spud gallops down the path with his ears flying, through one puddle after another. His legs, his chin and the tip of his tail are brown, and mud sprays to all sides. Far up, small, Dev, Rory and Ola run after him.',
    },
    {
      text: ['“He is as bad as he was!” says Dev.', 'Ola gives the pound back.'],
      alt: 'Down at the bus stop Spud is brown from nose to tail, and pleased. Dev looks down at him with round eyes and holds out a palm, and Ola gives him the coin. Rory stares at the ground, his hands behind his back.',
    },
    {
      text: [
        'They sit on the tub and think.',
        '“It was a good wash,” says Ola. “But then he had a hill to go.”',
        '“So we wash him last!” says Rory.',
      ],
      alt: 'Up on the hill the tub lies upside down in drizzle, and Ola and Rory sit on it side by side, with the brush and the soap beside it. Ola has a fist at her chin. Rory throws out an arm and points to a small pink bus, far below.',
    },
    {
      text: ['Down the hill they drag the tub. They set it by the bus stop.', '“Tub first, then bus!” yells Rory.'],
      alt: 'The tub stands beside the pole of the bus stop, full of suds. Rory shouts with a hand to his mouth and points at the tub. Ola holds up the brush, and a palm to a fat dog. The fat dog and a small one look at the tub, and a third turns its back on it. All three are brown with mud.',
    },
    {
      text: ['A fat dog, a thin dog, a dog like a mop!', 'Dip, rub, shake! Ten dogs. Ten pounds.'],
      alt: 'A line of muddy dogs waits: a fat one, a long thin one, a shaggy one, a small one. In the tub, deep in suds, sits a grey dog like a mop and shakes itself. Ola brushes its crown and Rory rubs its back; mud flies over both, and they laugh with their eyes shut.',
    },
    {
      text: ['The bus stops. The driver looks at Spud.', 'He is as white as a sheet.', '“Hop on!” she says.'],
      alt: 'The driver bends out of the door of the pink bus, smiles, and holds a hand out to Spud, who stands before her white and fluffy, his tongue out. Dev waves.',
    },
    {
      text: [
        'Soap was three pounds. Nan gets a pound for the tub. Six pounds left! Three each.',
        '“Let us go home on the bus,” says Ola.',
        '“No mud on my bus!” says the driver.',
        '“Get in the tub!” says Nan.',
      ],
      alt: 'Rory and Ola stand before the bus, spotted with mud from their faces to their boots, with round eyes. Ola holds on to Rory’s sleeve. In the door the driver holds up a flat hand. Nan, beside the tub, lifts the brush and grins.',
    },
  ],
}
