import type { StoryPage } from '../../../story.ts'

export const maryAnnMccracken: StoryPage[] = [
  {
    text: [
      'Mary Ann McCracken',
      'Mary Ann was born in Belfast in 1770. She went to a school where girls learned the same as boys. In those days there were very few like it.',
      'She was good at sums. And while she was still a girl, she sewed clothes. They were not for dolls. They were for the children in the Poor House.',
    ],
    alt: 'Mary Ann, about ten years old, in a long blue dress and a white cap, sits at a table before a window, the tip of her tongue out, and sews a small brown dress. A pile of small clothes and a slate with a sum lie beside her. Outside are the masts of ships and a green hill.',
  },
  {
    text: [
      'A school for anybody',
      'When she was older, she and her brother, Henry Joy, opened a school of their own. It was on Sundays, and it taught reading and writing.',
      'Boys could come. Girls could come. Grown men could come. Think of learning your letters beside somebody with a beard.',
    ],
    alt: 'A plain room. Mary Ann, now a young woman, points at a board with the letters A, B and C. A girl, a very big man with a beard and a boy with his hand up sit close together at a long table. The man is writing an R on his slate, the tip of his tongue out, and the girl, who has an A, looks on. Henry Joy, in a green coat, bends over the boy’s slate and shows him something.',
  },
  {
    text: [
      'And then it went wrong',
      'The vicar of Belfast did not like it. It was not his school. It did not belong to his church.',
      'He shut it.',
      'It had been a good idea, and people had come. A good idea can still be shut.',
    ],
    alt: 'Rain in a grey street. The vicar, in a long black coat and a wide black hat, stands very large at the door of the school and turns the key. Mary Ann and Henry Joy look up at him, slates in their arms, and the girl beside them. The bearded man has his back to us and a slate in his hand.',
  },
  {
    text: [
      'So she had another go',
      'With her sister, Margaret, she started a firm. It made muslin, a thin cotton cloth. Weavers made it at home, and Mary Ann kept the accounts. Somebody has to be good at sums.',
      'All her life she spoke up. She ate no sugar, because people in slavery had to grow it. At 88 she stood on the docks, and gave leaflets against slavery to people who were sailing to America.',
      'Her statue is outside the City Hall in Belfast. It is still giving you one.',
    ],
    alt: 'On a busy quay with tall ships, Mary Ann, now very old, in a black bonnet and a grey shawl, holds out a leaflet, and a girl takes it. The girl’s mother stands behind her with a bundle. A sailor with a trunk on his shoulder looks down at them from the gangway.',
  },
]
