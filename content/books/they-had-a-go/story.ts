import type { Story } from '../../story.ts'

export const story: Story = {
  slug: 'they-had-a-go',
  title: 'They Had a Go',
  description:
    'Six real people and one shop with twenty-eight owners. Each had an idea, each got it wrong, and each had another go. With prices in shillings, and gold in the cheese.',
  ageFrom: 7,
  ageTo: 9,
  minutes: 16,
  themes: ['real people', 'trying again', 'fair prices'],
  place: 'Belfast, London, Brighton, Rochdale, the Crimea, Newtown, Glasgow and America',
  accent: '#6a3550',
  cast: [
    {
      name: 'Mary Ann McCracken',
      role: '1770 to 1866, of Belfast; ran a school, a muslin firm and a very long argument',
    },
    { name: 'Sake Dean Mahomed', role: 'about 1759 to 1851, of Patna, Cork, London and Brighton; curry, then steam' },
    { name: 'The Rochdale Pioneers', role: 'twenty-eight members of one shop, opened in 1844' },
    { name: 'Mary Seacole', role: '1805 to 1881, of Kingston, Jamaica, and London; a hotel beside a war' },
    { name: 'Pryce Jones', role: '1834 to 1920, of Newtown in Wales; posted his shop' },
    { name: 'Thomas Lipton', role: 'about 1850 to 1931, of Glasgow; cheese, tea and five yachts' },
    { name: 'Beatrix Potter', role: '1866 to 1943, of London and the Lake District; printed a rabbit' },
  ],
  nonFiction: { lookedUp: 3 },
  coverAlt:
    'On a long cloth-covered counter lie a cheese with a gold coin in it, a small grey book, a parcel with string and a heap of squares of cloth. Behind it stand Mary Seacole in a yellow dress and a blue bonnet with red ribbons, Thomas Lipton with a moustache and a yachting cap, Beatrix Potter with a rabbit in her arms, and Sake Dean Mahomed in a long coat with a sash. In front a pig with a ribbon trots off to the left.',
  pages: [
    {
      text: [
        'Everybody here had a go',
        'They were real people, and they lived long ago. One hid gold in a cheese. One gave two kings a good rub. One began with a letter about rabbits.',
        'Each of them has four pages. On the third, it goes wrong. The fourth is the interesting one.',
        '3  Mary Ann McCracken and the school that was shut',
        '7  Sake Dean Mahomed, who was too early',
        '11  The Rochdale Pioneers and the slow pound',
        '15  Mary Seacole and all the noes',
        '19  Pryce Jones and the shop in an envelope',
        '23  Thomas Lipton and the biggest cheese',
        '27  Beatrix Potter and the small book',
        '31  Words to know, an index, and how we know',
      ],
      alt: 'An open notebook lies on a dark table among a sealed letter, a quill in an inkpot and a few coins. Its left page has room for words, its right page for a list.',
    },
    {
      text: [
        'Pounds, shillings and pence',
        'Twelve pence made a shilling. Twenty shillings made a pound. So a pound was 240 pence, and nobody could do it on their fingers.',
        'A price was written 1s 2d: one shilling and two pence. Yes, with a d.',
        'It stopped on 15 February 1971. That day a shilling turned into 5p. But a shilling had once bought a lot more. In 1902 it bought a whole new book. It is in this one. Keep going.',
      ],
      alt: 'On a table cloth lie twelve brown pennies in two rows, and an arrow points from them to one silver shilling. Below lie twenty silver shillings in two rows, and an arrow points from them to one gold pound. A small hand lays down the last shilling.',
    },
    {
      text: [
        'Mary Ann McCracken',
        'Mary Ann was born in Belfast in 1770. She went to a school where girls learned the same as boys. In those days there were very few like it.',
        'She was good at sums. And while she was still a girl, she sewed clothes. They were not for dolls. They were for the children in the Poor House.',
      ],
      alt: 'Mary Ann, about ten years old, in a long blue dress and a white cap, sits sewing at a window. A pile of small brown clothes lies beside her, and a slate with a sum leans on the wall. Outside are the masts of ships and a green hill.',
    },
    {
      text: [
        'A school for anybody',
        'When she was older, she and her brother, Henry Joy, opened a school of their own. It was on Sundays, and it taught reading and writing.',
        'Boys could come. Girls could come. Grown men could come. Think of learning your letters beside somebody with a beard.',
      ],
      alt: 'A plain room with benches. Mary Ann, now a young woman, points at a board with the letters A, B and C. A girl, a boy and a big man with a beard sit in one row with slates on their knees. The man frowns hard at his slate. Henry Joy hands a slate to another boy.',
    },
    {
      text: [
        'And then it went wrong',
        'The vicar of Belfast did not like it. It was not his school. It did not belong to his church.',
        'He shut it.',
        'It had been a good idea, and people had come. A good idea can still be shut.',
      ],
      alt: 'Rain in a grey street. The vicar, in a long black coat and a wide black hat, turns the key in the door of the school. Mary Ann and Henry Joy stand in the street with slates under their arms. The bearded man and the girl look at the door.',
    },
    {
      text: [
        'So she had another go',
        'With her sister, Margaret, she started a firm. It made muslin, a thin cotton cloth. Weavers made it at home, and Mary Ann kept the accounts. Somebody has to be good at sums.',
        'All her life she spoke up. She ate no sugar, because people in slavery had to grow it. At 88 she stood on the docks, and gave leaflets against slavery to people who were sailing to America.',
        'Her statue is outside the City Hall in Belfast. It is still giving you one.',
      ],
      alt: 'On a busy quay with tall ships, Mary Ann, now very old, in a black bonnet and a grey shawl, holds a leaflet out to a family with bundles. A girl takes it. A sailor with a trunk on his shoulder turns his head to look.',
    },
    {
      text: [
        'Sake Dean Mahomed',
        'He was born in Patna, in India, in about 1759. As a boy of ten or eleven he went off with an army. At twenty-five he sailed to Cork, in Ireland, and went to school again.',
        'There he met Jane Daly. Her family said no, so the two ran away and married.',
        'And he wrote a book about his travels. Nobody from India had ever done that in English.',
      ],
      alt: 'Night at the rail of a sailing ship. Dean Mahomed, a young man with black hair and a red coat, looks ahead to the lights of a harbour. A parrot’s cage stands on a trunk behind him, and the moon shines on the water.',
    },
    {
      text: [
        'Better than any',
        'In 1810 he opened an eating house in London, for curry. There was chicken curry, lobster curry, and rice with pineapple. Nobody had opened an Indian restaurant in Britain before.',
        'He said in the newspaper that his food was “unequalled to any curries ever made in England”. That means: better than any. It helps if you believe in what you sell.',
      ],
      alt: 'A room with red walls and cane chairs. Dean Mahomed, in a plum coat and a white neckcloth, carries a great dish with a steaming lobster on rice, and a pineapple on top. A lady in a feathered hat and a stout man in a high collar lean forward with their forks up.',
    },
    {
      text: [
        'And then it went wrong',
        'Not enough people came. Those who liked curry had cooks of their own, and ate it at home.',
        'After two years he was bankrupt: he owed more than he could pay.',
        'His food was not the trouble. He was too early. Today there is curry in almost every town.',
      ],
      alt: 'The same red room, nearly dark. All the chairs are empty and one is upside down on a table. Dean Mahomed sits alone at a table with one candle, his chin in his hand, in front of a long bill that hangs down to the floor.',
    },
    {
      text: [
        'So he had another go',
        'The family moved to Brighton, by the sea. There he opened a bath house. First you sat in hot steam that smelled of herbs. Then somebody rubbed you from top to toe.',
        'He called it shampooing, from an Indian word for rubbing. The word has moved up to your hair since.',
        'King George IV made him his own shampooing surgeon. So did the next king. One coffee house lost, two kings won.',
      ],
      alt: 'In a tiled room full of white steam, a very stout man with a crown on his curls sits in a flannel tent with only his head out, pink and delighted. Dean Mahomed, now grey, in a long embroidered robe, puts both arms through the flaps of the tent and rubs. A jug of herbs stands by, and through the window is the sea.',
    },
    {
      text: [
        'The Rochdale Pioneers',
        'This is not one person. It is twenty-eight of them, and most were poor. In Rochdale, in 1844, there was too little work, and food cost too much.',
        'Worse, some shopkeepers put things into it. There was plaster in the flour. Plaster is for walls.',
        'So they had a plan: a shop that belonged to its customers. Who would cheat in a shop of their own?',
      ],
      alt: 'In a gloomy shop a shopkeeper with a sly smile pours flour from a scoop with one hand, and from a bucket marked PLASTER with the other, behind the counter where his customer cannot see it. A weaver’s wife in a brown shawl holds out her bag.',
    },
    {
      text: [
        'The slow pound',
        'A shop costs money before it sells a thing. Each of them promised a pound, and not one had a pound.',
        'So they paid twopence a week. But a pound is 240 pence. At twopence, that takes 120 weeks. It was too slow, so they paid threepence. That takes eighty.',
        'At last there were twenty-eight pounds. They rented an old warehouse in Toad Lane, at ten pounds a year.',
      ],
      alt: 'Evening at a kitchen door. A collector in a cap holds out a tin, and a weaver in shirtsleeves drops three pennies into it. His wife looks at the empty plate in her hand. A little boy counts on his fingers. A loom stands in the room behind them.',
    },
    {
      text: [
        'It had gone wrong before',
        'People in Toad Lane knew how this would end. In 1833 some weavers had opened a shop of just this kind, a few doors away. Two years later it was shut.',
        'And why? It had let people take food now and pay later. Later came, and they could not pay.',
        'So the new shop began with an old mistake, and looked at it hard.',
      ],
      alt: 'A street of dark brick. One shop is boarded up, with the words CLOSED 1835 chalked on a board. A man and a woman of the Pioneers, in cap and shawl, stand before it. He holds up a lantern, and she points at a dusty book of debts in the window.',
    },
    {
      text: [
        'So they had another go',
        'On 21 December 1844, at eight in the evening, they took down the shutters. There was butter, sugar, flour, oatmeal and some candles. Boys in the street laughed.',
        'Inside were new rules. Pay when you buy. Nothing in the flour but flour. One vote each, women too. And what was left over was shared out among the customers.',
        'Today about a billion people belong to a co-operative. The shop in Toad Lane is a museum. Nobody laughs.',
      ],
      alt: 'Night in Toad Lane, with snow on the sills. A small shop window glows with candles. A man lifts down the last shutter, and a woman behind a plank on two barrels weighs out flour. Two boys in the street point and laugh, and a third has stopped laughing and looks in.',
    },
    {
      text: [
        'Mary Seacole',
        'Mary was born in Kingston, in Jamaica, in 1805. Her mother ran a boarding house, and healed people with plants. Mary learned both.',
        'In 1854 there was a war in the Crimea, and soldiers were ill. Mary went to London to be a nurse. She asked at one office. No. She asked at another. No. She asked those who chose the nurses. No. She thought it was for the colour of her skin.',
        'So she paid for the journey herself.',
      ],
      alt: 'A long corridor of tall doors in London. Mary Seacole, in a yellow dress and a blue bonnet with red ribbons, walks away from three doors that are shut, with a carpet bag in her hand and her chin up. A clerk peeps round the last door.',
    },
    {
      text: [
        'The British Hotel',
        'In 1855 she and Thomas Day built a hotel near the war. There was nothing to build with, so they took driftwood, packing cases and old iron. It cost eight hundred pounds.',
        'There was stew. There were meat pies. And there was rice pudding, which made soldiers think of home.',
        'She took food and bandages to the wounded, too, even while guns were firing. In yellow, blue and red, nobody could miss her.',
      ],
      alt: 'A hut of planks, crates and rusty iron on a bare hill, with a flag on its roof. Mary Seacole, in yellow and blue, dips a ladle into a huge pan of rice pudding. A soldier with his arm in a sling holds out his plate, and another, in a red coat, shuts his eyes over a full spoon. A mule with baskets waits.',
    },
    {
      text: [
        'And then it went wrong',
        'In 1856 there was peace. That was good for everybody, except for a shop that lived on soldiers.',
        'They went home. Her shelves were full, and nobody was left to buy. She sold it all for very little, and came back to London with debts. She was bankrupt.',
        'It can be so: the best news of the year was the worst for her business.',
      ],
      alt: 'The hotel’s shelves are full of tins, cheeses and jars. Mary Seacole sits on a crate in the doorway with her bonnet in her lap. Far down the hill a long line of soldiers in red coats marches to a ship and does not look round. The mule looks at her.',
    },
    {
      text: [
        'So she had another go',
        'The soldiers had not forgotten her rice pudding. Newspapers asked people to help, and in July 1857 thousands came to a festival for her.',
        'That year she wrote a book about her life. It is called Wonderful Adventures of Mrs Seacole in Many Lands, and you can still buy it.',
        'Her statue stands in London, outside a hospital. It was the first in Britain to a Black woman by name.',
      ],
      alt: 'A park in London at dusk, hung with paper lanterns. On a platform Mary Seacole, in yellow and blue, bows with a hand on her heart. A crowd of soldiers, ladies and children seen from behind throw up hats and caps. One man waves a wooden spoon.',
    },
    {
      text: [
        'Pryce Jones',
        'Pryce Jones was born near Newtown, in the middle of Wales, in 1834. At twelve he left school, to work in a shop that sold cloth. At twenty-two he ran it.',
        'Newtown made flannel, which is woolly and warm. It was very good flannel. But there is only so much that one small town can wear.',
      ],
      alt: 'Inside a draper’s shop with bolts of cloth to the ceiling. Pryce Jones, a young man with side-whiskers and a tape round his neck, measures red flannel along the counter. A very round lady is already wrapped in so much of it that only her face shows. Sheep look in at the window.',
    },
    {
      text: [
        'A shop in an envelope',
        'If people cannot come to the shop, the shop can go to the people. A letter now cost a penny, however far it went. And in 1859 the railway reached Newtown.',
        'So he posted lists, prices and little squares of cloth. People felt the squares at home and wrote back. Their parcels came by train.',
        'Queen Victoria ordered. So did Florence Nightingale. By 1880 he had 100,000 customers. They would never have fitted into the shop.',
      ],
      alt: 'A red and green steam engine stands in a small station among green hills. Pryce Jones, with a pencil behind his ear, ticks a list. Two porters pass brown parcels along a line into a van. Envelopes with squares of cloth sticking out of them blow across the platform.',
    },
    {
      text: [
        'And then it went wrong',
        'He had a new idea: a blanket with a pillow sewn in, which you blew up. He called it the Euklisia Rug, and took out a patent in 1876.',
        'The Russian army ordered sixty thousand, for a war. Off they went, week after week. Then a town called Plevna fell, and the army needed no more blankets.',
        'In Newtown there were 17,000 left.',
      ],
      alt: 'A huge warehouse. Brown blankets are piled to the roof in towers, and more are still coming down a chute. Pryce Jones, now older with a beard, stands very small between the towers with a telegram in his hand. A boy beside him has blown up one pillow, and stares at all the others.',
    },
    {
      text: [
        'So he had another go',
        'He put them into his catalogue, at a low price, and told everybody the whole story. They were sold as far away as Australia. It was one of the first sleeping bags.',
        'In 1887 the Queen made him a knight, and he took his own name twice, as Sir Pryce Pryce-Jones.',
        'In 1901 there were so many parcels that his warehouse got a post office all to itself.',
      ],
      alt: 'Night in the Australian outback, with a great many stars. A woman with a bush hat over her eyes lies asleep in a brown blanket with a plump pillow, beside a small fire. A kangaroo reads the label. An open catalogue lies on the sand.',
    },
    {
      text: [
        'Thomas Lipton',
        'Tommy Lipton was born in Glasgow, in about 1850. His parents came from Ireland and kept a very small shop.',
        'He was still a boy when he left school, and fifteen or so when he sailed to America. He worked on farms, and then in a big shop in New York. There they knew how to make people look.',
        'He came home. In 1871 he opened a shop of his own.',
      ],
      alt: 'On a wet cobbled street in Glasgow, Tommy Lipton, twenty-one, with a first moustache and a white apron, polishes the window of a small shop until it shines. Hams, eggs and a pyramid of butter are in it. A little girl presses her nose against the glass.',
    },
    {
      text: [
        'Pigs and gold',
        'How do you make a whole city look at ham? He sent live pigs through the streets, with a sign: LIPTON’S ORPHANS. The traffic stopped.',
        'Then, in 1881, he bought a cheese. It came from America, and was said to be the biggest in the world. Eight hundred cows had helped. He had gold coins hidden inside.',
        'It was all sold in two hours. Please chew with care.',
      ],
      alt: 'A Glasgow street full of people. Two fat pigs with ribbons on their tails trot under a banner that says LIPTON’S ORPHANS. Behind them four men roll an enormous round cheese. Lipton, in a top hat, walks in front and lifts his hat. A carriage horse sits down in surprise.',
    },
    {
      text: [
        'And then it went wrong',
        'Soon he had hundreds of shops, and he sold tea, a great deal of it. There was one thing that he wanted and could not buy: an old silver jug, the America’s Cup, for the fastest yacht.',
        'He built a yacht called Shamrock, and lost. He built another Shamrock, and lost. He built five in thirty-one years.',
        'He lost, lost, lost, lost and lost.',
      ],
      alt: 'A blue sea with white waves. In front the green yacht Shamrock heels over, all sails up. Far ahead a white yacht is already past the flag. At the rail of the green one stands Lipton, with a big moustache and a yachting cap, his telescope to his eye, his mouth turned down.',
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
    {
      text: [
        'Beatrix Potter',
        'Beatrix was born in London in 1866. She never went to school; teachers came to the house. Her friends had fur, or feathers, or scales, and she drew them over and over again.',
        'In 1893 a little boy called Noel was ill in bed. She wrote to him: “I don’t know what to write to you, so I shall tell you a story about four little rabbits”.',
      ],
      alt: 'In a room with green curtains, Beatrix, in a dark blue skirt and a white blouse, kneels on the carpet and draws. Her rabbit sits up on a cushion for her, as still as it can. Two mice, a frog and a hedgehog look on, and there are drawings all over the floor.',
    },
    {
      text: [
        'Small enough',
        'Years later she borrowed the letter back, and turned it into a book, about a rabbit called Peter.',
        'It had to be small, for small hands. And it had to be cheap. A big book cost six shillings, and “little rabbits cannot afford to spend 6 shillings”, she said.',
      ],
      alt: 'Close: two hands hold a tiny grey book beside a huge red one with gold edges, on a table. A rabbit sits between the books and sniffs at the small one. A price on the red one says 6 S.',
    },
    {
      text: [
        'And then it went wrong',
        'She sent it to a publisher. No. She sent it to another. No.',
        'At least six of them turned it down. One wanted it bigger. Bigger would have been dearer. They wanted colour, too.',
        'It would have been easy to say yes. She did not.',
      ],
      alt: 'A hall with a black and white floor. Five letters lie on the door mat, and a sixth is just coming through the slot. Beatrix, in her coat and a straw hat, sits on the stairs with a parcel on her knees. The rabbit beside her chews the corner of one of the letters.',
    },
    {
      text: [
        'So she had another go',
        'She printed it herself, with her own money: 250 copies, in December 1901. She gave some away, and sold the rest at 1s 2d. They were gone in weeks. She printed 200 more.',
        'Then one of the six changed its mind. In 1902 it came out in colour, for one shilling. You know that book.',
        'She bought farms with what she earned. She left four thousand acres to the National Trust, for everybody.',
      ],
      alt: 'A green valley in the Lake District with stone walls and white cottages. Beatrix, old now, in a felt hat and a brown coat, leans on a gate with her back half to us, and looks at her sheep. Real rabbits sit in the long grass in front of her, and one of them reads.',
    },
    {
      text: [
        'Words to know',
        'bankrupt: when somebody owes more than they can pay, and a court shares out what they have',
        'catalogue: a list of things to buy, with prices',
        'co-operative: a business that belongs to those who use it or work in it',
        'customer: somebody who buys',
        'debt: what you owe to somebody',
        'firm: a business',
        'flannel: soft woollen cloth',
        'muslin: thin cotton cloth',
        'patent: a paper from the state: nobody else may sell your invention',
        'Poor House: a house for people with no money and no home',
        'publisher: a firm that makes and sells books',
        'slavery: when people are treated as if somebody owned them',
        'warehouse: a big building where goods are kept',
        'yacht: a boat for racing or for fun',
      ],
      alt: 'A page of old paper with a border of small drawings: a coin, a key, a tape measure, a candle, a spoon, a feather and a leaf of mint.',
    },
    {
      text: [
        'Where to find it',
        'America 6, 23–26',
        'army 7, 21, 22',
        'baths 10',
        'Belfast 3–6',
        'Brighton 10',
        'cheese 24',
        'Crimea 15–17',
        'curry 8, 9',
        'flannel 19, 20',
        'flour 11, 14',
        'Glasgow 23–26',
        'Jamaica 15',
        'kings and queens 10, 20, 22',
        'Lipton, Thomas 23–26',
        'London 8, 15, 18, 27',
        'McCracken, Mary Ann 3–6',
        'Mahomed, Sake Dean 7–10',
        'Newtown 19–22',
        'pigs 24',
        'Pioneers 11–14',
        'Potter, Beatrix 27–30',
        'Pryce Jones 19–22',
        'rabbits 27–30',
        'rice pudding 16, 18',
        'schools 3–5, 7, 27',
        'Seacole, Mary 15–18',
        'shampoo 10',
        'shillings 2, 28, 30',
        'slavery 6',
        'statues 6, 18',
        'tea 25, 26',
        'trains 20',
        'votes 14',
        'yachts 25, 26',
      ],
      alt: 'The same old paper, with a border of small drawings: a pig with a ribbon, a pineapple, an envelope, a lantern, a bonnet, a teacup and an anchor.',
    },
    {
      text: [
        'How do we know?',
        'None of us was there. So we looked for each fact in two places that had not copied from each other. What we found only once, we left out. Where dates differ, we say “about”.',
        'These are some of the places: Clifton House in Belfast. The University of California Press, which printed Dean Mahomed’s book again. The Rochdale Pioneers Museum. The London Museum, and Mary Seacole’s own book. Powys county’s history pages. The Mitchell Library in Glasgow. Booksellers who have held Beatrix Potter’s first copies in their hands. Your teacher’s guide has the whole list.',
        'The drawings are ours. Nobody sat for them. We know that Mary Seacole wore yellow and blue. We do not know what the mule thought.',
      ],
      alt: 'A library at night. A lamp shines on a table heaped with old books and maps, and a magnifying glass lies on an open page. The mule, the pig, the rabbit and the kangaroo look in at the window.',
    },
  ],
}
