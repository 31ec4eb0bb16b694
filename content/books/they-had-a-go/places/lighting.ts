import type { Lighting } from '../../../painter/lighting.ts'

/** A fine day out of doors. */
export const day: Lighting = { from: [180, -200], warm: '#fff2cf', cool: '#6675a4', strength: 1, isOutdoors: true }
/** Grey rain. */
export const wet: Lighting = {
  from: [480, -300],
  warm: '#eef0ee',
  cool: '#56617f',
  strength: 0.8,
  veil: ['#a9b6c3', 0.2],
  isOutdoors: true,
}
/** Evening out of doors. */
export const evening: Lighting = {
  from: [880, 40],
  warm: '#ffd59a',
  cool: '#5d5590',
  strength: 1,
  veil: ['#e9b890', 0.1],
  isOutdoors: true,
}
/** A moonlit night out of doors. */
export const night: Lighting = {
  from: [760, 90],
  warm: '#cfdcff',
  cool: '#252c55',
  strength: 0.9,
  veil: ['#2c3a66', 0.34],
  isOutdoors: true,
}
/** A room by day, its window on the right. */
export const windowLight: Lighting = { from: [900, 140], warm: '#fff3d6', cool: '#7a6f94', strength: 0.95 }
/** A room by day, its window on the left. */
export const windowLeft: Lighting = { ...windowLight, from: [60, 140] }
/** A candle or a lamp, at a place. */
export const lampAt = (x: number, y: number, reach = 620): Lighting => ({
  from: [x, y],
  warm: '#ffd08a',
  cool: '#3b3358',
  strength: 1.1,
  reach,
  veil: ['#5a4766', 0.16],
})
