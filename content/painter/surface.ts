/**
 * How gouache and coloured pencil behave. Thick watercolour without a line was tried, and cut paper: the one lost faces in its pools, the other looked as
 * flat as what it was to replace. Lengths are in points; the others are shares.
 */
export const surface = {
  /** How far a hand strays, and how far in a face. */
  wobble: 1.4,
  faceWobble: 0.55,
  /** How far along a ruler. */
  postWobble: 0.3,
  /** The width of a pencil's line and how strong it is. */
  line: 1.5,
  lineStrength: 0.78,
  /** Pools, hairs of the brush and the paper's tooth make paint thick and thin; mixtures drift from warm to cool. */
  pools: 0.3,
  hairs: 0.09,
  tooth: 0.09,
  drift: 0.08,
  /** Paint dries darker at its edge. */
  rim: 0.2,
  /** The side turned away from the light, and the side towards it. */
  shade: 0.38,
  lit: 0.17,
  /** What people throw on what is behind them. */
  shadow: 0.3,
}
