import { figure } from '../../../kit/figure.ts'
import type { Pose } from '../../../kit/pose.ts'
import { place } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { jess } from '../cast/jess.ts'
import { kay, kaysLegs } from '../cast/kay.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { morning } from '../places/lighting.ts'
import { awning, raised, shadow, street, sunny, table } from '../places/street.ts'
import { boot } from '../props/boot.ts'
import { crutch } from '../props/things.ts'

const stance: Pose = {
  turn: 0.45,
  tilt: 4,
  nod: 0.1,
  hands: [
    [-64, -8],
    [66, -8],
  ],
  grasp: ['grip', 'grip'],
  arms: ['over', 'over'],
  feet: [
    [-16, 112],
    [8, 112],
  ],
  feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  holding: [[], [place(crutch(112), { rotate: -5 })]],
  legless: true,
}

export const drawing: Drawing = {
  scene: [
    raised([
      ...street(sunny, 111),
      shadow(620, 532, 480, 0.16),
      place(
        figure(jess, {
          turn: -0.4,
          nod: 0.3,
          hands: [
            [-36, -20],
            [50, -16],
          ],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [0.4, 1] },
          legless: true,
        }),
        { x: 556, y: 428, scale: 1.34 },
      ),
      place(
        figure(mo, {
          turn: -0.5,
          tilt: -4,
          hands: [
            [-50, -26],
            [30, -100],
          ],
          grasp: ['rest', 'open'],
          arms: ['front', 'over'],
          feeling: { eyes: 'wide', brows: 'up', mouth: 'grin', gaze: [-0.8, 0.6] },
          legless: true,
        }),
        { x: 764, y: 432, scale: 1.34 },
      ),
      place(table(), { x: 640, y: 530 }),
      place(boot('green'), { x: 668, y: 440, scale: 1.04 }),
      place(awning(350), { x: 650, y: 176, scale: 1.04 }),
      shadow(222, 552, 210),
      place(crutch(104), { x: 128, y: 406, rotate: 5, scale: 1.36 }),
      place([...kaysLegs(stance), ...figure(kay, stance)], { x: 218, y: 394, scale: 1.36 }),
    ]),
  ],
  lighting: morning,
  text: { x: 70, y: 538, w: 830, h: 152, ink: colours.ink, ground: colours.paving, size: 27 },
}
