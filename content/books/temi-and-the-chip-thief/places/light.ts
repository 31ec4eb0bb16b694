import { colours } from '../palette.ts'

/** The light of one hour and weather: what the sky, sea and stone look like in it. */
export type Light = {
  skyTop: string
  skyLow: string
  sea: string
  seaMark: string
  seaNear: string
  land: string
  landNear: string
  wall: string
  wallMark: string
  ground: string
  groundMark: string
  cloud: string
}

export const morning: Light = {
  skyTop: '#a9d9dc',
  skyLow: '#f3f1d8',
  sea: colours.sea,
  seaMark: '#a5d6cd',
  seaNear: '#3c9094',
  land: '#86ad7c',
  landNear: '#6a9a70',
  wall: '#c7ae90',
  wallMark: '#a68c70',
  ground: '#efdcb6',
  groundMark: '#d9bd8e',
  cloud: '#fffaf0',
}
export const noon: Light = { ...morning, skyTop: '#8fcbd6', skyLow: '#d9eee2', sea: '#3f9aa0', seaNear: '#2c7f88' }
export const storm: Light = {
  skyTop: '#2f3b54',
  skyLow: '#7f8d98',
  sea: '#3d6a74',
  seaMark: '#8fb0b0',
  seaNear: '#2b525f',
  land: '#4c6660',
  landNear: '#3d5650',
  wall: '#8b8179',
  wallMark: '#6d645f',
  ground: '#b7aa98',
  groundMark: '#94897c',
  cloud: '#5b687c',
}
export const wet: Light = {
  skyTop: '#8a9aa5',
  skyLow: '#c4cdca',
  sea: '#5f8288',
  seaMark: '#a9c2c0',
  seaNear: '#476c75',
  land: '#718780',
  landNear: '#5d746d',
  wall: '#9c9289',
  wallMark: '#7c736c',
  ground: '#c9c0b1',
  groundMark: '#a89f93',
  cloud: '#a6b2b6',
}
export const dusk: Light = {
  skyTop: '#3d3f70',
  skyLow: '#e08d77',
  sea: '#4a5c86',
  seaMark: '#d79a8c',
  seaNear: '#38476f',
  land: '#473f63',
  landNear: '#393354',
  wall: '#6f5f72',
  wallMark: '#584a60',
  ground: '#8d7684',
  groundMark: '#715d70',
  cloud: '#7a5f86',
}
export const sunset: Light = {
  skyTop: '#e9845f',
  skyLow: '#fbd583',
  sea: '#d98a6a',
  seaMark: '#fde0a0',
  seaNear: '#a9646a',
  land: '#8a5a6c',
  landNear: '#74485f',
  wall: '#8d6a66',
  wallMark: '#6f5156',
  ground: '#c79a7c',
  groundMark: '#a67b66',
  cloud: '#f7b48a',
}
