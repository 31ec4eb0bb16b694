import { figure } from '../../../kit/figure.ts'
import { blob, curve, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { grandpa } from '../cast/grandpa.ts'
import { temi } from '../cast/temi.ts'
import { colours } from '../palette.ts'
import { wet } from '../places/light.ts'
import { boat, sea, sky } from '../places/seafront.ts'
import { pencil } from '../props/furniture.ts'

const light = { ...wet, skyTop: '#93a5ad', skyLow: '#ead9b8', sea: '#6b9196' }

// The coat lies round both of them: its back behind, a lapel over each outer shoulder.
const coatBack = blob([[-150, -110], [-60, -226], [40, -240], [150, -140], [250, -80], [276, 40], [290, 260], [-190, 260], [-180, 20]])
const lapels: SceneNode[] = [
  [[-150, -120], [-96, -196], [-64, -190], [-76, -90], [-84, 40], [-70, 260], [-190, 260], [-180, 10]] as const,
  [[164, -126], [204, -134], [256, -84], [280, 40], [292, 260], [206, 260], [220, 60], [206, -50]] as const,
].flatMap((points) => {
  const shape = blob(points)
  return [...paper(shape, colours.navy, 4), clipTo(shape, [dabs({ x: -200, y: -200, w: 520, h: 460 }, colours.navyDark, 60, 5, { length: 40, width: 4, angle: 80, opacity: 0.4 })])]
})

export const page09: Drawing = {
  scene: [
    ...sky(light, 330, 61),
    ...sea(light, 322, 720, 62),
    place(boat('#d9a58a', '#5d4a4a'), { x: 420, y: 352, scale: 0.6 }),
    place(boat('#e3c27e', '#47566e'), { x: 880, y: 350, scale: 0.5 }),
    rain({ x: -20, y: -20, w: 1000, h: 400 }, 50, 65, '#f6f4ea', 0.35),
    place(
      [
        fill(coatBack, colours.navyDark),
        place(figure(temi, { turn: -0.25, nod: 0.25, tilt: -6, hands: [[-24, -30], [10, -26]], feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [-0.7, 0.9] }, legless: true }), { x: 150, y: 84, scale: 1.16 }),
        place(figure(grandpa, { turn: 0.4, nod: 0.35, tilt: 5, lean: 2, hands: [[-40, -20], [58, -54]], arms: ['front', 'over'], feeling: { eyes: 'happy', brows: 'up', mouth: 'smile' }, holding: [[], [place(pencil(62), { rotate: 28, x: 4, y: 6, scale: 1.1 })]], legless: true }), { x: -10, y: 60, scale: 1.3 }),
        ...lapels,
      ],
      { x: 620, y: 560, scale: 1.24 },
    ),
    stroke(curve([[0, 706], [320, 700]]), '#7c736c', 0.1),
    fill(rect(0, 676, 960, 44), '#8d857d'),
    fill(rect(0, 672, 960, 10), '#b3aaa0'),
  ],
  text: { x: 52, y: 44, w: 380, h: 440, ink: colours.ink, ground: '#a9bbb9', size: 22 },
}
