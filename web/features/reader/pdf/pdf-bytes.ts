/** Bytes of the start of a document, fetched in one request: most teaching notes are no longer than this. */
const headLength = 2 ** 20

/** Bytes of the end, which contains a PDF's cross-reference table. */
const tailLength = 2 ** 16

/** Milliseconds before each retry after a network failure. */
const pauses = [500, 1000, 2000, 4000, 8000]

/** The server responded, but not with the bytes: `status` says why. 412: the document has been replaced. */
export class PdfRefusal extends Error {
  override name = 'PdfRefusal'
  readonly status: number

  constructor(status: number) {
    super(`The PDF was answered with ${status}`)
    this.status = status
  }
}

/** The bytes of a PDF of the portal, fetched by ranges. The auth cookie goes along. */
export class PdfBytes {
  /** Bytes of the whole document. */
  readonly length: number
  readonly #url: string
  readonly #etag: string | null
  readonly #signal: AbortSignal
  /** The prefetched bytes. */
  readonly #parts: Part[]

  private constructor(url: string, head: Response, signal: AbortSignal) {
    this.length = lengthOf(head)
    this.#url = url
    this.#etag = head.headers.get('etag')
    this.#signal = signal
    const end = head.status === 206 ? Math.min(headLength, this.length) : this.length
    this.#parts = [new Part(0, end, Promise.resolve(head))]
    const tail = Math.max(end, this.length - tailLength)
    if (tail < this.length) this.#parts.push(new Part(tail, this.length, this.#ask(tail, this.length)))
  }

  /**
   * Requests the document's start, which keeps loading after this has returned, and its end.
   *
   * @throws PdfRefusal, and TypeError where the network fails
   */
  static async open(url: string, signal: AbortSignal): Promise<PdfBytes> {
    return new PdfBytes(url, await askFor(url, 0, headLength, signal), signal)
  }

  /**
   * Returns the bytes from `begin` up to, but excluding, `end`. Retries while the network is down.
   *
   * @throws PdfRefusal, AbortError
   */
  async read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const part = this.#parts.find((part) => part.begin <= begin && end <= part.end)
    return (await part?.read(begin, end)) ?? this.#fetch(begin, end)
  }

  async #fetch(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    for (let attempt = 0; ; attempt++) {
      try {
        return new Uint8Array(await (await this.#ask(begin, end)).arrayBuffer())
      } catch (error) {
        this.#signal.throwIfAborted()
        if (error instanceof PdfRefusal) throw error
        await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? pauses.at(-1)))
      }
    }
  }

  async #ask(begin: number, end: number): Promise<Response> {
    const answer = await askFor(this.#url, begin, end, this.#signal)
    if (answer.headers.get('etag') !== this.#etag) throw new PdfRefusal(412)
    return answer
  }
}

/** The bytes of one response: readers wait until theirs have arrived. */
class Part {
  readonly begin: number
  readonly end: number
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #isOver: Promise<void>
  #loaded: number
  #waiting: { end: number; resolve: () => void }[] = []

  constructor(begin: number, end: number, answer: Promise<Response>) {
    this.begin = begin
    this.end = end
    this.#bytes = new Uint8Array(end - begin)
    this.#loaded = begin
    this.#isOver = this.#load(answer).catch(() => undefined)
  }

  /** Null if it was cut off before these bytes. */
  async read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer> | null> {
    await Promise.race([this.#isOver, new Promise<void>((resolve) => this.#wait(end, resolve))])
    return end > this.#loaded ? null : this.#bytes.slice(begin - this.begin, end - this.begin)
  }

  #wait(end: number, resolve: () => void): void {
    if (end <= this.#loaded) resolve()
    else this.#waiting.push({ end, resolve })
  }

  async #load(answer: Promise<Response>): Promise<void> {
    const reader = (await answer).body?.getReader()
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      this.#bytes.set(chunk.value.subarray(0, this.end - this.#loaded), this.#loaded - this.begin)
      this.#loaded = Math.min(this.end, this.#loaded + chunk.value.length)
      const there = this.#waiting.filter(({ end }) => end <= this.#loaded)
      this.#waiting = this.#waiting.filter(({ end }) => end > this.#loaded)
      for (const { resolve } of there) resolve()
    }
  }
}

async function askFor(url: string, begin: number, end: number, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal })
  if (!answer.ok) throw new PdfRefusal(answer.status)
  return answer
}

/** The document's size: `Content-Range: bytes 0-1048575/18432000`, or the length from a proxy without range support. */
function lengthOf({ headers }: Response): number {
  return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
}
