import type { Complexion } from '../../../kit/face.ts'
import type { Outline } from '../../../kit/geometry.ts'
import type { HairStyle } from '../../../kit/hair-styles.ts'
import { heads } from '../../../kit/heads.ts'
import type { Build, Figure } from '../../../kit/pose.ts'

export const child: Build = { head: 38, neck: 6, torso: 74, shoulders: 25, arm: 76, leg: 82, limb: 18, hips: 13 }
export const woman: Build = { head: 31, neck: 15, torso: 102, shoulders: 32, arm: 102, leg: 112, limb: 21, hips: 15 }
export const man: Build = { head: 31, neck: 15, torso: 108, shoulders: 36, arm: 106, leg: 118, limb: 24, hips: 16 }

const tones = {
  pale: { skin: '#f3cbb0', shade: '#d8a488', blush: '#e98270' },
  fair: { skin: '#efbf9c', shade: '#cf9674', blush: '#de735e' },
  ruddy: { skin: '#eeb292', shade: '#cb8767', blush: '#d9604f' },
  olive: { skin: '#d9a273', shade: '#b27c50', blush: '#cd6a4c' },
  brown: { skin: '#a9744b', shade: '#855634', blush: '#b85a3c' },
  creole: { skin: '#a06c46', shade: '#7b4e30', blush: '#b5553c' },
} satisfies Record<string, Omit<Complexion, 'brow'>>

type Person = {
  build: Build
  tone: keyof typeof tones
  brow: string
  head?: Outline
  hair: HairStyle
  garment: Figure['garment']
  sleeve: string
  cuff?: number
  /** Of a dress, what shows below its hem. */
  legs: string
  shoe: string
  boot?: number
}

/** Somebody of former times. */
export const person = ({
  build,
  tone,
  brow,
  head,
  hair,
  garment,
  sleeve,
  cuff = 0.88,
  legs,
  shoe,
  boot = 0.12,
}: Person): Figure => ({
  build,
  complexion: { ...tones[tone], brow },
  head: head ?? (build === child ? heads.round : heads.pear),
  hair,
  garment,
  sleeve,
  cuff,
  trousers: legs,
  shoe,
  boot,
})
