import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const rate = 48_000

/**
 * A WAV file for Chromium's pretended microphone, which plays it again and again: for each word a tone of 0.3 seconds, and
 * between two words as much silence. Returns its path.
 */
export function makeSpokenSound(words: number): string {
  const samples = new Int16Array(words * 0.6 * rate)
  for (let at = 0; at < samples.length; at++) {
    const isTone = (at / rate) % 0.6 < 0.3
    samples[at] = isTone ? Math.sin((at / rate) * 2 * Math.PI * 220) * 9000 : 0
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.byteLength, 40)
  const path = join(mkdtempSync(join(tmpdir(), 'spoken-')), 'spoken.wav')
  writeFileSync(path, Buffer.concat([head, Buffer.from(samples.buffer)]))
  return path
}
