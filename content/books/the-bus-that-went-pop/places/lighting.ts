import type { Lighting } from '../../../painter/lighting.ts'

/** The sky over the allotments, in the hours of `light.ts`. */
export const duskLight: Lighting = {
  from: [880, 260],
  warm: '#ffbe94',
  cool: '#3f3a80',
  strength: 1,
  veil: ['#a494c8', 0.3],
  isOutdoors: true,
}
export const frostySun: Lighting = {
  from: [150, -180],
  warm: '#fff1dc',
  cool: '#5a66a8',
  strength: 0.95,
  isOutdoors: true,
}
export const greyLight: Lighting = {
  from: [480, -300],
  warm: '#f4f5fa',
  cool: '#6a74a4',
  strength: 0.75,
  veil: ['#c0c8dc', 0.2],
  isOutdoors: true,
}
export const morningSun: Lighting = { ...frostySun, warm: '#fff3cc', from: [170, -160], strength: 1 }
/** The moon; a page says where it stands. */
export const moonlight: Lighting = {
  from: [840, 60],
  warm: '#d4dcff',
  cool: '#23285e',
  strength: 0.9,
  veil: ['#8c95cc', 0.3],
  isOutdoors: true,
}
/** Lamps under the ceiling of the bus, or daylight through its windows. */
export const busLamps: Lighting = { from: [480, -40], warm: '#fff0b8', cool: '#6a4a78', strength: 0.95 }
/** Mr Gill's candle, or his torch: a page says where. Without it everything is dark. */
export const candle: Lighting = { from: [560, 520], warm: '#ffc46a', cool: '#3a2a6a', strength: 1.1, reach: 520 }
/** So dark that there is no light to speak of. */
export const dark: Lighting = { from: [490, 300], warm: '#9aa2e8', cool: '#14163c', strength: 0.7, reach: 520 }
