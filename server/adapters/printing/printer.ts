import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createFairQueue, type FairQueue, QueueFull } from '../../concurrency/fair-queue.ts'
import { Failure } from '../../failure.ts'
import { createKeptSheets } from './kept-sheets.ts'
import { createPrintProcess, type SheetName } from './print-process.ts'

/** Seconds after which somebody may try again who has found no place. */
const retryAfter = 5
const queueLimits = { slots: 1, waitingEach: 30, waiting: 200 }

type Queue = 'sheets' | 'handouts'

/** Makes what people print, one after the other; each only once while it shows the same. */
export interface Printer {
  /**
   * The file of a sheet, made in a process of its own. `shown`: what it depends on, and what it is made of unless `gather`
   * finds that, which is called once it is its turn. `owner`: whose turn it takes (`turnOf` in server/http/printing.ts).
   * Throws `resource/printing-busy` when too many wait.
   */
  print(sheet: SheetName, shown: object, owner: string, gather?: () => Promise<object>): Promise<Buffer>
  /** The same for a PDF that `make` makes elsewhere; `shown` is what it depends on. */
  make(shown: object, owner: string, make: () => Promise<Buffer>): Promise<Buffer>
  /**
   * Waits for the turn of a network whose people are not confirmed yet: ten a second in all, also of what has been made,
   * because sending it costs as much. Throws `resource/printing-busy` when too many wait.
   */
  waitForTurn(network: string): Promise<void>
  close(): void
}

/** `pace`: milliseconds between two answers to people who are not confirmed. */
export function createPrinter({ pace = 100 } = {}): Printer {
  const kept = createKeptSheets()
  const process = createPrintProcess()
  const queues: Record<Queue, FairQueue> = {
    sheets: createFairQueue(queueLimits),
    handouts: createFairQueue(queueLimits),
  }

  const turns = createFairQueue(queueLimits)
  /** By owner and hash: those of one owner who ask for the same have one place in the queue. */
  const beingMade = new Map<string, Promise<Buffer>>()

  async function once(queue: Queue, shown: object, owner: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256')
      .update(JSON.stringify([queue, shown]))
      .digest('base64url')
    const known = kept.find(hash)
    if (known) return known
    const key = `${owner} ${hash}`
    const making = beingMade.get(key) ?? inTurn(queue, hash, owner, make).finally(() => beingMade.delete(key))
    beingMade.set(key, making)
    return making
  }

  /** What has waited is looked for again: another owner may have had the same made meanwhile. */
  async function inTurn(queue: Queue, hash: string, owner: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      return await queues[queue].run(owner, async () => {
        const found = kept.find(hash)
        if (found) return found
        const pdf = await make()
        kept.add(hash, pdf)
        return pdf
      })
    } catch (error) {
      return refuseIfFull(error)
    }
  }

  return {
    print: (sheet, shown, owner, gather = async () => shown) =>
      once('sheets', { sheet, shown }, owner, async () => process.print({ sheet, facts: await gather() })),
    make: (shown, owner, make) => once('handouts', shown, owner, make),
    waitForTurn: (network) => turns.run(network, () => pause(pace)).catch(refuseIfFull),
    close: () => process.stop(),
  }
}

function refuseIfFull(error: unknown): never {
  throw error instanceof QueueFull ? new Failure('resource/printing-busy', { retryAfter }) : error
}
