import type { Lighting } from '../../../painter/lighting.ts'

/** A wet day under a bright grey sky. */
export const wetDay: Lighting = {
  from: [480, -300],
  warm: '#f6f3ec',
  cool: '#5f6a8f',
  strength: 0.8,
  veil: ['#b7c2cf', 0.14],
  isOutdoors: true,
}
/** Rain at dusk. */
export const wetDusk: Lighting = {
  from: [700, 120],
  warm: '#ffd79a',
  cool: '#3d4470',
  strength: 0.9,
  veil: ['#6f7aa2', 0.34],
  isOutdoors: true,
}
export const morning: Lighting = {
  from: [140, -180],
  warm: '#fff2c8',
  cool: '#5f6fa6',
  strength: 1,
  isOutdoors: true,
}
export const evening: Lighting = {
  from: [900, 40],
  warm: '#ffd79a',
  cool: '#6a5a96',
  strength: 1,
  veil: ['#f3c9a0', 0.1],
  isOutdoors: true,
}
