import { stanza } from '../../../story.ts'

export const theQueue = [
  'The Queue',
  'Ten of you stand in a line. Where it is your number, it is your turn.',
  stanza(
    '1: I’m first.',
    '2: I’m next.',
    '3: I’m after her.',
    '4: I’ve brought a folding chair.',
    '5: I’m holding somebody a place.',
    '6: I’m somebody. It’s there.',
    '7: What is it for?',
    '8: I’ve no idea.',
    '9: It must be good. It’s slow.',
    '10: Do ask them what is at the front,',
    'and come and let me know.',
  ),
]

export const theQueueAnswers = [
  stanza(
    '9: What’s at the front?',
    '8: There’s lunch in front?',
    '7: There’s lunch!',
    '6: There’s lunch!',
    '5: There’s soup!',
    '4: There’s soup and crumble!',
    '3: Apple pie!',
    '2: There’s gravy by the scoop!',
  ),
  stanza(
    '1: There’s what? I only stopped to tie',
    'my shoe. I’m on my way.',
    '10: Eight hungry people, and no lunch.',
    'Wait there. I’ll fetch a tray.',
  ),
]

export const sixChipShops = [
  'Six Chip Shops',
  'Slow, then quick, then as quick as you can.',
  stanza(
    'Slow: Six chip shops sell six-inch chips.',
    'Six chip shops chop chips in strips.',
    'Strip-chopped chips stick thick to lips:',
    'six-inch, sticky, chip-shop chips.',
  ),
  stanza(
    'Quick: One chip shop sold chips too thick.',
    'Six chip-shoppers felt quite sick.',
    'Sid’s shop sells them thin as sticks:',
    'six crisp chips for sixty-six.',
  ),
  stanza(
    'Very quick: Six crisp chips slip past six lips.',
    'Sid’s swift chefs chop six more chips.',
    'Chop, strip, slip, lick, thin as sticks:',
    'sorry, shoppers! Sid shuts at six.',
  ),
]

export const ark = [
  'Ark!',
  'Two sides. Left are the town. Right are Bernard the gull.',
  stanza(
    'Left: Who took the sandwich from Grandpa’s knee?',
    'Right: Ark! It was lonely. It came with me.',
    'Left: Who took the chip with the crunchy end?',
    'Right: Ark! I was minding it for a friend.',
    'Left: Who took the pasty, and who took the pie?',
    'Right: Ark! They had wings on. I saw them fly.',
  ),
  stanza(
    'Left: What can you do, then, for all that you eat?',
    'Right: Ark! I can stand on my own two feet.',
    'Left: Shout when the boats come. We’ll pay you well.',
    'Right: Ark! Is it one chip for each time I yell?',
  ),
  stanza(
    'All: Done! And that’s why, with no boat in sight,',
    'Bernard is shouting from morning to night:',
    'Right: Ark! Ark! Ark! Ark!',
    'Left: That’s four.',
  ),
]

export const swapYou = [
  'Swap You',
  'Keep a beat: tap, clap, tap, clap. Two take turns, and all say the chorus.',
  stanza('All: Swap you, swap you, what have you got?', 'Is it a little or is it a lot?'),
  stanza(
    'One: I once had a button I swapped for a pen,',
    'Two: the pen for a plant pot, the pot for a hen,',
    'One: the hen for a hat, and the hat for a bell,',
    'Two: the bell for a box with a very odd smell.',
  ),
  stanza('All: Swap you, swap you, what have you got?', 'Is it a little or is it a lot?'),
  stanza(
    'One: The box for a brush, and the brush for some twine,',
    'Two: the twine for a ticket on bus number nine,',
    'One: the ticket for laces, bright yellow and long,',
    'Two: the laces for half of the words of a song.',
  ),
]

export const bothHaveTheLot = [
  stanza('One: I swapped you my half for the half that you knew,', 'Two: and now you have all of it. I have it too.'),
  stanza('All: Swap you, swap you, what have you got?', 'Half and a half, and we both have the lot!'),
]

export const halves = [
  'Halves',
  'Two sides, and one of you at the back, who waits.',
  stanza(
    'Left: I had the bowl.',
    'Right: I had the flour.',
    'Left: I had a minute.',
    'Right: I had an hour.',
    'Left: I did the icing.',
    'Right: I licked the spoon.',
    'All: We had a cake by the afternoon.',
  ),
  stanza(
    'Left: Yours is a big one.',
    'Right: Yours has the top.',
    'Left: Yours has a cherry.',
    'All: Stop, stop, stop!',
  ),
  stanza('Left: You cut, I choose.', 'Right: I cut, you choose.', 'All: That’s the one way that nobody can lose.'),
  stanza(
    'Left: Half of it’s yours.',
    'Right: And half is for me.',
    'One, at the back: I lent you the oven.',
    'All: Cut it in three!',
  ),
]

export const pop = [
  'Pop',
  'One voice for each line, each softer than the last. Wait before the end.',
  stanza(
    'Don’t look.',
    'Don’t lift the lid.',
    'We did what we could do:',
    'we dug it in. We shut the door.',
    'And now there’s nothing left to do but wait,',
    'and listen to the dark so long',
    'you hear your jumper breathe,',
    'and then, quite near,',
    'a small',
    'pop.',
  ),
]

export const rhubarb = [
  'Rhubarb, Rhubarb',
  'Three groups, one behind the other: the next begins when the last has said a verse. Who has finished mutters “rhubarb”, until all can shout the last word.',
  stanza(
    'Rhubarb, rhubarb, rhubarb, rhubarb,',
    'what’s the price and where’s the queue?',
    'Rhubarb, rhubarb, rhubarb, rhubarb,',
    'mind my basket, mind my shoe!',
  ),
  stanza(
    'Pink and posh and pound a bunch!',
    'Stew it, bake it, snap it, crunch!',
    'Who’ll buy one and who’ll buy two?',
    'Roll up, roll up, you and you!',
  ),
  stanza(
    'Clink and chink goes coin on coin.',
    'There’s the queue for you to join.',
    'Count your change before you go.',
    'Rhubarb, rhubarb… Sold out? No!',
  ),
  stanza('All: SOLD!'),
]
