import type { Lighting } from '../../../painter/lighting.ts'

/** The sun over the sea front, in the hours and weathers of `light.ts`. */
export const morningSun: Lighting = {
  from: [130, -180],
  warm: '#fff3c4',
  cool: '#5560a8',
  strength: 1,
  isOutdoors: true,
}
export const noonSun: Lighting = { ...morningSun, from: [470, -240], cool: '#56699f', strength: 0.9 }
export const wetLight: Lighting = {
  from: [480, -300],
  warm: '#eef3f2',
  cool: '#56688c',
  strength: 0.8,
  veil: ['#a5b4c4', 0.3],
  isOutdoors: true,
}
/** Dusk, with the shop's window for a lamp. */
export const shopWindow: Lighting = {
  from: [600, 470],
  warm: '#ffc27a',
  cool: '#4a3f96',
  strength: 1.15,
  reach: 560,
  veil: ['#8a78b8', 0.4],
  isOutdoors: true,
}
/** The sun goes down behind everybody. */
export const lowSun: Lighting = {
  from: [470, 380],
  warm: '#ffd08a',
  cool: '#6a3f78',
  strength: 1.15,
  veil: ['#d08a86', 0.3],
  isOutdoors: true,
}
/** The lamps of the chip shop, and those under which a book is looked at. */
export const lampAbove: Lighting = { from: [420, -140], warm: '#fff0c8', cool: '#6a5aa0', strength: 0.9 }
/** The lamp that hangs in the arch; a page says where. */
export const archLamp: Lighting = { from: [500, 90], warm: '#ffd08a', cool: '#43307a', strength: 1.1, reach: 620 }
