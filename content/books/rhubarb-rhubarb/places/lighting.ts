import type { Lighting } from '../../../painter/lighting.ts'

/** Daylight from the upper left, on ponds and hills. */
export const day: Lighting = { from: [160, -200], warm: '#fff3c8', cool: '#5a6aa6', strength: 0.95, isOutdoors: true }
/** A lamp in a room at night; a page says where. */
export const lamp: Lighting = { from: [760, 60], warm: '#ffd894', cool: '#33306e', strength: 1.1, reach: 620 }
/** The light of a room by day. */
export const indoors: Lighting = { from: [300, -160], warm: '#fff1cc', cool: '#7a5f96', strength: 0.9 }
/** Rain from a dark sky. */
export const rainy: Lighting = {
  from: [620, -240],
  warm: '#e4edf2',
  cool: '#38436a',
  strength: 0.85,
  veil: ['#8796ae', 0.26],
  isOutdoors: true,
}
