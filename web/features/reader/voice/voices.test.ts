import { expect, test } from 'vitest'
import { labelOf, rankVoices } from './voices.ts'

const voice = (name: string, lang = 'en-GB', localService = true) => ({ name, lang, localService, voiceURI: name })

test('voices on the device come first, then British ones, then good ones', () => {
  const sorted = rankVoices([
    voice('Microsoft Sonia Online (Natural) - English (United Kingdom)', 'en-GB', false),
    voice('Google US English', 'en-US', false),
    voice('Samantha', 'en-US'),
    voice('Thomas', 'fr-FR'),
    voice('Somebody', 'en_GB'),
    voice('Arthur'),
    voice('Daniel'),
    voice('Albert', 'en-US'),
  ])
  expect(sorted.map(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual([
    'Daniel',
    'Arthur',
    'Somebody',
    'Samantha',
    'Albert',
    'Microsoft Sonia',
    'Google US',
  ])
})

test('a voice that nobody should hear comes after every other one of the device', () => {
  const sorted = rankVoices([voice('English (Great Britain)+espeak'), voice('Grandpa'), voice('Samantha', 'en-US')])
  expect(sorted[0]?.name).toBe('Samantha')
})

test('a list calls voices by their short names', () => {
  expect(labelOf(voice('Microsoft Hazel - English (Great Britain)'))).toBe('Hazel')
  expect(labelOf(voice('Google UK English Female', 'en-GB', false))).toBe('Woman')
  expect(labelOf(voice('Microsoft Zira - English (United States)', 'en-US'))).toBe('Zira (US)')
  expect(labelOf(voice('Somebody', 'en-GB'))).toBe('Somebody')
})
