/** Lengths of a child and of a grown-up. */
export const child = { head: 38, neck: 6, torso: 73, shoulders: 25, arm: 76, leg: 81, limb: 18, hips: 13 }
export const adult = { head: 31, neck: 15, torso: 104, shoulders: 33, arm: 104, leg: 112, limb: 22, hips: 16 }
