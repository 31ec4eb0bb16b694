import { coat } from '../../../kit/frock-coats.ts'
import { gown } from '../../../kit/gowns.ts'
import { curly, knot, parted, withFacialHair } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { bonnet, brimmed, wearing } from '../../../kit/old-hats.ts'
import type { Figure } from '../../../kit/pose.ts'
import { colours } from '../palette.ts'
import { child, man, person, woman } from './person.ts'

const black = '#241d20'

const seacoleIn = (hair: Figure['hair']): Figure =>
  person({
    build: { ...woman, shoulders: 35, limb: 23 },
    tone: 'creole',
    brow: black,
    head: heads.pear,
    hair,
    garment: gown({
      cloth: colours.yellow,
      dark: colours.yellowDark,
      wide: 62,
      fichu: colours.linen,
      belt: colours.red,
    }),
    sleeve: '#e4b63f',
    cuff: 0.78,
    legs: colours.brown,
    shoe: colours.black,
  })

/** Mary Seacole: a yellow dress, a blue bonnet, red ribbons. */
export const seacole = seacoleIn(wearing(knot(black), bonnet(colours.blue, colours.linen, colours.red)))

/** The same without her bonnet. */
export const seacoleBareheaded = seacoleIn(knot(black))

export const clerk = person({
  build: man,
  tone: 'pale',
  brow: '#5a4030',
  head: heads.long,
  hair: withFacialHair(parted('#6b4a34'), { whiskers: '#6b4a34' }),
  garment: coat({
    cloth: colours.black,
    dark: colours.blackDark,
    hem: 40,
    waistcoat: colours.grey,
    neck: colours.linen,
  }),
  sleeve: '#2f2b34',
  legs: colours.greyDark,
  shoe: colours.black,
})

const soldier = (
  tone: 'pale' | 'fair' | 'ruddy' | 'olive',
  brow: string,
  hair: Figure['hair'],
  head: string = heads.square,
) =>
  person({
    build: man,
    tone,
    brow,
    head,
    hair,
    garment: coat({
      cloth: colours.red,
      dark: colours.redDark,
      hem: 26,
      neck: colours.navy,
      buttons: colours.gold,
      border: colours.linen,
    }),
    sleeve: '#bd423b',
    legs: colours.navyDark,
    shoe: colours.black,
    boot: 0.16,
  })

/** Soldiers: a big moustache, a bandaged young one, a beard. */
export const sergeant = soldier(
  'ruddy',
  '#6f3d22',
  withFacialHair(curly('#7d4526'), { moustache: '#7d4526', whiskers: '#7d4526' }),
)
export const recruit = soldier('fair', '#c69a55', curly('#cda661'), heads.long)
export const bearded = soldier('olive', black, withFacialHair(parted(black), { beard: black }))

/** Thomas Day's kind: a top hat in the crowd. */
export const gentleman = person({
  build: man,
  tone: 'fair',
  brow: '#4a3a34',
  hair: wearing(parted('#4a3a34'), brimmed(colours.black, colours.wine, 0.95)),
  garment: coat({
    cloth: colours.slate,
    dark: colours.slateDark,
    hem: 60,
    waistcoat: colours.cream,
    neck: colours.linen,
  }),
  sleeve: '#566078',
  legs: colours.greyDark,
  shoe: colours.black,
})

export const crowdLady = person({
  build: woman,
  tone: 'pale',
  brow: '#8a5a30',
  hair: wearing(knot('#a5713b'), bonnet(colours.green, colours.linen, colours.cream)),
  garment: gown({ cloth: colours.plum, dark: colours.plumDark, wide: 70 }),
  sleeve: '#723a5c',
  legs: colours.black,
  shoe: colours.black,
})

export const crowdChild = person({
  build: child,
  tone: 'pale',
  brow: '#7a4a2c',
  hair: curly('#8f5a34'),
  garment: coat({ cloth: colours.blue, dark: colours.blueDark, hem: 24, neck: colours.linen }),
  sleeve: '#487bb0',
  legs: colours.brown,
  shoe: colours.black,
})
