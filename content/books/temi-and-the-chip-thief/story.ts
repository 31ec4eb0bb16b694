import type { Story } from '../../story.ts'

export const story: Story = {
  slug: 'temi-and-the-chip-thief',
  title: 'Temi and the Chip Thief',
  description:
    'Nobody in Wrackby can eat a chip in peace while Bernard the gull is about. Temi has an idea, twenty borrowed pounds and one very windy Saturday. About looking first, and borrowing.',
  ageFrom: 6,
  ageTo: 9,
  minutes: 8,
  themes: ['trying again', 'borrowing', 'finding out first'],
  place: 'Wrackby, an invented seaside town on the Yorkshire coast',
  accent: '#0a6264',
  cast: [
    { name: 'Temi', role: 'eight years old; has the ideas, and keeps the notebook' },
    { name: 'Finn', role: 'her best friend; asks the useful question, and goes everywhere in his wheelchair' },
    { name: 'Grandpa Dele', role: 'her grandfather; hires out and mends deckchairs, and keeps the tea tin' },
    { name: 'Mrs Kaur', role: 'runs the chip shop, The Happy Haddock' },
    { name: 'Mr Tindall', role: 'retired from the lifeboat; eats his chips on the end bench every day' },
    { name: 'Bernard', role: 'the biggest gull in Wrackby' },
  ],
  coverAlt:
    'Temi holds a bag of chips close and looks up. Bernard the gull stoops towards her with his wings up, his beak open and his eyes on the chips. Behind them are the sea wall, the lighthouse and the beach huts of Wrackby.',
  pages: [
    {
      text: [
        'Saturday in Wrackby smelled of salt, seaweed and hot chips.',
        'Temi had saved all week for hers. The long crunchy one on top was for last.',
        'She picked a small one, opened her mouth, and…',
      ],
      alt: 'A sunny morning in Wrackby bay, with a lighthouse, boats and beach huts. Temi sits on the sea wall with her bag of chips on her knee and a small chip at her open mouth. A gull watches from the lamp post. On the end bench, his back to us, sits an old man in a red hat.',
    },
    {
      text: [
        'WHOOSH!',
        'No chip. No bag of chips, either.',
        'Up on the lamp post sat Bernard, the biggest gull in Wrackby, with the long crunchy one sticking out of his beak.',
        'He swallowed it. He didn’t even chew.',
      ],
      alt: 'Very close: Bernard the gull on top of a lamp post with a long chip in his beak. Below, Temi sits on the sea wall with her mouth open and her empty hands thrown up, and three white feathers float down.',
    },
    {
      text: [
        'Bernard robbed everybody.',
        'He robbed Temi’s best friend, Finn. He robbed the postman.',
        'He robbed a bride on the steps of the town hall, so that in all her wedding photographs she is shouting at a gull.',
      ],
      alt: 'A photograph in a wedding album. On the steps of the town hall a bride with a bouquet shouts and shakes her fist as Bernard flies off with her chips. Finn, in his wheelchair, looks into his empty chip bag, and the postman holds on to his hat.',
    },
    {
      text: [
        'Mrs Kaur ran the chip shop, The Happy Haddock. It wasn’t happy now.',
        '“People eat in their cars, with the windows shut,” she said. “If nobody stops that bird, I’ll be closed by Christmas.”',
        '“Somebody should make something,” said Temi.',
        'Finn looked at her. “We’re somebody,” he said.',
      ],
      alt: 'Inside the chip shop, Mrs Kaur leans on her counter with her cheek in her hand. Temi looks up at her and lifts a finger, pleased with a thought, and Finn looks at Temi. There are no other customers. Bernard’s face is squashed against the window.',
    },
    {
      text: [
        'Grandpa Dele hired out deckchairs from an arch under the promenade. That was where Temi drew her idea: an umbrella with a net all round.',
        'You go in. Your chips go in. Bernard stays out!',
        'Twelve umbrellas would cost twenty pounds. Grandpa reached for the tea tin.',
        '“It’s a loan,” he said. “And a loan comes home again.”',
      ],
      alt: 'In the lamplit arch, among stacks of striped deckchairs, Grandpa Dele sits on a crate, a pencil behind his ear, and holds out a tea tin to Temi with both hands. She shows him her drawing of an umbrella with a net hanging from it.',
    },
    {
      text: [
        'All week they cut and knotted and sewed. On Saturday they sold twelve Chip Brollies, and twelve people sat in a row like stripy mushrooms, crunching.',
        'Bernard marched up and down. He could see chips. He could smell chips. He couldn’t get one.',
        '“It works!” said Finn.',
        'Then the wind changed.',
      ],
      alt: 'Along the sea front sits a row of striped umbrellas with nets, and a person eating chips inside each one. Bernard marches past, looking cross. Temi and Finn cheer. A dark cloud is coming over the sea.',
    },
    {
      text: [
        'Up went the first brolly. Up went the second. Up went the lot, and the postman’s hat as well.',
        'Down came the chips.',
        'And down came Bernard. And Bernard’s brothers. And Bernard’s aunties.',
      ],
      alt: 'The left half of one wide picture: a storm over the sea front. Umbrellas with torn nets, chips, a hat and swooping gulls fill the dark sky, and the wind carries them over to the other half. On the promenade Temi hangs on to an umbrella with both hands, Finn, in his wheelchair, holds his head, and the postman throws up his arms.',
    },
    {
      text: [
        'It rained after that. It would.',
        'Twelve people wanted their money back, and Temi gave it back, every penny. The brollies lay about the harbour like dead spiders. The tea tin was empty.',
        '“I’m never having an idea again,” said Temi.',
      ],
      alt: 'The right half of the same picture: grey rain on the harbour. Temi sits alone on the steps with her elbows on her knees and her face in her hands. One last umbrella tumbles through the air, and bent ones float in the water.',
    },
    {
      text: [
        'Grandpa sat down beside her. He didn’t say a word for two whole boats.',
        'Then he said, “How long did you think about umbrellas?”',
        '“All week.”',
        '“And how long did you think about Bernard?”',
        'Temi counted. “About a minute,” she said.',
        'Grandpa took the pencil from behind his ear and held it out.',
      ],
      alt: 'Close: Temi and Grandpa Dele sit side by side on the harbour wall under his big coat, his arm round her. The rain has passed, two small boats sail by, and a dead umbrella lies on the wall. He holds out a pencil. She looks at it.',
    },
    {
      text: [
        'So on Sunday they watched. On Monday, after school, they watched.',
        'On Tuesday it poured and the sea jumped over the wall, and they watched from behind Grandpa’s biggest windbreak, with one sandwich between them.',
        'Temi wrote everything down.',
      ],
      alt: 'Rain and a huge wave. A big striped windbreak keeps the sea off Temi, who writes in a notebook, and Finn, who holds a sandwich and looks past its end. There Bernard stands behind the end bench, where old Mr Tindall calmly eats chips, and stares up at the red hat, whose two buttons look back at him.',
    },
    {
      text: [
        '“Forty-three robberies,” said Finn. “He robs people looking at phones. He robs people looking at boats. And he always comes from behind.”',
        'Temi turned back a page, and another.',
        '“But here’s somebody he never robs,” she said. “Not once.”',
      ],
      alt: 'Seen from above, an open notebook fills the page. On the left is a pencil drawing of Bernard with a cross eyebrow, and a red arrow comes from behind him to a bag of chips. On the right are rows of tally marks beside a telephone, a boat and two people; one row, beside a red hat, has no marks at all. Finn’s hand lies on the page, and Temi’s points to that row with a pencil.',
    },
    {
      text: [
        'Old Mr Tindall ate his chips on the end bench every day. “What’s your secret?” asked Temi.',
        '“Haven’t got one,” said Mr Tindall. “I just look at the sea.” And he turned round to look at it.',
        'Temi stared at the back of his hat.',
        'The back of his hat stared at Temi.',
      ],
      alt: 'Mr Tindall’s red hat, huge, seen from behind. Two big buttons hold up its ear flaps and look exactly like eyes. Temi stares back at them, astonished, one hand at her cheek, and points.',
    },
    {
      text: [
        '“Eyes!” said Temi. “Bernard thinks somebody’s looking!”',
        'She cut up a ripped deckchair and sewed it into a hat. On the back went two odd buttons.',
        '“Shall we make twelve?” asked Finn.',
        '“No,” said Temi. “This time we make one.”',
      ],
      alt: 'Evening in the arch. Close to us, Temi sews the second button eye on a striped hat that lies on the bench under the lamp, her tongue between her teeth. Finn holds a jar of buttons in both hands. A ripped deckchair stands behind her, and through the mouth of the arch a boat sails by in the last light.',
    },
    {
      text: [
        'On Wednesday Temi bought a bag of chips and walked along the front. She did not look round. It is very hard not to look round.',
        'Behind her, a lamp post creaked.',
        'Behind her, wings went flap, flap, flap.',
        'Bernard was coming, low and fast…',
      ],
      alt: 'Temi walks towards us along the promenade in her striped hat, eyes squeezed nearly shut, hugging her chips. Behind her the lamp post is empty, and Bernard skims over the paving with his beak wide open.',
    },
    {
      text: [
        '…and he saw two eyes, one green, one brown, looking straight at him.',
        'Bernard stopped in mid-air, which is a difficult thing for a gull to do.',
        '“Ark?” he said.',
        'And he went to sit on a chimney with his back to everybody.',
      ],
      alt: 'We see the back of Temi’s striped hat with its two button eyes. Above the hat, Bernard hangs in the air, feathers flying, his own eyes round with shock. Far off, he sits on a chimney with his back to us.',
    },
    {
      text: [
        'Mrs Kaur wanted forty hats by Saturday. Ripped deckchairs they had in heaps. But forty hats need eighty eyes, and Grandpa’s jar held nineteen.',
        '“We’ve got no money for buttons,” said Finn. “So what have we got?”',
        'Temi sniffed. The whole street smelled of it. She ran to ask Mrs Kaur. Then she painted a sign.',
      ],
      alt: 'In the arch, Temi looks over the top of a big sign that we see only from the back, her paintbrush in the air. Finn tips up the empty jar; nineteen buttons lie on the table in front of him. Between them is a heap of ripped striped canvas.',
    },
    {
      text: [
        'ONE ODD BUTTON BUYS ONE HOT CHIP, said the sign.',
        'They came with coat buttons and blazer buttons and a button off a sofa. The bride brought pearls. Mr Tindall stayed to sew.',
        'By nine o’clock there were eighty eyes, and no two pairs the same.',
      ],
      alt: 'Dusk outside The Happy Haddock, its window glowing. People queue with buttons held high, and the bride, laughing, swings a string of pearls. Mrs Kaur hands out chips under the sign, Temi holds the jar, Finn counts with a button in each hand, and Mr Tindall sews.',
    },
    {
      text: [
        'On Saturday the sea wall was full. Forty hats at a pound each made forty pounds.',
        'Temi paid Mrs Kaur for sixty-one hot chips. She put some by for thread. Then she counted twenty pounds into the tea tin.',
        'Grandpa gave it a rattle. “There,” he said. “It came home.”',
      ],
      alt: 'Grandpa Dele, laughing, shakes the tea tin at his ear, his other hand on Temi’s shoulder. She holds up the last coin, and Finn, beside her, throws up both hands. Behind them the sea wall runs away into the distance, and all along it people in striped hats eat chips or wave.',
    },
    {
      text: [
        'The sun went down. Temi ate the long crunchy one last, and she chewed it and chewed it. Nobody swooped.',
        'Up on the lamp post, Bernard looked left. Bernard looked right. Bernard looked at the ice-cream van.',
        '“Finn,” said Temi, “pass me the notebook.”',
      ],
      alt: 'Sunset, seen from behind: Temi, Finn, Grandpa Dele, Mrs Kaur and Mr Tindall sit along the sea wall, and every hat looks back at us with odd button eyes. Temi takes the notebook that Finn holds up to her. On the lamp post, Bernard gazes at a distant ice-cream van.',
    },
  ],
}
