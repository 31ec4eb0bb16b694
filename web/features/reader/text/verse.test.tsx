import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BookPage } from '#contract/resources.ts'
import { TextPanel } from '../book/text-panel.tsx'
import { WordsToRead } from '../recording/words-to-read.tsx'
import { usualSettings } from './settings.ts'

const lines = ['One: Plink.', 'Two: Plink, plonk.']
const page: BookPage = {
  number: 2,
  image: '/page.webp',
  image_large: '/page.webp',
  alt: 'Rain.',
  is_spread: false,
  text: [lines.map((text, index) => ({ text, x: 0, y: index / 10, width: 1, height: 0.1, is_verse: true as const }))],
  wordless: null,
  recording: null,
}

test('a stanza keeps its lines beside the picture, and where somebody reads it aloud', () => {
  const nothing = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn().mockImplementation(function observer() {
      return { observe: nothing, disconnect: nothing }
    }),
  )
  const beside = render(
    <TextPanel
      ref={null}
      pages={[page]}
      words={[]}
      texts={{ all: [], shown: null, choose: nothing }}
      onTurn={nothing}
      settings={usualSettings}
      onSettings={nothing}
    />,
  )
  expect(beside.container.querySelector('.text-words p')?.textContent).toBe(lines.join('\n'))
  beside.unmount()
  const { container } = render(<WordsToRead page={page} marked={3} />)
  expect(container.querySelectorAll('br')).toHaveLength(2)
  expect(container.querySelector('.is-marked')?.textContent).toBe('Plink,')
})
