/*
 * British voices of browsers and devices, the best first: from the voice list of @readium/speech 0.1.1 (`en`).
 * Copyright (c) 2024, Readium Foundation. BSD 3-Clause License: https://github.com/readium/speech/blob/main/LICENSE
 */

/** What a voice is called in a list, and how its name begins or what it contains in the browser. */
export const britishVoices: readonly (readonly [label: string, name: string])[] = [
  ['Sonia', 'Microsoft Sonia'],
  ['Libby', 'Microsoft Libby'],
  ['Maisie', 'Microsoft Maisie'],
  ['Ryan', 'Microsoft Ryan'],
  ['Thomas', 'Microsoft Thomas'],
  ['Serena', 'Serena'],
  ['Jamie', 'Jamie'],
  ['Kate', 'Kate'],
  ['Stephanie', 'Stephanie'],
  ['Oliver', 'Oliver'],
  ['Woman 1', 'Google UK English 2 (Natural)'],
  ['Woman 2', 'Google UK English 4 (Natural)'],
  ['Woman 3', 'Google UK English 6 (Natural)'],
  ['Man 1', 'Google UK English 1 (Natural)'],
  ['Man 2', 'Google UK English 3 (Natural)'],
  ['Man 3', 'Google UK English 5 (Natural)'],
  ['Woman 1', 'en-gb-x-gba'],
  ['Woman 2', 'en-gb-x-gbc'],
  ['Woman 3', 'en-gb-x-gbg'],
  ['Man 1', 'en-gb-x-rjs'],
  ['Man 2', 'en-gb-x-gbb'],
  ['Man 3', 'en-gb-x-gbd'],
  ['Woman', 'Google UK English Female'],
  ['Man', 'Google UK English Male'],
  ['Daniel', 'Daniel'],
  ['Hazel', 'Microsoft Hazel'],
  ['Susan', 'Microsoft Susan'],
  ['George', 'Microsoft George'],
  ['Martha', 'Martha'],
  ['Arthur', 'Arthur'],
  ['Woman 4', 'Chrome OS UK English 7'],
]

/** Jokes, and voices that no child understands: Apple’s novelty and Eloquence voices, and eSpeak. */
export const unwanted =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b|espeak/i
