export interface Loudness {
  isGood: boolean
  sentence: string
}

/** In decibels below the loudest that a recording can hold. */
const quiet = -38
const silent = -55
const noisy = 12
/** As a share of the samples. */
const maxClipped = 0.0005

const decibels = (power: number) => 10 * Math.log10(power + 1e-12)

/** The power of each 20 milliseconds. */
function powersOf(samples: Float32Array, rate: number): number[] {
  const length = Math.max(1, Math.round(rate / 50))
  return Array.from({ length: Math.floor(samples.length / length) }, (_, at) => {
    let sum = 0
    for (let index = at * length; index < (at + 1) * length; index++) sum += (samples[index] ?? 0) ** 2
    return sum / length
  })
}

/** Whether a recording is loud enough, and not too loud, with what to do about it. */
export function judgeLoudness(samples: Float32Array, rate: number): Loudness {
  const powers = powersOf(samples, rate).sort((a, b) => a - b)
  const at = (share: number) => decibels(powers[Math.floor(powers.length * share)] ?? 0)
  const [noise, speech] = [at(0.1), at(0.9)]
  const clipped = samples.reduce((count, sample) => count + (Math.abs(sample) >= 0.99 ? 1 : 0), 0) / samples.length
  if (!(speech > silent))
    return {
      isGood: false,
      sentence: 'We heard nothing. Check that the right microphone is chosen, then record again.',
    }
  if (clipped > maxClipped)
    return { isGood: false, sentence: 'This is too loud and will crackle. Move away a little, then record again.' }
  if (speech < quiet)
    return { isGood: false, sentence: 'This is too quiet. Move closer to the microphone, then record again.' }
  if (speech - noise < noisy)
    return { isGood: false, sentence: 'There is a lot of background noise. Find a quieter place, then record again.' }
  return { isGood: true, sentence: 'The loudness is good.' }
}

/** A recording as sound of one channel, 16,000 samples a second. Null where the browser cannot read its own recording. */
export async function samplesOf(recording: Blob): Promise<{ samples: Float32Array; rate: number } | null> {
  const rate = 16_000
  const context = new OfflineAudioContext(1, 1, rate)
  const sound = await context.decodeAudioData(await recording.arrayBuffer()).catch(() => null)
  return sound && { samples: sound.getChannelData(0), rate }
}
