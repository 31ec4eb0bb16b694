import { digit, grippingHand, nail, type Skin } from '../../../kit/drawn-hands.ts'
import { line, type Point } from '../../../kit/geometry.ts'
import { drawnAt } from '../../../kit/hand.ts'
import { fill, part, type SceneNode, stroke } from '../../../kit/scene.ts'

/*
 * A near hand that holds something thin, in the units of `kit/drawn-hands.ts`: the fingers go behind the thing, the thumb before it.
 */

/** The palm, and the fingers that are behind what the hand holds. */
export const pinchBehind = ({ skin, shade }: Skin): SceneNode[] => [
  fill(digit('0.4,-0.7 1.4,-0.86 2.3,-0.6', 0.3, 0.25), skin),
  fill(digit('0.5,-0.3 1.6,-0.36 2.6,-0.1', 0.31, 0.25), skin),
  fill(digit('0.6,0.2 1.8,0.16 2.8,0.3', 0.31, 0.25), skin),
  ...grippingHand({ skin, shade }).slice(0, 1),
  stroke(line([0.5, -0.5], [1.2, -0.58]) + line([0.6, -0.04], [1.3, -0.08]), shade, 0.09),
]

/** The thumb, which lies on what the hand holds. */
export const pinchThumb = ({ skin }: Skin): SceneNode[] => [
  fill(digit('-0.6,0.6 0.5,1.26 1.4,1.2 2.2,0.66', 0.36, 0.26), skin),
  nail([2.26, 0.6], -34, 0.17),
]

/** The thumb of an arm whose hand is `pinchBehind`, drawn after what the hand holds; `size` is half the width of the palm. */
export const thumbOver = (skin: Skin, hand: Point, elbow: Point, size: number, thumb: 1 | -1): SceneNode =>
  part({ is: 'arm', short: 0 }, [drawnAt(pinchThumb(skin), hand, elbow, size, thumb)])
