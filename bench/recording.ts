/**
 * When the words of the storybooks that ship begin, as the recording page finds them in speech of espeak-ng, which says when they do. Ends
 * with 1 when the median of a book is more than 120 ms off.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../server/config/config.ts'
import { wordsOf } from '../server/features/resources/narrations/heard-pages.ts'
import { findPrepared } from '../server/features/resources/prepared.ts'
import { ShippedContent } from '../server/features/resources/shipped/shipped-content.ts'
import { findWords } from '../web/features/reader/recording/find-words.ts'
import { NoVoice, speak } from './testing/spoken.ts'

const most = 120
/** A slow reader, a usual one and a quick one, in a quiet room and in a loud one. */
const readings = [
  { voice: 'en-gb', wordsPerMinute: 100, noise: 60 },
  { voice: 'en-gb', wordsPerMinute: 130, noise: 40 },
  { voice: 'en-gb-scotland', wordsPerMinute: 160, noise: 50 },
]

const { contentFolder, preparedFolder } = readConfig()
const { resources } = ShippedContent.parse(JSON.parse(await readFile(join(contentFolder, 'manifest.json'), 'utf8')))
try {
  for (const { title, sha256 } of resources.filter(({ category }) => category === 'storybook')) {
    const pages = (await findPrepared(preparedFolder, sha256))?.facts.pages ?? []
    const read = pages.map(({ text }) => wordsOf(text)).filter((words) => words !== '')
    for (const reading of readings) {
      const spoken = speak(read, reading)
      const off = spoken.flatMap(({ samples, rate, starts }, at) => {
        const found = findWords(samples, rate, read[at]?.split(' ') ?? [])
        return starts.flatMap((start, word) =>
          start === null ? [] : Math.abs((found?.[word] ?? Number.POSITIVE_INFINITY) - start),
        )
      })
      off.sort((a, b) => a - b)
      const at = (share: number) => Math.round(off[Math.floor(off.length * share)] ?? Number.POSITIVE_INFINITY)
      const { voice, wordsPerMinute, noise } = reading
      console.log(
        `${title}: ${off.length} words on ${read.length} pages, ${voice}, ${wordsPerMinute} words a minute, noise ${noise} dB below:`,
        `median ${at(0.5)} ms, p90 ${at(0.9)} ms, most ${at(1 - 1e-9)} ms`,
      )
      if (at(0.5) > most) process.exitCode = 1
    }
  }
} catch (error) {
  if (!(error instanceof NoVoice)) throw error
  console.error(error.message)
  process.exitCode = 1
}
