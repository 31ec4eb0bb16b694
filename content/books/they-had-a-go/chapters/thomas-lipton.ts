import type { StoryPage } from '../../../story.ts'

export const thomasLipton: StoryPage[] = [
  {
    text: [
      'Thomas Lipton',
      'Tommy Lipton was born in Glasgow, in about 1850. His parents came from Ireland and kept a very small shop.',
      'He was still a boy when he left school, and fifteen or so when he sailed to America. He worked on farms, and then in a big shop in New York. There they knew how to make people look.',
      'He came home. In 1871 he opened a shop of his own.',
    ],
    alt: 'Seen from inside a shop window in Glasgow, between ham, eggs and pyramids of butter. Outside, Tommy Lipton, twenty-one, with a first moustache and a white coat, polishes the glass with a cloth until it sparkles, the tip of his tongue out. A little girl beside him presses both hands and her nose against it. On the glass his name stands in gold, the wrong way round for us.',
  },
  {
    text: [
      'Pigs and gold',
      'How do you make a whole city look at ham? He sent live pigs through the streets, with a sign: LIPTON’S ORPHANS. The traffic stopped.',
      'Then, in 1881, he bought a cheese. It came from America, and was said to be the biggest in the world. Eight hundred cows had helped. He had gold coins hidden inside.',
      'It was all sold in two hours. Please chew with care.',
    ],
    alt: 'A Glasgow street. A man in a cap rolls a cheese that is taller than he is. Before it trot two fat pigs with ribbons on their tails, and two more men carry a banner over them that says LIPTON’S ORPHANS. Lipton, in a top hat and a green coat, walks ahead and waves to us. At a window a woman claps both hands to her cheeks.',
  },
  {
    text: [
      'And then it went wrong',
      'Soon he had hundreds of shops, and he sold tea, a great deal of it. There was one thing that he wanted and could not buy: an old silver jug, the America’s Cup, for the fastest yacht.',
      'He built a yacht called Shamrock, and lost. He built another Shamrock, and lost. He built five in thirty-one years.',
      'He lost, lost, lost, lost and lost.',
    ],
    alt: 'At the rail of a ship stands Lipton, large before us, with a big moustache and a yachting cap. He holds on with one hand and watches a race through a telescope, his mouth turned down. On the blue sea the green yacht Shamrock heels over, all sails up. Far ahead a white yacht is already past the flag.',
  },
  {
    text: [
      'So he had another go',
      'In fact he had had another go four times. People in America liked the way he lost: he came back, and he smiled.',
      'In 1930 they gave him a cup that they had paid for together. It was of gold, and it was for the world’s best loser.',
      'The silver one he called “that auld mug”. Auld is Scots for old. He never got it. His name is on tea to this day.',
    ],
    alt: 'On the deck of a ship, old Sir Thomas Lipton, with a white moustache, a bow tie with spots and a yachting cap, hugs a gold cup that is nearly as big as he is. A crowd with flags cheers on the quay, and a tug squirts water into the air.',
  },
]
