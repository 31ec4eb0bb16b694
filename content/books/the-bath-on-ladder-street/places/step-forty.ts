import { line, poly, rect } from '../../../kit/geometry.ts'
import { fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { pianoWithCat } from '../props/piano.ts'

/** Step forty with its bench and roof over the piano: 330 wide, 290 high, its feet at the origin's level. */
export function shelteredPiano(): SceneNode[] {
  return [
    fill(rect(-160, -6, 330, 14, 2), colours.stone),
    stroke(line([-146, 0], [-146, -226]) + line([152, 0], [152, -226]), colours.woodDark, 11),
    place(pianoWithCat(), { x: -56 }),
    fill(rect(46, -66, 88, 10, 3), colours.wood),
    fill(rect(46, -104, 88, 9, 3) + rect(46, -90, 88, 9, 3), colours.wood),
    stroke(
      line([56, -58], [56, 0]) +
        line([124, -58], [124, 0]) +
        line([52, -106], [52, -60]) +
        line([128, -106], [128, -60]),
      colours.woodDark,
      8,
    ),
    ...paper(poly('-176,-222 -150,-284 156,-284 182,-222'), colours.raspberry, 5),
    stroke('M-166 -244H172M-158 -264H164', colours.raspberryDark, 3),
    fill(rect(-180, -226, 366, 11, 3), colours.cream),
  ]
}
