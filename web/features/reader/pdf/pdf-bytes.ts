/** The beginning of a document, asked for in one answer: most teaching notes are no longer than this. */
const headLength = 2 ** 20

/** Bytes of the end: the table of a PDF's parts stands there. */
const tailLength = 2 ** 16

/** Milliseconds before what the network lost is asked for again, longer each time. */
const pauses = [500, 1000, 2000, 4000, 8000]

/** The server answered, but not with the bytes: its `status` says why. 412: the document is another one by now. */
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
  /** What was asked for before anybody knew whether it is needed. */
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
   * Asks for the document's beginning, which goes on coming after this has returned, and its end.
   *
   * @throws PdfRefusal, and TypeError where the network fails
   */
  static async open(url: string, signal: AbortSignal): Promise<PdfBytes> {
    return new PdfBytes(url, await askFor(url, 0, headLength, signal), signal)
  }

  /**
   * The bytes from `begin` up to, but not with, `end`. A network that is away is waited for.
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
        if (error instanceof PdfRefusal || this.#signal.aborted) throw error
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

/** What comes of one answer: whoever wants bytes of it waits until they are there. */
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

  /** Null where it was cut off before these bytes. */
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

/** Of the whole document: `Content-Range: bytes 0-1048575/18432000`, or what a proxy that knows no ranges sends. */
function lengthOf({ headers }: Response): number {
  return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
}
