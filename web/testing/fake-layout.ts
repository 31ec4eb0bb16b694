import { vi } from 'vitest'

/**
 * jsdom has no layout, and carousels measure: each slide is 400 px wide, beside the one before. The globals are reset
 * with the fake API after each test.
 */
export function fakeLayout({ prefersStillness = false } = {}): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    const isSlide = this.classList.contains('carousel-slide')
    return isSlide ? [...(this.parentElement?.children ?? [])].indexOf(this) * 400 : 0
  })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class SeesAll extends Observer {
    readonly #tell: (entries: object[]) => void
    constructor(tell: (entries: object[]) => void) {
      super()
      this.#tell = tell
    }
    override observe(target?: Element) {
      this.#tell([{ isIntersecting: true, target }])
    }
  }
  vi.stubGlobal('IntersectionObserver', SeesAll)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion') ? prefersStillness : media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** jsdom has no layout and renders no images: the reader sees a page of 600 × 800 px with its picture there. */
export function fakeReaderLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(console, 'info').mockImplementation(() => {})
}
