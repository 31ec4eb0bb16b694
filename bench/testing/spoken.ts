import { spawnSync } from 'node:child_process'

/** A text as espeak-ng has spoken it. `starts`: when each of its words begins, in milliseconds; null where espeak-ng joins it to the one before. */
export interface Spoken {
  samples: Float32Array
  rate: number
  starts: (number | null)[]
}

interface Speaking {
  voice: string
  wordsPerMinute: number
  /** In decibels below the loudest sound; nobody records in a room without a sound. */
  noise: number
}

/** Why there is no voice, with what to install. */
export class NoVoice extends Error {}

/** Lets espeak-ng speak texts, whose words are divided by white space. */
export function speak(texts: readonly string[], { voice, wordsPerMinute, noise }: Speaking): Spoken[] {
  const { error, status, stdout, stderr } = spawnSync('python3', [`${import.meta.dirname}/speak.py`], {
    input: texts.map((text) => `${JSON.stringify({ text, voice, wordsPerMinute })}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (error || status === 3)
    throw new NoVoice('This needs espeak-ng and Python 3. On Debian: apt-get install espeak-ng python3')
  if (status !== 0) throw new Error(stderr)
  const answers = stdout.trim().split('\n')
  return texts.map((text, at) => read(text, answers[at] ?? '', noise))
}

function read(text: string, answer: string, noise: number): Spoken {
  const {
    rate,
    samples: encoded,
    words,
  } = JSON.parse(answer) as {
    rate: number
    samples: string
    words: [position: number, milliseconds: number][]
  }
  const sound = Buffer.from(encoded, 'base64')
  const hiss = 10 ** (-noise / 20)
  const samples = new Float32Array(sound.length / 2)
  for (const at of samples.keys()) samples[at] = sound.readInt16LE(at * 2) / 32_768 + (random(at) - 0.5) * hiss
  const starts = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const found = words.find(([position]) => position >= index && position < index + word.length)
    return found?.[1] ?? null
  })
  return { samples, rate, starts }
}

/** Between 0 and 1, and the same in each run. */
function random(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}
