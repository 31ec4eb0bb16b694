import { coat } from '../../../kit/frock-coats.ts'
import { blob, rect } from '../../../kit/geometry.ts'
import { gown } from '../../../kit/gowns.ts'
import { knot } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import { softHat, wearing } from '../../../kit/old-hats.ts'
import type { Figure } from '../../../kit/pose.ts'
import { fill } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { person, woman } from './person.ts'

const brown = '#6b4733'

/** A white blouse above a dark skirt. */
const blouse =
  (skirt: string, dark: string): Figure['garment'] =>
  (view, build) => {
    const { torso, shoulders } = build
    const upper = blob(
      [
        [-shoulders * 0.55, -torso],
        [0, -torso - 3],
        [shoulders * 0.55, -torso],
        [shoulders + 8, -torso * 0.82],
        [shoulders - 4, -torso * 0.28],
        [-shoulders + 4, -torso * 0.28],
        [-shoulders - 8, -torso * 0.82],
      ],
      1 / 7,
    )
    return [
      ...gown({ cloth: skirt, dark, wide: 40 })(view, build),
      fill(upper, colours.linen),
      fill(rect(-shoulders + 2, -torso * 0.32, shoulders * 2 - 4, 9, 3), dark),
      ...(view.back
        ? []
        : [
            fill(
              blob(
                [
                  [-9, -torso * 0.96],
                  [9, -torso * 0.96],
                  [6, -torso * 0.6],
                  [0, -torso * 0.54],
                  [-6, -torso * 0.6],
                ],
                0.1,
              ),
              dark,
            ),
          ]),
    ]
  }

/** Beatrix Potter at twenty-seven: a white blouse, a dark blue skirt, her hair up. */
export const beatrix = person({
  build: woman,
  tone: 'pale',
  brow: brown,
  head: heads.round,
  hair: knot(brown, true),
  garment: blouse(colours.navy, colours.navyDark),
  sleeve: colours.linen,
  cuff: 0.9,
  legs: colours.black,
  shoe: colours.black,
})

/** At thirty-five, in a green dress and a straw hat. */
export const beatrixInGreen = person({
  build: woman,
  tone: 'pale',
  brow: brown,
  head: heads.round,
  hair: wearing(knot(brown), softHat('#e0bd72', colours.navy)),
  garment: gown({
    cloth: colours.green,
    dark: colours.greenDark,
    wide: 40,
    fichu: colours.linen,
    belt: colours.greenDark,
  }),
  sleeve: '#488563',
  cuff: 0.9,
  legs: colours.black,
  shoe: colours.black,
})

/** At seventy, a farmer: a felt hat, a coat of tweed. */
export const beatrixOld = person({
  build: { ...woman, shoulders: 37, limb: 24 },
  tone: 'ruddy',
  brow: '#cfcac6',
  head: heads.pear,
  hair: wearing(knot('#dcd7d3'), softHat(colours.brownDark, colours.rust)),
  garment: coat({ cloth: colours.brown, dark: colours.brownDark, hem: 64, belly: 10, buttons: colours.tan }),
  sleeve: '#74503c',
  legs: colours.greyDark,
  shoe: colours.brownDark,
  boot: 0.3,
})
