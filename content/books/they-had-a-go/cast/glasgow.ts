import { coat } from '../../../kit/frock-coats.ts'
import { ellipse } from '../../../kit/geometry.ts'
import { gown } from '../../../kit/gowns.ts'
import { curly, loose, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { brimmed, flatCap, wearing, yachtCap } from '../../../kit/old-hats.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { child, man, person, woman } from './person.ts'

const brown = '#4a3128'

/** A bow tie with spots, as he wore it all his life. */
const spotted =
  (garment: Figure['garment']): Figure['garment'] =>
  (view, build) => [
    ...garment(view, build),
    ...(view.back || view.side
      ? []
      : [
          fill(
            `M0 ${-build.torso * 0.9}L-24 ${-build.torso * 0.98}V${-build.torso * 0.82}ZM0 ${-build.torso * 0.9}L24 ${-build.torso * 0.98}V${-build.torso * 0.82}Z`,
            colours.navy,
          ),
          fill(
            ellipse(-15, -build.torso * 0.9, 3) +
              ellipse(15, -build.torso * 0.9, 3) +
              ellipse(-20, -build.torso * 0.87, 2) +
              ellipse(20, -build.torso * 0.93, 2),
            colours.linen,
          ),
        ]),
  ]

/** Thomas Lipton at twenty-one: a first moustache, a white apron. */
export const liptonYoung = person({
  build: man,
  tone: 'fair',
  brow: brown,
  head: heads.long,
  hair: withFacialHair(parted(brown), { moustache: brown }),
  garment: spotted(
    coat({
      cloth: colours.linen,
      dark: colours.linenDark,
      hem: 16,
      waistcoat: colours.green,
      apron: colours.white,
      neck: colours.linen,
    }),
  ),
  sleeve: '#efe8d8',
  cuff: 0.66,
  legs: colours.greyDark,
  shoe: colours.black,
})

/** At thirty-one, in a top hat, before his cheese. */
export const liptonInHat = person({
  build: { ...man, shoulders: 38 },
  tone: 'fair',
  brow: brown,
  head: heads.long,
  hair: wearing(withFacialHair(parted(brown), { moustache: brown }), brimmed(colours.black, colours.greyDark, 1.05)),
  garment: spotted(
    coat({
      cloth: colours.green,
      dark: colours.greenDark,
      hem: 62,
      waistcoat: colours.cream,
      neck: colours.linen,
      buttons: colours.gold,
    }),
  ),
  sleeve: '#488563',
  legs: colours.greyDark,
  shoe: colours.black,
})

/** As a yachtsman: blue jacket, white cap, and the moustache grown large. */
export const liptonAtSea = person({
  build: { ...man, shoulders: 39 },
  tone: 'ruddy',
  brow: '#8d878b',
  head: heads.long,
  hair: wearing(withFacialHair(parted('#8d878b'), { moustache: '#8d878b' }), yachtCap),
  garment: spotted(
    coat({
      cloth: colours.navy,
      dark: colours.navyDark,
      hem: 26,
      waistcoat: colours.linen,
      neck: colours.linen,
      buttons: colours.gold,
      belly: 6,
    }),
  ),
  sleeve: '#293661',
  legs: colours.linen,
  shoe: colours.white,
})

/** At eighty or so: all of it white. */
export const liptonOld = person({
  build: { ...man, torso: 100, leg: 108, shoulders: 38 },
  tone: 'ruddy',
  brow: '#e6e2df',
  head: heads.long,
  hair: wearing(withFacialHair(parted('#e9e5e2'), { moustache: '#e9e5e2' }), yachtCap),
  garment: spotted(
    coat({
      cloth: colours.navy,
      dark: colours.navyDark,
      hem: 30,
      waistcoat: colours.linen,
      neck: colours.linen,
      buttons: colours.gold,
      belly: 8,
    }),
  ),
  sleeve: '#293661',
  legs: colours.linen,
  shoe: colours.white,
})

export const girlAtWindow = person({
  build: child,
  tone: 'pale',
  brow: '#a8602f',
  head: heads.heart,
  hair: loose('#b8683a'),
  garment: gown({ cloth: colours.plum, dark: colours.plumDark, wide: 26, apron: colours.linen }),
  sleeve: '#723a5c',
  cuff: 0.8,
  legs: colours.black,
  shoe: colours.brownDark,
})

const carterIn = (cloth: string, dark: string, sleeve: string, hair: string, hat: string) =>
  person({
    build: { ...man, shoulders: 39, limb: 25 },
    tone: 'ruddy',
    brow: hair,
    head: heads.square,
    hair: wearing(withFacialHair(curly(hair), { whiskers: hair }), flatCap(hat, colours.ink)),
    garment: coat({ cloth, dark, hem: 18, waistcoat: colours.tan, neck: colours.red }),
    sleeve,
    cuff: 0.7,
    legs: colours.slateDark,
    shoe: colours.black,
    boot: 0.2,
  })

/** Who rolls the cheese. */
export const carters = [
  carterIn(colours.brown, colours.brownDark, '#74503c', '#5a3a28', colours.grey),
  carterIn(colours.slate, colours.slateDark, '#566078', '#a8602f', colours.brown),
  carterIn(colours.wine, colours.wineDark, '#862c37', '#33282a', colours.slate),
] as const

export const passer = person({
  build: woman,
  tone: 'pale',
  brow: '#6b4a34',
  hair: wearing(parted('#7d5a3c'), brimmed(colours.plum, colours.cream, 0.4, 1.1)),
  garment: gown({ cloth: colours.slate, dark: colours.slateDark, wide: 50, shawl: [colours.rust, colours.rustDark] }),
  sleeve: colours.rust,
  legs: colours.black,
  shoe: colours.black,
})
