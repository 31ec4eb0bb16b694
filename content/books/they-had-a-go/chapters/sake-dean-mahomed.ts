import type { StoryPage } from '../../../story.ts'

export const sakeDeanMahomed: StoryPage[] = [
  {
    text: [
      'Sake Dean Mahomed',
      'He was born in Patna, in India, in about 1759. As a boy of ten or eleven he went off with an army. At twenty-five he sailed to Cork, in Ireland, and went to school again.',
      'There he met Jane Daly. Her family said no, so the two ran away and married.',
      'And he wrote a book about his travels. Nobody from India had ever done that in English.',
    ],
    alt: 'Night by a harbour, with the moon and a sailing ship. Behind a low wall two young people run away hand in hand. Dean Mahomed, with black hair and a red coat, goes ahead with a parrot’s cage and looks round at Jane Daly. She has red hair, a green shawl and a bundle, and smiles at him.',
  },
  {
    text: [
      'Better than any',
      'In 1810 he opened an eating house in London, for curry. There was chicken curry, lobster curry, and rice with pineapple. Nobody had opened an Indian restaurant in Britain before.',
      'He said in the newspaper that his food was “unequalled to any curries ever made in England”. That means: better than any. It helps if you believe in what you sell.',
    ],
    alt: 'A room with red walls and two pictures of palm trees. Dean Mahomed, in a plum coat and a white neckcloth, carries a great dish with a steaming lobster on rice, and a pineapple on top. A lady in a feathered hat and a stout man in a high collar wait at a table with their forks up.',
  },
  {
    text: [
      'And then it went wrong',
      'Not enough people came. Those who liked curry had cooks of their own, and ate it at home.',
      'After two years he was bankrupt: he owed more than he could pay.',
      'His food was not the trouble. He was too early. Today there is curry in almost every town.',
    ],
    alt: 'The same red room, nearly dark. All the chairs are empty and one is upside down on a table. Dean Mahomed sits alone at a table with one candle, his cheek on his fist, in front of a long bill that hangs down to the floor.',
  },
  {
    text: [
      'So he had another go',
      'The family moved to Brighton, by the sea. There he opened a bath house. First you sat in hot steam that smelled of herbs. Then somebody rubbed you from top to toe.',
      'He called it shampooing, from an Indian word for rubbing. The word has moved up to your hair since.',
      'King George IV made him his own shampooing surgeon. So did the next king. One coffee house lost, two kings won.',
    ],
    alt: 'In a tiled room full of white steam, a very stout man with a crown on his curls sits on a stone bench in a white gown, a towel round his neck, striped flannel over his lap and lather on his shoulder, pink and delighted. Dean Mahomed, now grey, in a long green robe, rubs the shoulder with both hands. A jug of herbs stands on the bench, and through the window is the sea.',
  },
]
