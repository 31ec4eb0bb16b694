import type { Page } from '@playwright/test'

/** A word while it was marked: its box on the page, in fractions of the page's width and height. */
export interface Marked {
  /** As the voice was given it. */
  word: string
  /** The number of the page, 0 when nothing was marked. */
  page: number
  left: number
  right: number
  top: number
  bottom: number
  /** The width of the page in CSS pixels. */
  width: number
}

export interface Heard {
  /** Every utterance that began. */
  utterances: { text: string; rate: number; voice: string }[]
  marked: Marked[]
  isSpeaking: boolean
}

export interface Script {
  voices: { name: string; lang?: string; localService?: boolean }[]
  /** Whether the voice says which word it speaks. */
  hasBoundaries?: boolean
  /** The voice keeps speaking until it is silenced. */
  isEndless?: boolean
  /** The voice never begins. */
  isMute?: boolean
}

/** Replaces `speechSynthesis` by a voice that speaks as fast as its words are marked, and writes down what it saw. */
export async function scriptVoice(page: Page, script: Script): Promise<void> {
  await page.addInitScript(speakByScript, script)
}

export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

function speakByScript(script: Script): void {
  const heard: Heard = { utterances: [], marked: [], isSpeaking: false }
  let current: object | null = null
  const target = new EventTarget()

  class Utterance {
    lang = ''
    rate = 1
    voice: { name: string } | null = null
    onstart: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }

  const voices = script.voices.map(({ name, lang = 'en-GB', localService = true }) => ({
    ...{ name, lang, localService },
    ...{ voiceURI: name, default: false },
  }))

  const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

  const seen = (word: string): Marked => {
    const mark = document.querySelector('.spoken-word')
    const page = mark?.closest<HTMLElement>('.book-page')
    if (!mark || !page) return { word, page: 0, left: 0, right: 0, top: 0, bottom: 0, width: 0 }
    const [outer, inner] = [page.getBoundingClientRect(), mark.getBoundingClientRect()]
    return {
      word,
      page: Number(page.dataset.page),
      left: (inner.left - outer.left) / outer.width,
      right: (inner.right - outer.left) / outer.width,
      top: (inner.top - outer.top) / outer.height,
      bottom: (inner.bottom - outer.top) / outer.height,
      width: outer.width,
    }
  }

  async function utter(utterance: Utterance): Promise<void> {
    await pause()
    if (current !== utterance || script.isMute) return
    heard.isSpeaking = true
    heard.utterances.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice?.name ?? '' })
    utterance.onstart?.()
    for (const { 0: word, index } of script.hasBoundaries ? utterance.text.matchAll(/\S+/g) : []) {
      const before = document.querySelector('.spoken-word')?.getAttribute('style')
      utterance.onboundary?.({ name: 'word', charIndex: index })
      // Marked within a few frames, or not at all.
      for (let waits = 0; waits < 60; waits++) {
        await pause()
        if (document.querySelector('.spoken-word')?.getAttribute('style') !== before) break
      }
      if (current !== utterance) return
      heard.marked.push(seen(word))
    }
    if (script.isEndless) return
    await pause()
    if (current !== utterance) return
    current = null
    heard.isSpeaking = false
    utterance.onend?.()
  }

  const synthesis = {
    get speaking() {
      return current !== null
    },
    pending: false,
    paused: false,
    getVoices: () => voices,
    speak(utterance: Utterance) {
      if (utterance.text === '') return
      current = utterance
      void utter(utterance)
    },
    cancel() {
      const cancelled = current as Utterance | null
      current = null
      heard.isSpeaking = false
      if (cancelled) setTimeout(() => cancelled.onerror?.({ error: 'interrupted' }))
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'heard', { value: heard })
}
