import { coat } from '../../../kit/frock-coats.ts'
import { gown } from '../../../kit/gowns.ts'
import { curly, knot, loose, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { flatCap, softHat, wearing } from '../../../kit/old-hats.ts'
import { colours } from '../palette.ts'
import { child, man, person, woman } from './person.ts'

const auburn = '#6d3b22'

/** Pryce Jones at twenty-two: side-whiskers, a brown coat, a tape round his neck. */
export const pryceYoung = person({
  build: man,
  tone: 'pale',
  brow: auburn,
  head: heads.long,
  hair: withFacialHair(parted(auburn), { whiskers: auburn }),
  garment: coat({
    cloth: colours.brown,
    dark: colours.brownDark,
    hem: 50,
    waistcoat: colours.red,
    neck: colours.linen,
    buttons: colours.gold,
  }),
  sleeve: '#74503c',
  legs: colours.greyDark,
  shoe: colours.black,
})

/** At forty: a beard, and a better coat. */
export const pryce = person({
  build: { ...man, shoulders: 38 },
  tone: 'pale',
  brow: auburn,
  head: heads.long,
  hair: withFacialHair(parted(auburn), { beard: auburn, whiskers: auburn }),
  garment: coat({
    cloth: colours.brownDark,
    dark: '#3d281e',
    hem: 62,
    waistcoat: colours.red,
    neck: colours.linen,
    buttons: colours.gold,
    belly: 6,
  }),
  sleeve: '#50352a',
  legs: colours.greyDark,
  shoe: colours.black,
})

/** A customer in so much flannel that only her face shows: the page wraps her. */
export const roundLady = person({
  build: { ...woman, shoulders: 36 },
  tone: 'ruddy',
  brow: '#9a8f88',
  head: heads.pear,
  hair: knot('#cfc7c0', true),
  garment: gown({ cloth: colours.red, dark: colours.redDark, wide: 70 }),
  sleeve: '#bd423b',
  legs: colours.black,
  shoe: colours.black,
})

const porterIn = (tone: 'fair' | 'ruddy', hair: string, build = man) =>
  person({
    build,
    tone,
    brow: hair,
    head: heads.square,
    hair: wearing(withFacialHair(parted(hair), { moustache: hair }), flatCap(colours.navy, colours.navyDark)),
    garment: coat({
      cloth: colours.navy,
      dark: colours.navyDark,
      hem: 20,
      waistcoat: colours.navyDark,
      neck: colours.linen,
      buttons: colours.silver,
    }),
    sleeve: '#293661',
    legs: colours.navyDark,
    shoe: colours.black,
  })

export const porter = porterIn('ruddy', '#4a3a34')
export const secondPorter = porterIn('fair', '#b08a4a', { ...man, torso: 102, leg: 112 })

export const packer = person({
  build: child,
  tone: 'fair',
  brow: '#8a4a28',
  hair: curly('#a8602f'),
  garment: coat({
    cloth: colours.linen,
    dark: colours.linenDark,
    hem: 14,
    waistcoat: colours.green,
    neck: colours.red,
    apron: colours.tan,
  }),
  sleeve: '#efe8d8',
  cuff: 0.66,
  legs: colours.slateDark,
  shoe: colours.black,
})

/** Who sleeps in the rug, far from Newtown. */
export const drover = person({
  build: woman,
  tone: 'olive',
  brow: '#5a3a26',
  head: heads.heart,
  hair: wearing(loose('#7a4f30'), softHat(colours.tan, colours.brown)),
  garment: coat({ cloth: colours.rust, dark: colours.rustDark, hem: 20 }),
  sleeve: '#b06238',
  legs: colours.brown,
  shoe: colours.brownDark,
})
