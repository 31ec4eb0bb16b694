import type { Complexion, Expression } from './face.ts'
import type { Outline, Point } from './geometry.ts'
import type { HandState } from './hand.ts'
import type { SceneNode } from './scene.ts'

/** Lengths in the figure's own units; a child is about 235 high, an adult about 330. */
export type Build = {
  head: number
  /** How far the chin stands above the shoulders. */
  neck: number
  torso: number
  shoulders: number
  arm: number
  leg: number
  limb: number
  hips: number
}

/** Which way a head is seen, for those who draw hair and hats on it. The head has radius 1; from the `side` it faces right. */
export type HeadView = { back: boolean; turn: number; hat: boolean; side?: boolean }

export type GarmentView = { back: boolean; sitting: boolean; side?: boolean }

export type Figure = {
  build: Build
  complexion: Complexion
  /** Head shape of radius 1; its jaw is what tells an old face from a young one. */
  head: Outline
  /** `over` is what covers the ear of a head seen from the side. */
  hair: (view: HeadView) => { behind: SceneNode[]; front: SceneNode[]; over?: SceneNode[] }
  /** The garment over the torso: origin at the hips, y up is negative, `torso` high. */
  garment: (view: GarmentView, build: Build) => SceneNode[]
  /** The coat has a skirt, which lies over a lap to a straight hem; any other garment is round there. */
  hasSkirt?: true
  sleeve: string
  /** How much of the arm the sleeve covers, 0–1. */
  cuff: number
  trousers: string
  shoe: string
  /** How far the shoe or boot comes up the leg, 0–1. */
  boot: number
}

export type ArmLayer = 'back' | 'front' | 'over'

/** A pose. Left and right are those of the picture. Points are from the hips; angles are degrees, clockwise. */
export type Pose = {
  back?: boolean
  turn?: number
  nod?: number
  tilt?: number
  lean?: number
  /** On which leg a standing body rests: -1 the left of the picture, 1 the right. The hip goes out over it, the shoulder comes down. */
  weight?: number
  hands: [left: Point, right: Point]
  /** What each hand does; unless it is said, one that holds something grips it and any other rests. */
  grasp?: [left: HandState, right: HandState]
  /** Near hands (`drawn-hands.ts`) instead of those of the grasp, where there are any. */
  drawn?: [left: SceneNode[] | null, right: SceneNode[] | null]
  /** How large the hands are, where they are what the picture is about; 1 unless it is said. */
  handSize?: number
  /** Which way each elbow points: 1 outwards, -1 inwards. */
  elbows?: [number, number]
  arms?: [ArmLayer, ArmLayer]
  feet?: [Point, Point]
  knees?: [number, number]
  /** Where a seated figure's knees are; its shins hang from there. */
  seat?: [Point, Point]
  feeling: Expression
  hat?: SceneNode[]
  /** What a hand holds, drawn around the hand's centre, over the fingers or under them. */
  holding?: [SceneNode[], SceneNode[]]
  /** What the arms carry before the body, about its hips: it lies under arms that are 'over'. */
  load?: SceneNode[]
  /** Draws no legs: they are hidden or drawn by the page. */
  legless?: boolean
}
