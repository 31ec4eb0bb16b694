import type { Lighting } from '../../../painter/lighting.ts'

/** A wet morning under a bright sky. */
export const wetDay: Lighting = {
  from: [480, -300],
  warm: '#f6f4ec',
  cool: '#5d6b92',
  strength: 0.82,
  veil: ['#b9c6cf', 0.12],
  isOutdoors: true,
}
export const drizzle: Lighting = {
  from: [480, -300],
  warm: '#eef1f0',
  cool: '#505c84',
  strength: 0.8,
  veil: ['#9fafbf', 0.24],
  isOutdoors: true,
}
export const sunny: Lighting = {
  from: [140, -180],
  warm: '#fff2c8',
  cool: '#5f6fa6',
  strength: 1,
  isOutdoors: true,
}
export const evening: Lighting = {
  from: [880, 60],
  warm: '#ffd9a0',
  cool: '#67589a',
  strength: 1,
  veil: ['#f0c8a8', 0.1],
  isOutdoors: true,
}
