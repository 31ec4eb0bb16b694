import { stanza } from '../../../story.ts'

export const anItch = [
  'An Itch',
  'Pass it round, a line each. At the end all ask, and one answers.',
  stanza(
    'It comes when you’re brushing your teeth or your hair.',
    'It comes on the bus and it comes on the stair.',
    'It comes in the bath and it comes in the rain.',
    'It goes if you chase it, and comes back again.',
  ),
  stanza(
    'It hasn’t a name yet. It hasn’t a shape.',
    'It’s mostly a box and a bit of old tape.',
    'It wakes you at midnight. It itches. It hums.',
    'It stays in your head till it’s out through your thumbs.',
  ),
  stanza(
    'All: So what will you do with it? What will you do?',
    'One: I’ll look for some cardboard, some string and some glue.',
    'All: But what if it’s silly?',
    'One: We’ll laugh till we drop.',
    'All: But what if it works?',
    'One: Then we’ll open a shop!',
  ),
]

export const itDidntWork = [
  'It Didn’t Work',
  'One tells it. All ask.',
  stanza(
    'One: I built us a boat from a bath and a plank.',
    'All: Did it work?',
    'One: For a minute, and then the boat sank.',
    'All: So what did you do?',
    'One: I built number two.',
  ),
  stanza(
    'One: The second was lighter. I made it of hay.',
    'All: Did it work?',
    'One: Till a goat ate it all in a day.',
    'All: Did you stop for your tea?',
    'One: I built number three.',
  ),
]

export const itDidntWorkAgain = [
  stanza(
    'One: The third was a beauty. I painted it red.',
    'All: Did it work?',
    'One: It went round in a circle instead.',
    'All: Were your fingers all sore?',
    'One: I built number four.',
  ),
  stanza(
    'One: The fourth has a patch and a rudder and sail.',
    'All: Did it work?',
    'One: Well, I’m here, and I’m telling the tale.',
    'All: But your socks are all wet!',
    'One: It’s not finished yet.',
  ),
]

export const fourWhoHadAGo = [
  'Four Who Had a Go',
  'Four groups, a limerick each. The others slap the beat on their knees.',
  stanza(
    'A cobbler in Hull, who was bold,',
    'made slippers of ice, to be sold.',
    'They fitted a treat',
    'till they leaked off your feet,',
    'and what you took home was a cold.',
  ),
  stanza(
    'A grandad who lived in Dundee',
    'invented a hat that made tea.',
    'When he bowed to the Mayor',
    'it went all through her hair.',
    '“Have you sugar?” she said. “I take three.”',
  ),
]

export const twoMoreWhoHadAGo = [
  stanza(
    'A baker who lived above Rhyl',
    'let go of her rolls on a hill.',
    'They’d been paid for that day,',
    'but they bounced clean away,',
    'and the shoppers are chasing them still.',
  ),
  stanza(
    'A girl from Fermanagh called Hannah',
    'built robots to help out her nanna.',
    'The first one fell flat,',
    'and the next chased the cat,',
    'but the third says its name is Joanna.',
  ),
]

export const plink = [
  'Plink',
  'Begin with one voice. More join at each verse, louder and louder. Tap the rain on the floor.',
  stanza('One: Plink.', 'Two: Plink, plonk.', 'Four: Plinkety, plonkety, plink.'),
  stanza('Eight: Pitter and patter on gutter and slate,', 'drip on the doorstep and drop on the gate,'),
  stanza('Half: drumming on dustbins and down every drain,', 'rattle and battle and clatter of rain,'),
  stanza(
    'All: filling the bath and the bucket and boot,',
    'filling the trumpet, the tuba, the flute,',
    'over the edges and under the door,',
    'roaring and pouring and pouring some MORE!',
  ),
  stanza('One: Stop.'),
  stanza(
    'One: Who carried all of it up from the sea?',
    'All, in a whisper: Nobody carried it. That bit was free.',
    'One: Plink.',
  ),
]

export const ninetyNine = [
  'Ninety-Nine',
  'Two sides, left and right. Climb on the spot, a step to a beat.',
  stanza(
    'Left: One step, two step, who’s got the bread?',
    'Right: Three step, four step, rain on my head.',
    'Left: Five step, six step, wet to the skin.',
    'Right: Seven step, eight step, breathe out, breathe in.',
    'Left: Nine step, ten step, hear how I groan:',
    'Right: eighty-nine more of them, all on my own!',
  ),
  stanza(
    'All: Ten, twenty, what a climb!',
    'Thirty, forty, take your time.',
    'Fifty, sixty, say you might.',
    'Seventy, eighty, top in sight.',
    'Ninety, ninety-nine, the top!',
    'One: Who’s got the bread?',
    'All: It’s still in the shop.',
  ),
]
