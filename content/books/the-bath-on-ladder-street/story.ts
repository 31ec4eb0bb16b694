import type { Story } from '../../story.ts'

export const story: Story = {
  slug: 'the-bath-on-ladder-street',
  title: 'The Bath on Ladder Street',
  description:
    'Ninety-nine steps, no way round, and it never stops raining. Then Nan, who used to drive the big crane, hangs two potatoes on a bootlace and says “Oh.” About fair shares, and being needed.',
  ageFrom: 6,
  ageTo: 9,
  minutes: 10,
  themes: ['inventing', 'fair prices', 'making it safe'],
  place: 'Cwm Glaw, an invented valley town in South Wales; its name means Rain Valley',
  accent: '#2c4a8a',
  cast: [
    { name: 'Nan', role: 'Dewi’s grandmother; drove the big crane at the steelworks for thirty-one years' },
    { name: 'Dewi', role: 'her grandson, eight; carries the potatoes, and asks who carried the rain' },
    { name: 'Samira', role: 'his friend, eight; paints the rule, plaits the rope and drives a bargain' },
    { name: 'Mr Bowen', role: 'lives at the very top; his knees have stopped doing steps' },
    { name: 'Mr Fanelli', role: 'keeps the shop at the bottom, and grows leeks outside it' },
    {
      name: 'Mrs Aziz',
      role: 'Samira’s mum, an electrician; just now she carries two babies, a pushchair and everything else',
    },
    { name: 'The cat', role: 'lives on the piano' },
  ],
  coverAlt:
    'A steep street of steps and coloured houses in the rain. A green bath on pram wheels rolls up the hill on a rope, heaped with shopping, with a custard slice on top. Nan, in an orange boiler suit, works the wheel at the top. Dewi and Samira cheer. A sign says BAGS ONLY, NO BOTTOMS.',
  pages: [
    {
      text: [
        'It was raining in Cwm Glaw. It usually is.',
        'Dewi was carrying potatoes up Ladder Street. Ladder Street has ninety-nine steps, and no way round.',
        '“Ninety-six,” puffed Dewi. “Ninety-seven. Ninety-eight…”',
        'Then the wet paper bag went…',
      ],
      alt: 'Rain falls on a steep street of steps. Dewi, in a blue cagoule, hugs a big paper bag of potatoes near the top. Its bottom is dark with wet and beginning to bulge. Behind him is a tall blue house, and lower down a ginger cat asleep on a piano, beside a sign that says Stryd yr Ysgol, Ladder Street.',
    },
    {
      text: [
        'RRRIP!',
        'Down went the potatoes: bump past the postwoman, bump past the piano, bump-bump-bump past Samira’s mum, and all the way back to the shop.',
        '“Back so soon?” said Mr Fanelli to the potatoes.',
      ],
      alt: 'Potatoes bounce down the whole length of Ladder Street towards us, larger and larger. Far up, Dewi holds an empty bag. The postwoman jumps aside, the cat on the piano arches its back, and Samira’s mum with her pushchair stares. At the bottom, close to us, Mr Fanelli has caught an armful, and looks the last potato in the face.',
    },
    {
      text: [
        'On Ladder Street, everything had to be carried.',
        'Samira’s mum, Mrs Aziz, carried two babies and a pushchair. The postwoman carried the post.',
        'Mr Nowak once carried a piano as far as step forty. It is still there. The cat likes it.',
      ],
      alt: 'Seen from the foot of the steps: Samira’s mum holds a baby on each arm, and a folded pushchair hangs from her elbow by its handles, and the postwoman leans sideways with her red bag. Higher up stands a piano with a ginger cat asleep on it, and Mr Nowak, rubbing his arm. A sign on the wall says Stryd yr Ysgol, Ladder Street.',
    },
    {
      text: [
        'At the very top lived Mr Bowen. His knees had stopped doing steps at Christmas.',
        'Every Friday, Dewi and Samira took him a custard slice from the shop. After ninety-nine steps in the rain, it was more of a custard puddle.',
        '“It’s the thought that counts,” said Mr Bowen, and he ate the thought with a spoon.',
      ],
      alt: 'In his front room, old Mr Bowen sits in his armchair by the fire with a plate and a spoon. The custard slice has melted flat. Dewi, who holds its open box, and Samira stand dripping on the mat, looking sorry, and behind them it rains in at the open door.',
    },
    {
      text: [
        'Dewi’s nan had driven the big crane at the steelworks for thirty-one years. She could put down a bus as softly as a cup of tea.',
        '“Everything here goes down by itself,” she said. “So why does nothing come up?”',
        'She tied a potato to each end of a bootlace and hung it over a nail. The big one went down. The little one came up.',
        '“Oh,” said Nan.',
      ],
      alt: 'In Nan’s warm kitchen, a bootlace hangs over a nail with a big potato low on one end and a small one high on the other. Nan, in an orange boiler suit and a spotted headscarf, stares at them with her mouth round, one finger up beside the big one. Dewi stares too. On the wall hangs a small picture of a crane with a bus on its hook.',
    },
    {
      text: [
        'They built it out of things that nobody wanted: two baths, eight pram wheels, a great many planks, and one long rope round a wheel at the top.',
        'When the pink bath went down, the green bath would have to come up.',
        'Samira painted the rule. BAGS ONLY, it said. NO BOTTOMS.',
      ],
      alt: 'In the yard, a pink bath lies upside down with two pram wheels on it. Nan bends over it from behind and tightens one with a spanner, her tongue between her lips. Dewi brings the next wheel. Samira paints a sign that says BAGS ONLY, NO BOTTOMS. A green bath waits behind them, and the cat watches from the wall.',
    },
    {
      text: [
        'They filled the top bath with stones and the bottom bath with potatoes. Nan let go.',
        'Down rumbled the stones. And up came the potatoes, past the postwoman, past the piano, all the way to the top, and nobody carried them at all.',
        '“Again!” shouted the whole street.',
        '“Right,” said Nan. “Where are the stones?”',
      ],
      alt: 'Close to us at the top of the street, Nan throws up her arms beside her wheel, and Dewi holds his head for joy. Below them the two baths pass each other beside the steps: the pink one going down full of stones, the green one coming up full of potatoes. Samira and the neighbours cheer from the steps. The cat sits up on the piano.',
    },
    {
      text: [
        'The stones were at the bottom.',
        'Dewi carried one up. Samira carried one up. There were twenty-two to go, and they were much heavier than potatoes.',
        'The neighbours picked up their shopping and went home. They were kind about it, which was the worst part.',
      ],
      alt: 'At the foot of the steps stands the pink bath, heaped with stones, and Nan looks at them sadly. Close to us Dewi staggers away, bent backwards, his eyes shut, hugging one big stone. On the steps Samira has sat down with hers in her lap, and puffs out her cheeks. Higher up the neighbours go home with their bags; one looks back and waves.',
    },
    {
      text: [
        'Dewi stayed by the empty bath. He was cross with the stones. He was cross with the steps. It rained harder, so he was cross with the rain.',
        'Plink, said the bath. Plink. Plonk. Plink.',
        'He was cross for such a long time that something cold came over the edge and ran into his welly.',
      ],
      alt: 'Hard rain at dusk at the top of the street. Dewi sits on a low wall with his hood up and his arms round his knees, and does not look at the green bath beside him. The bath has filled. Water spills over its edge and into his red wellington boot.',
    },
    {
      text: [
        'The bath was full. Dewi pushed it. It didn’t budge.',
        '“Nan!” he yelled. “Who carried all this up here?”',
        '“Nobody did,” said Nan. “It’s only rain.”',
        'She looked at the bath. She looked at the sky. Nobody in Cwm Glaw had ever looked at the sky like that.',
        '“And a bath,” said Nan, “has got a plug.”',
      ],
      alt: 'Very close: behind the brimful green bath, Nan looks straight up into the rain with a huge smile. From her fist hangs a bath plug on its chain. Dewi looks up too, his mouth round.',
    },
    {
      text: [
        'So the rain ran down Mr Bowen’s drainpipe and into the top bath. In the bottom bath, in a box, sat one custard slice.',
        '“How much rain?” asked Dewi.',
        '“Plenty,” said Nan. She filled it right to the top.',
        'Then she let go…',
      ],
      alt: 'The left half of one wide picture: the top of Ladder Street in the rain. Beside her wheel Nan has let go and holds up both hands, and the rope flies off to the other half. Mr Bowen’s drainpipe still pours, but the pink bath has gone from under it: brimful, it hurtles down beside the steps and throws out its water behind it. Dewi clutches his head, the postwoman’s letters whirl away, and on the piano the cat arches its back, every hair on end.',
    },
    {
      text: [
        'WHEEEEE!',
        'Down came the rain. Up went the custard slice, past the postwoman, past the piano, faster and faster, past Dewi, past Nan, past the very last step, and…',
      ],
      alt: 'The right half of the same picture: the yard before Mr Bowen’s house. The green bath shoots past the last step, so fast that its wheels have left the ground, and Samira ducks. The lid comes off the box, and the custard slice flies on by itself, towards the open window. Inside, Mr Bowen is having a nap.',
    },
    {
      text: [
        '…in at Mr Bowen’s window.',
        'There was a splat. Nobody breathed.',
        'Mr Bowen came to the door with custard in his eyebrows. He licked one finger.',
        '“Fresh,” he said.',
      ],
      alt: 'Mr Bowen stands in his doorway with custard and pastry all over his face and hair, one finger to his lips, looking thoughtful. His window is open, with a splash of custard round it. Nan, Dewi and Samira peep over a wall, horrified.',
    },
    {
      text: [
        'Too fast, and no brake! So Nan made a brake from an old boot, and Dewi painted lines: one bag, two bags, three.',
        '“Now we need somebody who’s always in,” said Nan.',
        'Everybody looked at Mr Bowen.',
        '“I’ve got a bell,” he said.',
        'Samira’s mum was an electrician. She put down everything she was carrying, and wired it to the shop.',
      ],
      alt: 'Mr Bowen leans out of his open window, wrapped in a tartan rug, and rings a brass bell. Under the window stands Samira’s mum, a belt of tools round her coat and a coil of wire on her shoulder, and turns a screw in a small box on the wall, from which a wire runs up to the bell. Nan, a spanner in one hand and the other on the lever that presses an old boot against the wheel, Dewi, up to his middle in the green bath with a brush, and Samira look on. On the bath are three lines, marked 1, 2 and 3.',
    },
    {
      text: [
        'Ding! Fill her up.',
        'Ding ding! Let her go.',
        'Ding ding ding! No custard.',
        '“What do we owe you?” people asked. “Nothing,” said Nan. “It’s for helping.”',
        'And it helped, for eleven weeks. Then the rope went…',
      ],
      alt: 'A bright, showery day with a rainbow. Past tall houses the green bath climbs with a heap of parcels, wellingtons and a tuba. The cat sleeps on the piano. Mr Bowen rings his bell at the top, and by the shop door another bell shakes. At the bottom Mr Fanelli pulls the plug of the pink bath, and the water runs out under it to his row of tall leeks. In front, with their backs to us, Dewi and Samira wave.',
    },
    {
      text: [
        'TWANG!',
        'Nobody was hurt. (Bags only. No\u00a0bottoms.) But a new rope cost sixty pounds.',
        'Nan had a mint, a washer and forty pence.',
      ],
      alt: 'Close: the two frayed ends of the rope dangle from Nan’s fist. Her other hand holds out a mint, a metal washer and two coins. Her pockets hang inside out. Behind her the wheel stands still.',
    },
    {
      text: [
        '“I thought it was free,” said Dewi.',
        '“So\u00a0did\u00a0I,” said Nan. “But the rope was paying.”',
        '“We could ask for a pound a bag.”',
        'Just then Samira’s mum went by, with five bags.',
        '“Then it wouldn’t be for her,” said Samira. “Who else does it help?”',
      ],
      alt: 'Evening on the steps, the street lamp lit. Nan, Dewi and Samira sit in a row beside the empty green bath. Samira’s mum goes past them with a sleeping baby on each arm and five bags hanging below. Far below, the shop window glows.',
    },
    {
      text: [
        'Mr Fanelli had never sold so many potatoes.',
        '“So the bath helps you too,” said Samira.',
        'Mr Fanelli looked at his till. “Five pence a bag,” he said.',
        '“Twenty,” said Samira.',
        '“Ten!”',
        '“Twenty,” said Samira, “and a thank-you.”',
        '“Twenty,” said Mr Fanelli.',
      ],
      alt: 'In the shop, Samira stands on a potato crate, nose to nose with Mr Fanelli across his counter, and points at him. He leans right over it and spreads his fingers. Dewi, close behind her, wrings his hands, and cannot look away.',
    },
    {
      text: [
        'Nine houses lent nine washing lines, and Samira plaited them: left over the middle, right over the middle.',
        'Nan hung on it. It held.',
        'That week, everybody’s pants dried on the piano.',
      ],
      alt: 'Three neighbours pull on three bundles of washing line, red, white and blue, and Samira crosses them into one fat, striped plait. Nan hangs by both hands from the end of it, under a beam, and swings and kicks with her boots off the ground, and Samira’s mum watches with a hand to her mouth. Behind them the piano is hung all over with pants and socks, and the cat, asleep on top, has a sock on its head.',
    },
    {
      text: [
        'Nan put an old sink by the steps. You dropped in what you could, and nobody saw if it was a pound or a penny.',
        'In June, Samira counted. Enough for a rope. Enough for the next rope. And some over!',
        'So step forty got a bench, and a roof.',
      ],
      alt: 'A white sink stands on a wall with a pipe running down from it into a bucket. Behind the wall stand Samira’s mum, the postwoman and Mr Nowak; each drops in a coin and looks the other way. Samira sits on the ground between neat piles of coins and a new coil of orange rope. Dewi, his back to us, points across at the hill, where the piano on step forty now has a roof and a bench. Nan looks with him.',
    },
    {
      text: [
        '“It says no bottoms,” said Mr Bowen. “It doesn’t say no hands.”',
        'He held on to the bath, and down they went together, with a rest at step forty. He chose his own custard slice.',
        '“I’d forgotten they had corners,” he said.',
        'Then the bath took him by the hand, and walked him home.',
      ],
      alt: 'Outside the shop, among tall leeks, Mr Bowen holds a plate with a perfect square custard slice, and looks at it with shining eyes. His other hand is on the rim of the green bath. Mr Fanelli, a hand on his heart, Dewi, leaning on the far end of the bath, and Samira, her arms in the air, laugh for joy. Up the hill behind them are the piano, the cat asleep on it, a bench, and a red roof over them all.',
    },
    {
      text: [
        'Then a strange thing happened. The sky went blue, and it stayed blue, and the bath would not go.',
        'All Ladder Street sat on the steps, with the shopping, and looked up.',
        'One small grey cloud came over the mountain. “Come on,” whispered Dewi. “Come on…”',
        'Plink, said the bath.',
      ],
      alt: 'A blue, sunny day. Everybody in the story sits up and down the steps among bags of shopping, Nan, Dewi and Samira on a low wall in front, and every face looks up. In the wide sky there is one very small grey cloud, and one drop of rain falls from it towards the pink bath.',
    },
  ],
}
