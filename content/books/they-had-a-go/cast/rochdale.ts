import { coat } from '../../../kit/frock-coats.ts'
import { gown } from '../../../kit/gowns.ts'
import { bald, curly, knot, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { flatCap, wearing } from '../../../kit/old-hats.ts'
import { colours } from '../palette.ts'
import { child, man, person, woman } from './person.ts'

/** A shopkeeper with a sly smile. */
export const cheat = person({
  build: { ...man, shoulders: 39 },
  tone: 'ruddy',
  brow: '#4a3a34',
  head: heads.pear,
  hair: withFacialHair(bald('#4a3a34'), { whiskers: '#4a3a34' }),
  garment: coat({
    cloth: colours.wine,
    dark: colours.wineDark,
    hem: 22,
    neck: colours.linen,
    apron: colours.linenDark,
    belly: 14,
  }),
  sleeve: '#862c37',
  cuff: 0.7,
  legs: colours.slateDark,
  shoe: colours.black,
})

/** A weaver's wife: a brown dress, a rust shawl. */
export const weaversWife = person({
  build: woman,
  tone: 'pale',
  brow: '#6f4630',
  head: heads.heart,
  hair: knot('#7d4f35'),
  garment: gown({
    cloth: colours.brown,
    dark: colours.brownDark,
    wide: 42,
    apron: colours.linenDark,
    shawl: [colours.rust, colours.rustDark],
  }),
  sleeve: '#74503c',
  legs: colours.black,
  shoe: colours.brownDark,
})

/** A weaver in shirtsleeves and a green waistcoat. */
export const weaver = person({
  build: man,
  tone: 'fair',
  brow: '#5a4030',
  head: heads.long,
  hair: withFacialHair(parted('#6b4a34'), { whiskers: '#6b4a34' }),
  garment: coat({
    cloth: colours.linen,
    dark: colours.linenDark,
    hem: 12,
    waistcoat: colours.green,
    neck: colours.red,
    buttons: colours.gold,
  }),
  sleeve: '#efe8d8',
  cuff: 0.7,
  legs: colours.slateDark,
  shoe: colours.brownDark,
  boot: 0.16,
})

/** A Pioneer in a grey jacket and a flat cap. */
export const pioneer = person({
  build: man,
  tone: 'ruddy',
  brow: '#5c5350',
  head: heads.square,
  hair: wearing(withFacialHair(parted('#6d625e'), { beard: '#6d625e' }), flatCap(colours.slate, colours.slateDark)),
  garment: coat({ cloth: colours.grey, dark: colours.greyDark, hem: 26, waistcoat: colours.tan, neck: colours.red }),
  sleeve: '#72747f',
  legs: colours.brown,
  shoe: colours.black,
  boot: 0.2,
})

/** A Pioneer in plum with a cream shawl. */
export const pioneerWoman = person({
  build: woman,
  tone: 'fair',
  brow: '#3b2a26',
  head: heads.pear,
  hair: knot('#4a3229'),
  garment: gown({
    cloth: colours.plum,
    dark: colours.plumDark,
    wide: 42,
    apron: colours.linen,
    shawl: [colours.cream, colours.linenDark],
  }),
  sleeve: '#723a5c',
  legs: colours.black,
  shoe: colours.brownDark,
})

const urchin = (cloth: string, dark: string, sleeve: string, hair: string, cap: string | null) =>
  person({
    build: child,
    tone: 'pale',
    brow: hair,
    head: heads.oval,
    hair: cap ? wearing(curly(hair), flatCap(cap, colours.ink)) : curly(hair),
    garment: coat({ cloth, dark, hem: 14, neck: colours.red, buttons: colours.silverDark }),
    sleeve,
    cuff: 0.8,
    legs: colours.brown,
    shoe: colours.black,
  })

/** Three boys of the street, and the little one at home. */
export const boys = [
  urchin(colours.green, colours.greenDark, '#488563', '#8a4a28', colours.brown),
  urchin(colours.slate, colours.slateDark, '#566078', '#33282a', null),
  urchin(colours.tan, colours.tanDark, '#ae8155', '#c69a55', colours.slate),
] as const

export const littleBoy = person({
  build: { ...child, torso: 66, leg: 66, shoulders: 23 },
  tone: 'pale',
  brow: '#6b4a34',
  hair: curly('#7d5a3c'),
  garment: coat({ cloth: colours.blue, dark: colours.blueDark, hem: 18, neck: colours.linen }),
  sleeve: '#487bb0',
  legs: colours.brown,
  shoe: colours.brownDark,
})
