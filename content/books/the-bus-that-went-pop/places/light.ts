/** The light of one hour and weather: what sky, hills, town and ground look like in it. */
export type Light = {
  skyTop: string
  /** The sky at two thirds of the way down. */
  skyMid: string
  skyLow: string
  haze: string
  far: string
  town: string
  window: string
  ground: string
  groundMark: string
  groundFar: string
  timber: string
  timberMark: string
  plant: string
  plantMark: string
  /** Stars or snow-light: how strongly the sky glitters, 0–1. */
  stars: number
}

export const dusk: Light = {
  skyTop: '#33376f',
  skyMid: '#5a4f8c',
  skyLow: '#f2a88d',
  haze: '#f7c9a4',
  far: '#6f5f94',
  town: '#57497c',
  window: '#ffd98a',
  ground: '#6a5560',
  groundMark: '#55434f',
  groundFar: '#7b6478',
  timber: '#8a5f52',
  timberMark: '#6b463f',
  plant: '#5f8c6a',
  plantMark: '#3f6a55',
  stars: 0.35,
}
export const frostyDay: Light = {
  skyTop: '#9fb6e3',
  skyMid: '#c9d6ee',
  skyLow: '#eef0f6',
  haze: '#f9ecdf',
  far: '#a9b3d6',
  town: '#8e97c2',
  window: '#f7cf6b',
  ground: '#94786c',
  groundMark: '#7a6158',
  groundFar: '#b9aebb',
  timber: '#a5735c',
  timberMark: '#7f5444',
  plant: '#7ca388',
  plantMark: '#557e68',
  stars: 0,
}
export const greyDay: Light = {
  ...frostyDay,
  skyTop: '#8b93b4',
  skyMid: '#b3bace',
  skyLow: '#cdd2df',
  haze: '#dde0e8',
  far: '#a4aac2',
  town: '#8d93b0',
  ground: '#e8edf6',
  groundMark: '#bcc7de',
  groundFar: '#d6ddec',
  timber: '#86656a',
  timberMark: '#664b54',
}
export const night: Light = {
  skyTop: '#12143a',
  skyMid: '#252a5e',
  skyLow: '#39427f',
  haze: '#4a5594',
  far: '#2a3068',
  town: '#222758',
  window: '#ffcf70',
  ground: '#2b2f5c',
  groundMark: '#3d4478',
  groundFar: '#2f3568',
  timber: '#40355c',
  timberMark: '#2f2749',
  plant: '#3a5a72',
  plantMark: '#2a4560',
  stars: 1,
}
export const snowyNight: Light = {
  ...night,
  skyTop: '#171a4a',
  skyMid: '#2b3170',
  skyLow: '#4d5a9e',
  ground: '#b7c5ea',
  groundMark: '#93a4d6',
  groundFar: '#8797cc',
  plant: '#6b83ad',
  plantMark: '#4d6390',
}
export const brightMorning: Light = {
  ...frostyDay,
  skyTop: '#8cc4ea',
  skyMid: '#c8e2f0',
  skyLow: '#fdf0d2',
  haze: '#fff4dc',
  ground: '#eef3fa',
  groundMark: '#c3d2ea',
  groundFar: '#dde6f4',
}
