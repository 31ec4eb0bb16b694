import type { Lighting } from '../../../painter/lighting.ts'

/** What falls through the clouds of Cwm Glaw, in the weathers of `light.ts`. */
export const drizzleLight: Lighting = {
  from: [260, -280],
  warm: '#f2f3ea',
  cool: '#566690',
  strength: 0.85,
  veil: ['#a9b6c6', 0.2],
  isOutdoors: true,
}
export const downpourLight: Lighting = {
  from: [600, -240],
  warm: '#dfe8f2',
  cool: '#39466e',
  strength: 0.9,
  veil: ['#8292b4', 0.36],
  isOutdoors: true,
}
export const brightSun: Lighting = {
  from: [160, -180],
  warm: '#fff3c8',
  cool: '#5a66a8',
  strength: 1,
  isOutdoors: true,
}
/** The lamp in the street at dusk. */
export const streetLamp: Lighting = {
  from: [576, 20],
  warm: '#ffcf86',
  cool: '#3c3470',
  strength: 1.15,
  reach: 640,
  veil: ['#8f84bc', 0.34],
  isOutdoors: true,
}
/** Mr Bowen's fire. */
export const fireside: Lighting = { from: [900, 430], warm: '#ffc27a', cool: '#7a5a86', strength: 1 }
export const kitchenLamp: Lighting = { from: [560, -60], warm: '#fff0c4', cool: '#8a5a78', strength: 0.9 }
export const shopLamp: Lighting = { from: [700, -160], warm: '#fff4cc', cool: '#5f6a86', strength: 0.9 }
