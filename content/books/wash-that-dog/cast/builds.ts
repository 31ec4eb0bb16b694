/** Lengths of a child and of a grown-up, and the head that most have. */
export const child = { head: 40, torso: 73, shoulders: 25, arm: 76, leg: 81, limb: 18, hips: 13 }
export const adult = { head: 38, torso: 104, shoulders: 33, arm: 104, leg: 112, limb: 22, hips: 16 }
export const roundHead =
  '0,-1 0.68,-0.78 0.96,-0.1 0.88,0.46 0.5,0.86 0,0.98 -0.5,0.86 -0.88,0.46 -0.96,-0.1 -0.68,-0.78'
export const longHead =
  '0,-1.02 0.66,-0.8 0.94,-0.12 0.86,0.48 0.5,0.94 0,1.06 -0.5,0.94 -0.86,0.48 -0.94,-0.12 -0.66,-0.8'
