import { coat } from '../../../kit/frock-coats.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { gown } from '../../../kit/gowns.ts'
import { curly, knot, loose, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { brimmed, feather, wearing } from '../../../kit/old-hats.ts'
import { fill } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { man, person, woman } from './person.ts'

const black = '#231d22'

/** Dean Mahomed at twenty-five: the red coat of the army he left. */
export const mahomedYoung = person({
  build: man,
  tone: 'brown',
  brow: black,
  head: heads.long,
  hair: withFacialHair(curly(black), { whiskers: black }),
  garment: coat({
    cloth: colours.red,
    dark: colours.redDark,
    hem: 50,
    waistcoat: colours.linen,
    neck: colours.linen,
    buttons: colours.gold,
  }),
  sleeve: '#bd423b',
  legs: colours.linenDark,
  shoe: colours.black,
  boot: 0.4,
})

/** Jane Daly in a green shawl, her red hair loose. */
export const janeDaly = person({
  build: woman,
  tone: 'pale',
  brow: '#8a4a28',
  head: heads.heart,
  hair: loose('#9c5530'),
  garment: gown({
    cloth: colours.linen,
    dark: colours.linenDark,
    wide: 42,
    shawl: [colours.green, colours.greenDark],
  }),
  sleeve: '#488563',
  cuff: 0.9,
  legs: colours.linenDark,
  shoe: colours.black,
})

/** As the owner of a coffee house: a plum coat, a white neckcloth. */
export const mahomed = person({
  build: { ...man, shoulders: 37 },
  tone: 'brown',
  brow: black,
  head: heads.long,
  hair: withFacialHair(parted(black), { whiskers: black }),
  garment: coat({ cloth: colours.plum, dark: colours.plumDark, hem: 54, waistcoat: colours.gold, neck: colours.linen }),
  sleeve: '#723a5c',
  legs: colours.linenDark,
  shoe: colours.black,
  boot: 0.1,
})

/** In Brighton, grey now: a long green robe with gold along its edges, and a sash. */
export const mahomedOld = person({
  build: { ...man, shoulders: 37 },
  tone: 'brown',
  brow: '#8d878b',
  head: heads.long,
  hair: withFacialHair(parted('#a49ea2'), { whiskers: '#a49ea2' }),
  garment: coat({
    cloth: colours.green,
    dark: colours.greenDark,
    hem: 104,
    border: colours.gold,
    sash: colours.red,
    neck: colours.linen,
  }),
  sleeve: '#488563',
  cuff: 0.6,
  legs: colours.cream,
  shoe: colours.red,
})

/** Two guests with money. */
export const lady = person({
  build: woman,
  tone: 'pale',
  brow: '#8a5a30',
  head: heads.heart,
  hair: wearing(knot('#b5803f'), (view) => {
    const hat = brimmed(colours.yellow, colours.yellowDark, 0.5, 1.2)(view)
    return { front: [...hat.front, ...feather(colours.linen)] }
  }),
  garment: gown({ cloth: colours.yellow, dark: colours.yellowDark, wide: 34, belt: colours.linen }),
  sleeve: '#e4b63f',
  cuff: 0.4,
  legs: colours.linenDark,
  shoe: colours.yellowDark,
})

export const stoutMan = person({
  build: { ...man, shoulders: 44, limb: 27 },
  tone: 'ruddy',
  brow: '#9a8f88',
  head: heads.pear,
  hair: withFacialHair(curly('#d2cac2'), { whiskers: '#d2cac2' }),
  garment: coat({
    cloth: colours.navy,
    dark: colours.navyDark,
    hem: 40,
    waistcoat: colours.cream,
    neck: colours.linen,
    belly: 20,
  }),
  sleeve: '#293661',
  legs: colours.linenDark,
  shoe: colours.black,
})

/** The King: curls, chins, and a crown, since one must know him in the bath. */
export const king = person({
  build: { ...man, head: 36, shoulders: 48, neck: 8 },
  tone: 'ruddy',
  brow: '#8a5a30',
  head: '0,-1 0.68,-0.76 0.98,-0.1 1.12,0.5 0.9,1.06 0.4,1.24 0,1.26 -0.4,1.24 -0.9,1.06 -1.12,0.5 -0.98,-0.1 -0.68,-0.76',
  hair: (view) => {
    const hair = curly('#a8743c')(view)
    return {
      ...hair,
      front: [
        ...hair.front,
        fill('M-0.62 -1.14L-0.7 -1.86L-0.34 -1.5L0 -2L0.34 -1.5L0.7 -1.86L0.62 -1.14Q0 -1 -0.62 -1.14Z', colours.gold),
        fill(ellipse(0, -2, 0.1) + ellipse(-0.7, -1.86, 0.08) + ellipse(0.7, -1.86, 0.08), colours.red),
      ],
    }
  },
  garment: coat({ cloth: colours.linen, dark: colours.linenDark, hem: 20 }),
  sleeve: colours.linen,
  legs: colours.linen,
  shoe: colours.linen,
})
