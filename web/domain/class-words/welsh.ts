/*
 * The words that children press and read on the page of their class, in Welsh. A reader of Welsh has yet to check them, which is why
 * they show only with a book whose Welsh somebody has checked (docs/decisions/0155-two-lines-of-text-in-the-reader.md).
 */

const sentences: Record<string, string> = {
  // The code
  'Read with your class': 'Darllena gyda dy ddosbarth',
  'Copy the two words and the number from the board.': 'Copïa’r ddau air a’r rhif o’r bwrdd.',
  'First word': 'Gair cyntaf',
  'Second word': 'Ail air',
  Number: 'Rhif',
  'Open the book': 'Agor y llyfr',
  'Type the first word from the board.': 'Teipia’r gair cyntaf o’r bwrdd.',
  'Type the second word from the board.': 'Teipia’r ail air o’r bwrdd.',
  'Type the four numbers from the board.': 'Teipia’r pedwar rhif o’r bwrdd.',
  'Opening your book': 'Yn agor dy lyfr',
  'Just a moment…': 'Un eiliad…',
  'The Wi-Fi is slow. Your book will open as soon as it can.':
    'Mae’r Wi-Fi yn araf. Bydd dy lyfr yn agor cyn gynted ag y gall.',
  // A code that opens nothing
  'The book is closed': 'Mae’r llyfr wedi cau',
  'The book did not open': 'Wnaeth y llyfr ddim agor',
  'We cannot find that code. Check the board.': 'Dydyn ni ddim yn gallu dod o hyd i’r cod. Edrycha ar y bwrdd.',
  'This code has ended. Ask your teacher for a new one.':
    'Mae’r cod hwn wedi dod i ben. Gofynna i dy athro neu dy athrawes am un newydd.',
  'This book is not on the shelf at the moment. Ask your teacher for another one.':
    'Dydy’r llyfr hwn ddim ar y silff ar hyn o bryd. Gofynna i dy athro neu dy athrawes am un arall.',
  'Too many tries. Wait a minute, then try again.': 'Gormod o geisiadau. Aros funud, yna ceisia eto.',
  'We cannot reach the book. Check the Wi-Fi. The book will open as soon as it is back.':
    'Dydyn ni ddim yn gallu cyrraedd y llyfr. Edrycha a yw’r Wi-Fi yn gweithio. Bydd y llyfr yn agor cyn gynted ag y daw yn ôl.',
  'Something is wrong on our side. Wait a minute, then try again.':
    'Mae rhywbeth o’i le ar ein hochr ni. Aros funud, yna ceisia eto.',
  'Try again': 'Ceisio eto',
  'Type another code': 'Teipio cod arall',
  'We do not know who you are, and we keep nothing about you.':
    'Dydyn ni ddim yn gwybod pwy wyt ti, a dydyn ni’n cadw dim amdanat ti.',
  'How we do that': 'Sut rydyn ni’n gwneud hynny',
  // The book
  'Use another code': 'Defnyddio cod arall',
  'Back to the book': 'Yn ôl i’r llyfr',
  Listen: 'Gwrando',
  'Show the text': 'Dangos y testun',
  Text: 'Testun',
  'Full screen': 'Sgrin lawn',
  'Words of the book': 'Geiriau’r llyfr',
  'Text settings': 'Gosodiadau’r testun',
  'Previous page': 'Tudalen flaenorol',
  'Next page': 'Tudalen nesaf',
  More: 'Mwy',
  Back: 'Yn ôl',
  'Next sentence': 'Brawddeg nesaf',
  'Previous sentence': 'Brawddeg flaenorol',
  'Read aloud': 'Darllen yn uchel',
  Pause: 'Oedi',
  Slower: 'Arafach',
  Faster: 'Cyflymach',
  Voice: 'Llais',
  Cover: 'Clawr',
  // Its end
  'The end': 'Y diwedd',
  'You finished the book!': 'Rwyt ti wedi gorffen y llyfr!',
  'Read it again': 'Darllen eto',
  'Your turn': 'Dy dro di',
}

/** Sentences with something in them. The Welsh leaves out what is in English, such as titles. */
const patterns: readonly [RegExp, string][] = [
  [/^“.*” is not a code word\. Check the board\.$/, 'Dydy’r gair hwn ddim yn air cod. Edrycha ar y bwrdd.'],
  [/^Page (\d+) of (\d+)$/, 'Tudalen $1 o $2'],
  [/^Pages (\d+) and (\d+) of (\d+)$/, 'Tudalennau $1–$2 o $3'],
  [/^(\d+) of (\d+)$/, '$1 o $2'],
  [/^You have read “.*” to the end\.$/, 'Rwyt ti wedi darllen y llyfr hyd y diwedd.'],
]

/** The Welsh of a sentence of the page, or null if it has none. */
export function welshOf(english: string): string | null {
  const whole = sentences[english]
  if (whole !== undefined) return whole
  const found = patterns.find(([pattern]) => pattern.test(english))
  return found ? english.replace(found[0], found[1]) : null
}
