import type { Story } from '../../story.ts'

export const story: Story = {
  slug: 'the-bus-that-went-pop',
  title: 'The Bus That Went Pop',
  description:
    'The old Number 9 will be squashed unless Mr Gill can grow a new roof. He has twenty-four rhubarbs, a great deal of horse muck, and one rule that he cannot keep: don’t look. About owning up, and patience.',
  ageFrom: 6,
  ageTo: 9,
  minutes: 9,
  themes: ['patience', 'owning up', 'knowing the cost'],
  place: 'Muckthorpe, an invented town in West Yorkshire',
  accent: '#97265c',
  cast: [
    { name: 'Mr Gill', role: 'drove the Number 9 for thirty-six years, and cannot stop looking' },
    { name: 'Kai', role: 'eight years old; wears two blue hearing aids, and notices what others don’t' },
    { name: 'Mei', role: 'his sister, five; the loudest engine in Yorkshire' },
    { name: 'Mum', role: 'works late at the hospital' },
    { name: 'Mrs Ogden', role: 'in charge of the allotments; has a clipboard and a very big torch' },
    { name: 'The brass band', role: 'leaves its tubas outside' },
  ],
  coverAlt:
    'Night, frost and a big moon. Mr Gill, in an orange turban, holds a candle in a jar. Kai lays his hand on a knobbly rhubarb whose bud goes pop, and Mei puts a hand to her mouth. Behind them stands an old red and yellow bus, the Number 9, its windows covered with blankets.',
  pages: [
    {
      text: [
        'Mr Gill drove the Number 9 for thirty-six years. When he stopped, it stopped too.',
        'They took out its engine. Nobody wanted the rest.',
        'Mr Gill did. It wouldn’t fit in his kitchen, so he kept it on his allotment, between the cabbages and the sprouts.',
      ],
      alt: 'A winter dusk on a hill above a town of chimneys and lit windows. Between cabbages and sprouts stands a red and yellow double-decker bus, the Number 9, with smoke curling from a little pipe. Mr Gill, in his driver’s jacket and orange turban, polishes its headlamp. A robin sits on his fork.',
    },
    {
      text: [
        'Every day after school, Kai and Mei waited there for Mum.',
        'Mr Gill took the wheel. Kai called the stops. Mei was the engine. She was such a good engine that Kai switched his hearing aids off.',
        '“Hold tight, please!” said Mr Gill, and away they went, without moving an inch.',
      ],
      alt: 'The double-decker with its lower deck cut open, seen from the side: Mr Gill leans into a bend with both hands on the wheel. Behind him Mei roars with her fists in the air, and Kai, pointing ahead, has a hand over one ear. A kettle steams on a stove. Cabbages grow round the wheels of the bus.',
    },
    {
      text: [
        'Then came Mrs Ogden, who ran the allotments, with a clipboard and the biggest torch in Yorkshire.',
        'Plip, went the roof, on Mrs Ogden’s nose.',
        '“Mend it by the first of March,” she said, “or it goes to be squashed.”',
        '“How squashed?” asked Kai.',
        '“Have you got a fridge?” said Mrs Ogden.',
      ],
      alt: 'Upstairs on the bus, Mrs Ogden, long and narrow in a purple coat, points an enormous torch at the rusty ceiling. A drip hangs from the end of her nose. A bucket stands by to catch the rest. Kai and Mei look on in horror over the backs of their seats.',
    },
    {
      text: [
        'A new roof cost a hundred and twenty pounds. Mr Gill had four, and a toffee.',
        '“We could grow something and sell it,” said Kai.',
        '“IT’S NOVEMBER!” said Mei. “NOTHING GROWS IN NOVEMBER!”',
        '“One thing does,” said Mr Gill. “But it only grows in the dark.”',
      ],
      alt: 'Over Mr Gill’s shoulder we see what was in his pockets, on the flat of his hand: four coins and a toffee. Kai looks at it and thinks, a hand to his chin. Mei shouts at the bare brown earth. In a cloud above them hangs what they are all thinking of: the bus, squashed into a block, beside a fridge of the same size.',
    },
    {
      text: [
        'He dug it up. It was brown and knobbly, like a foot that had dropped off a troll.',
        '“THAT’S NOT FOOD!” said Mei.',
        '“That’s rhubarb,” said Mr Gill, “fast asleep. Put it somewhere warm and dark, and up it comes, pink and sweet, in the middle of winter. Five pounds each.”',
        'He had twenty-four. Kai ran out of fingers, borrowed Mei’s, and got to a hundred and twenty.',
      ],
      alt: 'The frosty garden. Mr Gill, his fork beside him, holds up a huge knobbly root on both hands; it drips with mud. Mei leans back from it and throws up her hands. Kai, one hand of his own used up already, counts on his sister’s fingers. The robin looks for worms in the hole.',
    },
    {
      text: [
        'They hung blankets at the windows. They packed the floor with warm horse muck, which was free. The bus smelled like the inside of a horse.',
        'They sat a rhubarb on every seat: twelve now, and twelve at New Year.',
        '“Move along inside, please!” said Mr Gill. “And no looking. One peep of light will spoil it.”',
      ],
      alt: 'The lower deck, seen along its aisle. Tartan blankets cover the windows on the left, and knobbly rhubarbs sit on the seats like passengers. Mr Gill holds on to a pole and sticks out an arm like a conductor. Kai stands on two boxes to hang a blanket over a window on the right. Mei pushes a barrow of steaming muck and screws up her face.',
    },
    {
      text: [
        'But a bus driver looks. He looks left. He looks right. He looks in his mirror every eight seconds.',
        'On Monday night Mr Gill did not look.',
        'On Tuesday night he did not look, and it was horrible.',
        'On Wednesday night…',
      ],
      alt: 'Midnight in Mr Gill’s bedroom. He lies against a huge pillow with the sheet pulled up to his beard, holds on to it with all his fingers, and his eyes, wide open, slide to a torch on the bedside table. An alarm clock beside it says twelve. Through the window, far off on the hill, the red bus with blankets at its windows stands under the moon.',
    },
    {
      text: [
        '…he put his coat on over his pyjamas, climbed the hill and opened the door. Only a crack. Only for a second.',
        'There in his torchlight were twelve little pink noses.',
        '“Oh,” said Mr Gill. “Hello.”',
        'He looked on Thursday too. And on Friday, to be sure.',
      ],
      alt: 'Seen from inside the dark bus: Mr Gill, his jacket over his striped pyjamas, looks round the edge of the door and holds on to it with his fingertips. His torch throws one long yellow beam along the seats. In it sit the rhubarbs, each with small pink buds like noses. He smiles softly.',
    },
    {
      text: [
        'On New Year’s Day, Mei did a drum roll and Kai pulled open the door.',
        'It wasn’t pink. It was green, and thin as string, and every stalk leaned over to point at them.',
        '“It’s looking for a light,” said Kai.',
        'Everybody looked at Mr Gill. Mr Gill looked at his boots.',
      ],
      alt: 'Cold daylight falls through the open door on the seats. From every rhubarb thin green stalks stretch sideways towards the light, as if they were pointing. Kai points at them. He and Mei, her drumsticks still in her hands, have turned to Mr Gill, who stands in the door and hangs his head.',
    },
    {
      text: [
        'It tasted like a licked gate. And you can only trick a rhubarb once. Then it goes on the heap.',
        '“It was me,” said Mr Gill. “I couldn’t not look. I’m sorry.”',
        '“Half the rhubarb,” said Kai, “is half a roof.”',
        '“HALF A ROOF,” said Mei, “IS JUST A HOLE WITH EDGES!”',
        'Nobody laughed.',
      ],
      alt: 'Grey snow light. Mr Gill stands beside the compost heap and an empty barrow, his head down and his hands folded. Limp green stalks and dead roots lie on the heap. Kai and Mei sit on an upturned tin tub in the snow; he has his hands on his knees and looks sad, and she shouts. The bus stands far behind them.',
    },
    {
      text: [
        'Mr Gill gave Kai his torch, and the torch from the shed, and the tiny torch on his keys.',
        'On the frostiest day of the year they sat the last twelve in their seats.',
        'Mr Gill walked round the bus forty times.',
        '“How will I know it’s growing,” he said, “if I can’t look?”',
      ],
      alt: 'A frosty morning. All round the snowy bus runs a deep ring of footprints, and along it trudges Mr Gill, bent forward, his hands behind his back. Kai, his chin in his hand, and Mei, one finger up to count his rounds, sit on a plank beside the bus with three torches in a bucket between them. A robin stands at the edge of the path, beside a few small prints of its own.',
    },
    {
      text: [
        'At night, when Kai’s hearing aids were in their box, he still knew things. He knew Mum was home by the thump in the floor. He once knew a lorry was coming by the tickle in his jelly.',
        '“I know a way,” he said.',
      ],
      alt: 'Kai lies in the lower bunk in blue moonlight, awake and smiling, one hand up to feel the boards of the bunk above, where Mei bounces. His two hearing aids glow in their box on a shelf. Mum stands in the bright doorway, and lines spread through the floor from her feet.',
    },
    {
      text: [
        'They crept in and shut the door. It was as dark as the inside of a welly.',
        'Kai spread his hand on a rhubarb, as you would on a sleeping cat. Everybody waited. Mei held her mouth shut with both hands.',
        '“There!” said Kai. “It pushed me!”',
        'Mei put her ear down close, and in the dark something went…',
      ],
      alt: 'The page is dark. In the deep blue we can just see three heads close together: Kai, his eyes shut and his hand spread on a fat bud; Mei, who bends near with both hands over her mouth; and between them Mr Gill, his eyes wide, one hand behind his ear.',
    },
    {
      text: [
        'pop.',
        'It was about as loud as a fish blowing a kiss.',
        'Then pip, by the stairs. Then a creak, like new shoes.',
        '“It’s growing so fast,” said Mr Gill, “that it’s bursting its buttons!”',
        '“Again,” whispered Mei. It was the first whisper of her life.',
      ],
      alt: 'Very close, and huge in the dark: a pink rhubarb bud splits its brown coat with a tiny burst of golden lines. Mei’s eye, round with wonder, is right beside it.',
    },
    {
      text: [
        'Mum came at six, and sat down for one minute. At seven she was still there.',
        '“That’s the best sit-down I’ve had all year,” she said. “I’d pay for that.”',
        'Then something under the driver’s seat went whirr, and ting. Mr Gill had found his ticket machine.',
        '“Half a roof to eat,” said Kai, “and half a roof to hear!”',
      ],
      alt: 'Outside the bus at night, in the light from its door. Mum, in her hospital tunic, sits on the step with her shoes off and her eyes shut, smiling. Mr Gill holds up an old ticket machine with a ribbon of tickets curling out of it. Kai and Mei jump.',
    },
    {
      text: [
        'THE QUIETEST CONCERT IN THE WORLD, said the poster. ONE POUND. NO COUGHING.',
        'Up the snowy hill came the lollipop lady, and the baker with his twins, and the brass band, which left its tubas outside.',
        'Last came Mrs Ogden. “Rhubarb,” she said, “does not sing.”',
        '“Torches, please,” said Kai, and held out his bucket.',
      ],
      alt: 'Snow and stars. A line of people in scarves winds up the white hill to the bus: a lollipop lady with her sign, a baker, twins, and bandsmen in red caps. Three tubas stand in the snow. Mrs Ogden hugs her enormous torch. Kai holds out a bucket of torches to her.',
    },
    {
      text: [
        'Twelve people sat beside twelve rhubarbs. Mr Gill lit one candle. “Hold tight, please,” he whispered.',
        'Nothing. A boot squeaked. A tummy rumbled. Nothing.',
        'Had the frost got in? Was it dead? It only needed one look. And there in the bucket was the biggest torch in Yorkshire.',
        'Mr Gill’s hand crept out…',
      ],
      alt: 'Candlelight in the bus. Rows of people sit stiffly, each beside a rhubarb: the lollipop lady, the baker, a twin, the band. In front, very large, Mr Gill’s hand reaches towards the big torch in the bucket.',
    },
    {
      text: [
        '…and he sat on it. He sat on the other one as well, to be safe.',
        'So everybody waited. Even Mr Gill.',
        'And right beside Mrs Ogden’s left ear…',
      ],
      alt: 'Mr Gill sits on both his hands with his eyes squeezed shut. Beside him Kai has his hand on a rhubarb and has begun to smile. Across the aisle Mrs Ogden looks straight ahead with her arms folded; next to her, a rhubarb’s fattest bud begins to tremble.',
    },
    {
      text: [
        'pop.',
        'Pip. Pip-pop. Creeeak. Up and down the bus it went, like a hundred tiny parcels being opened.',
        'The biggest bandsman had to blow his nose, and did it without a sound.',
        'At the end nobody clapped, in case it stopped. So Kai showed them how deaf people clap: both hands up, fingers wide, and shake.',
        'You never saw such a noise.',
      ],
      alt: 'The left half of one wide picture, in the bus by candlelight. Kai stands large before us and laughs: both his hands are up, the fingers wide, and shake. Around him in the dark short pink shoots, their leaves still folded, rise from the rhubarb, and their small brown coats fly off in gold bursts where they pop. Behind him the lollipop lady listens with her eyes shut, and a huge bandsman weeps into a spotted handkerchief.',
    },
    {
      text: [],
      alt: 'The right half of the same picture. More rhubarb pops along the seats, nearest to us. Behind it everybody in the bus holds both hands high, fingers spread and shaking, like a field of leaves: two of the band, the baker, the twins, Mei, Mum and a woman in a blue headscarf. Mr Gill laughs in the middle. Mrs Ogden’s hands are up too, and she smiles. Nobody makes a sound.',
    },
    {
      text: [
        'The Number 9 did five trips that night, all full, and never moved an inch. That made sixty pounds.',
        'They pulled the rhubarb by candlelight, pink as tongues, and sold it at the gate. That made sixty more.',
        '“Where there’s muck,” said Mrs Ogden, “there’s brass.” And she crossed out SQUASHED.',
      ],
      alt: 'A bright cold morning at the allotment gate, seen over Mrs Ogden’s clipboard, which she holds very close. Under THE NUMBER 9, her pen has drawn a thick pink line through the word SQUASHED. Beyond it Kai, with a bunch in his arms, Mr Gill, waving, and Mei, shouting, stand behind a table of long pink rhubarb. Two people walk off with bunches past the snowy bus, and a bandsman plays his tuba to the robin.',
    },
    {
      text: [
        'On the first of March it rained, and the rain stayed outside.',
        'Upstairs, a pan of rhubarb sat on the little stove with its lid on.',
        '“Is it ready?” said Mr Gill. “Shall I just have one quick—”',
        '“NO!” said everybody.',
        'Mr Gill put his ear down close.',
        '“Blop,” said the rhubarb.',
      ],
      alt: 'The upper deck of the bus in lamplight, with a shining new roof and rain running down the windows. Mr Gill bends right over with his ear to the lid of a pan on the stove, one finger in the air. Mei holds the lid down. She, Kai with his bowl, Mum and Mrs Ogden all shout. At the window, the robin listens too.',
    },
  ],
}
