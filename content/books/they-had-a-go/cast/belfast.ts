import { coat } from '../../../kit/frock-coats.ts'
import { gown } from '../../../kit/gowns.ts'
import { curly, knot, loose, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { bonnet, brimmed, mobCap, wearing } from '../../../kit/old-hats.ts'
import { colours } from '../palette.ts'
import { child, man, person, woman } from './person.ts'

const chestnut = '#5c3a28'

/** Mary Ann McCracken as a girl: a blue dress, a white cap. */
export const maryAnnGirl = person({
  build: { ...child, leg: 90 },
  tone: 'pale',
  brow: chestnut,
  head: heads.heart,
  hair: wearing(curly(chestnut), mobCap(colours.linen, colours.blue)),
  garment: gown({ cloth: colours.blue, dark: colours.blueDark, wide: 30, fichu: colours.linen }),
  sleeve: '#487bb0',
  cuff: 0.7,
  legs: colours.linenDark,
  shoe: colours.brownDark,
})

/** As a young woman: the blue has become a gown. */
export const maryAnn = person({
  build: woman,
  tone: 'pale',
  brow: chestnut,
  head: heads.pear,
  hair: wearing(knot(chestnut), mobCap(colours.linen, colours.blue)),
  garment: gown({ cloth: colours.blue, dark: colours.blueDark, wide: 46, fichu: colours.linen }),
  sleeve: '#487bb0',
  cuff: 0.74,
  legs: colours.linenDark,
  shoe: colours.brownDark,
})

/** At eighty-eight: black bonnet, grey shawl, and the blue still under it. */
export const maryAnnOld = person({
  build: { ...woman, torso: 92, leg: 100 },
  tone: 'pale',
  brow: '#d8d4d2',
  head: heads.pear,
  hair: wearing(knot('#e6e2df'), bonnet(colours.black, colours.linen, colours.blue)),
  garment: gown({ cloth: colours.blueDark, dark: colours.navy, wide: 60, shawl: [colours.grey, colours.greyDark] }),
  sleeve: colours.grey,
  cuff: 0.84,
  legs: colours.black,
  shoe: colours.black,
})

/** Henry Joy, her brother: fair hair, a green coat. */
export const henryJoy = person({
  build: man,
  tone: 'fair',
  brow: '#b08a4a',
  head: heads.long,
  hair: parted('#d8b469'),
  garment: coat({
    cloth: colours.green,
    dark: colours.greenDark,
    hem: 58,
    waistcoat: colours.cream,
    neck: colours.linen,
  }),
  sleeve: '#488563',
  legs: colours.linenDark,
  shoe: colours.black,
  boot: 0.5,
})

/** The vicar: black from top to toe, but for two white bands. */
export const vicar = person({
  build: { ...man, shoulders: 38 },
  tone: 'ruddy',
  brow: '#6b6470',
  head: heads.square,
  hair: wearing(parted('#8a8590'), brimmed(colours.black, colours.blackDark, 0.42, 1.5)),
  garment: coat({ cloth: colours.black, dark: colours.blackDark, hem: 92, neck: colours.linen, belly: 10 }),
  sleeve: '#2f2b34',
  legs: colours.black,
  shoe: colours.blackDark,
})

/** The pupil with the beard: a docker in a rust jacket. */
export const docker = person({
  build: { ...man, shoulders: 42, limb: 27 },
  tone: 'ruddy',
  brow: '#6f3d22',
  head: heads.square,
  hair: withFacialHair(curly('#8a4a28'), { beard: '#8a4a28' }),
  garment: coat({
    cloth: colours.rust,
    dark: colours.rustDark,
    hem: 18,
    waistcoat: colours.linenDark,
    neck: colours.red,
  }),
  sleeve: '#b06238',
  legs: colours.slateDark,
  shoe: colours.brownDark,
  boot: 0.3,
})

export const schoolgirl = person({
  build: child,
  tone: 'fair',
  brow: '#8a4a28',
  head: heads.oval,
  hair: loose('#a8603a'),
  garment: gown({ cloth: colours.yellow, dark: colours.yellowDark, wide: 26, apron: colours.linen }),
  sleeve: '#e4b63f',
  cuff: 0.7,
  legs: colours.linenDark,
  shoe: colours.brownDark,
})

export const schoolboy = person({
  build: child,
  tone: 'pale',
  brow: '#3a2a2a',
  hair: parted('#3f2d2b'),
  garment: coat({
    cloth: colours.slate,
    dark: colours.slateDark,
    hem: 16,
    neck: colours.linen,
    buttons: colours.silver,
  }),
  sleeve: '#566078',
  legs: colours.brown,
  shoe: colours.brownDark,
})

/** Who sails to America: a mother in a green shawl, a father with a cap of wool, a girl with plaits. */
export const emigrant = person({
  build: woman,
  tone: 'fair',
  brow: '#7a4a2c',
  hair: knot('#8c5530'),
  garment: gown({ cloth: colours.brown, dark: colours.brownDark, wide: 44, shawl: [colours.green, colours.greenDark] }),
  sleeve: colours.green,
  legs: colours.black,
  shoe: colours.brownDark,
})

export const emigrantGirl = person({
  build: child,
  tone: 'fair',
  brow: '#7a4a2c',
  head: heads.heart,
  hair: loose('#a4683c'),
  garment: gown({ cloth: colours.red, dark: colours.redDark, wide: 28, apron: colours.cream }),
  sleeve: '#bd423b',
  cuff: 0.8,
  legs: colours.linenDark,
  shoe: colours.brownDark,
})

export const sailor = person({
  build: { ...man, shoulders: 40 },
  tone: 'olive',
  brow: '#2a2228',
  head: heads.square,
  hair: withFacialHair(curly('#2f2629'), { whiskers: '#2f2629' }),
  garment: coat({ cloth: colours.navy, dark: colours.navyDark, hem: 14, neck: colours.red, buttons: colours.gold }),
  sleeve: '#293661',
  legs: colours.linenDark,
  shoe: colours.black,
})
