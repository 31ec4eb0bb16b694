/** The light of one hour and weather: what sky, hills, slates and steps look like in it. */
export type Light = {
  skyTop: string
  skyLow: string
  cloud: string
  hillFar: string
  hill: string
  hillNear: string
  tread: string
  riser: string
  ground: string
  roof: string
  /** Laid over the houses to sink them into the weather, with its strength. */
  veil: [colour: string, strength: number]
  lit: boolean
}

export const drizzle: Light = {
  skyTop: '#9db6cb',
  skyLow: '#dfe8ea',
  cloud: '#f2f4f2',
  hillFar: '#a9b9b4',
  hill: '#8ba48c',
  hillNear: '#708c6c',
  tread: '#bcb2a6',
  riser: '#8d8279',
  ground: '#7b716b',
  roof: '#566178',
  veil: ['#8fa0b4', 0.16],
  lit: false,
}
export const downpour: Light = {
  skyTop: '#4c5a73',
  skyLow: '#93a2b0',
  cloud: '#6a7890',
  hillFar: '#7f919a',
  hill: '#66807a',
  hillNear: '#506a60',
  tread: '#98938f',
  riser: '#6d6969',
  ground: '#585860',
  roof: '#414c63',
  veil: ['#4c5a73', 0.34],
  lit: true,
}
export const bright: Light = {
  skyTop: '#9ccbe0',
  skyLow: '#eef2dc',
  cloud: '#fffaf2',
  hillFar: '#a6c2ac',
  hill: '#86ae7d',
  hillNear: '#6d9a63',
  tread: '#d3c5b0',
  riser: '#a59581',
  ground: '#93836f',
  roof: '#5d6a86',
  veil: ['#ffffff', 0],
  lit: false,
}
export const dusk: Light = {
  skyTop: '#34385f',
  skyLow: '#a9788f',
  cloud: '#5d5680',
  hillFar: '#6d6488',
  hill: '#514f72',
  hillNear: '#413f60',
  tread: '#8a7f92',
  riser: '#625a72',
  ground: '#4d465e',
  roof: '#333450',
  veil: ['#34345c', 0.42],
  lit: true,
}
export const summer: Light = {
  ...bright,
  skyTop: '#5fb4e2',
  skyLow: '#cdeaf2',
  hillFar: '#9cc9a0',
  hill: '#7cb56d',
  hillNear: '#649d54',
  tread: '#e3d3b5',
  riser: '#b3a084',
}
