import { part, place, type SceneNode, stroke } from './scene.ts'

// Letters as a sign-painter's brush makes them, on a box 4 wide and 6 high.
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  B: 'M0 6V0H2Q3.6 0 3.6 1.5Q3.6 3 2 3H0H2.2Q4 3 4 4.5Q4 6 2.2 6Z',
  C: 'M4 1Q3.2 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q3.2 6 4 5',
  D: 'M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z',
  E: 'M3.6 0H0V6H3.8M0 2.9H3',
  F: 'M3.6 0H0V6M0 2.9H3',
  G: 'M4 1Q3.2 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2Q3.4 6 1.8 6Q0.4 6 0.2 4.6',
  K: 'M0 0V6M3.8 0L0 3.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6L0.4 0L2 3.4L3.6 0L4 6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4.2 0 4.2 3Q4.2 6 2 6Q-0.2 6 -0.2 3Q-0.2 0 2 0Z',
  P: 'M0 6V0H2Q4 0 4 1.7Q4 3.4 2 3.4H0',
  Q: 'M2 0Q4.2 0 4.2 3Q4.2 6 2 6Q-0.2 6 -0.2 3Q-0.2 0 2 0ZM2.6 4.2L4.3 6.4',
  R: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0M1.8 3.2L4 6',
  S: 'M3.8 0.9Q3 0 2 0Q0.2 0 0.2 1.5Q0.2 2.7 2 3Q4 3.3 4 4.6Q4 6 2 6Q0.7 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-0.2 0L0.9 6L2 2L3.1 6L4.2 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '1': 'M1 1L2.2 0V6',
  '0': 'M2 0Q4.2 0 4.2 3Q4.2 6 2 6Q-0.2 6 -0.2 3Q-0.2 0 2 0Z',
  '2': 'M0.2 1.4Q0.6 0 2 0Q3.8 0 3.8 1.6Q3.8 3 0 6H4',
  '3': 'M0.2 0.8Q0.8 0 2 0Q3.7 0 3.7 1.5Q3.7 2.9 1.6 2.9Q4 2.9 4 4.4Q4 6 2 6Q0.6 6 0 5',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H0.6L0.3 2.8Q1 2.3 2 2.3Q4 2.3 4 4.1Q4 6 2 6Q0.6 6 0 5.2',
  '6': 'M3.4 0.3Q0 1 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.6 2 2.6Q0.4 2.6 0.1 4',
  '7': 'M0 0H4Q1.8 2.6 1.5 6',
  '8': 'M2 2.8Q0.3 2.6 0.3 1.4Q0.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.6 2 2.8Q0 3 0 4.5Q0 6 2 6Q4 6 4 4.5Q4 3 2 2.8Z',
  '9': 'M0.6 5.7Q4 5 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.4 2 3.4Q3.6 3.4 3.9 2',
  '=': 'M0.4 2.2H3.6M0.4 4H3.6',
  '!': 'M2 0V4M2 5.8V6',
  '’': 'M2.2 0L1.7 1.6',
}

/** Words painted on a sign in capitals, centred on the origin, `height` tall. They are drawn, not text: say them in the alt text. */
export function lettering(words: string, height: number, colour: string, weight = 0.2): SceneNode {
  const step = 5.4
  const isNarrow = (character: string) => ' I’'.includes(character)
  const width = [...words].reduce((sum, c) => sum + (isNarrow(c) ? 3.4 : step), 0) - 1.4
  let x = -width / 2
  const nodes = [...words].flatMap((character): SceneNode[] => {
    const d = strokes[character]
    const narrow = isNarrow(character)
    const node = d ? [place([stroke(d, colour, weight * 5)], { x: narrow ? x - 1 : x, y: -3 })] : []
    x += narrow ? 3.4 : step
    return node
  })
  return part({ is: 'lettering' }, [place(nodes, { scale: height / 6 })])
}
