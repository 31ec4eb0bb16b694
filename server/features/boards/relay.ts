import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { refusal } from '#contract/access.ts'
import { type BoardAddress, type BoardState, followPhone } from '#contract/boards.ts'
import type { Topic } from '../../database/changes.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session-store.ts'
import { announce } from './queries.ts'

/** The board's user, its book, and the digits that it shows. */
interface Board {
  userId: string
  resource_id: number
  digits: string
}

interface Opening extends Omit<Board, 'userId'> {
  user: Pick<Actor, 'id' | 'status'>
  key: string
  address: BoardAddress
}

interface OpenBoard {
  name: string
  userId: string
  /** The key of its session, which is asked for again whenever that may have ended. */
  key: string
  stream: PassThrough
  heardAt: number
}

interface Message {
  /** The instance that sends it, whose own boards have it already. */
  from: string
  nonce: string
  name: string
  state: BoardState
}

/** Milliseconds between two signs of life, after which digits are no longer valid, and in which a board must answer. */
const times = { beat: 15_000, silence: 600_000, answer: 3_000 }
/** Boards of one user on one instance; a further one closes the oldest. A stranger holds no more than one connection. */
const maxBoards = { confirmed: 5, unconfirmed: 1 }
/** Bytes that may wait for a board that does not read. */
const maxWaiting = 65_536
const topicsOfSessions = new Set<Topic>(['*', 'session', 'user', 'school'])

const nameOf = ({ userId, resource_id, digits }: Board) => `${userId} ${resource_id} ${digits}`

/**
 * Brings what a phone says to the boards of the same user, through the change feed, so that each may be connected to
 * another instance. Nothing is stored: the pairing is the board's open connection.
 */
export function createRelay({ db, changes, sessions, log }: Pick<Deps, 'db' | 'changes' | 'sessions' | 'log'>) {
  const own = randomUUID()
  const boards = new Set<OpenBoard>()
  const waiting = new Map<string, () => void>()
  let isClosed = false

  function write(board: OpenBoard, event: string, data: unknown) {
    board.stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    if (board.stream.writableLength > maxWaiting) board.stream.destroy()
  }

  async function endIfLoggedOut({ key, stream }: OpenBoard) {
    try {
      if (refusal(followPhone.access, await sessions.find(key))) stream.end()
    } catch (error) {
      // The database cannot say: it is asked again at the next sign of life.
      log.debug({ error }, 'a board could not be checked')
    }
  }

  function beat() {
    for (const board of boards) {
      if (Date.now() - board.heardAt > times.silence) {
        write(board, 'over', null)
        board.stream.end()
        continue
      }
      board.stream.write(':\n\n')
      void endIfLoggedOut(board)
    }
  }
  const beating = setInterval(beat, times.beat).unref()

  /** Shows it on this instance's boards of that name, and returns whether there is one. */
  function show({ name, state }: Pick<Message, 'name' | 'state'>): boolean {
    const shown = [...boards].filter((board) => board.name === name)
    for (const board of shown) {
      board.heardAt = Date.now()
      write(board, 'show', state)
    }
    return shown.length > 0
  }

  function hear(message: Message) {
    if (message.from === own || !show(message)) return
    announce(db, 'board-heard', message.nonce).catch((error: unknown) =>
      log.warn({ error }, 'a board could not answer'),
    )
  }

  changes.onInvalidate((topic, content) => {
    if (topic === 'board') hear(JSON.parse(content) as Message)
    else if (topic === 'board-heard') waiting.get(content)?.()
    else if (topicsOfSessions.has(topic)) for (const board of boards) void endIfLoggedOut(board)
  })

  return {
    /** The events of a board that has just been opened. */
    open({ key, address, user, ...asked }: Opening): PassThrough {
      const { id: userId, status } = user
      const stream = new PassThrough()
      const board = { name: nameOf({ ...asked, userId }), userId, key, stream, heardAt: Date.now() }
      const others = [...boards].filter((other) => other.userId === userId)
      const [oldest] = others
      if (oldest && others.length >= maxBoards[status === 'active' ? 'confirmed' : 'unconfirmed']) {
        // So that its browser does not connect again.
        write(oldest, 'over', null)
        oldest.stream.end()
      }
      boards.add(board)
      const forget = () => void boards.delete(board)
      stream.on('close', forget).on('end', forget).on('error', forget)
      stream.write('retry: 1000\n')
      write(board, 'address', address)
      // A browser that comes again on the same connection while the process stops.
      if (isClosed) stream.end()
      return stream
    },

    /** Whether a board has heard it. */
    async tell(board: Board, state: BoardState): Promise<boolean> {
      const [nonce, name] = [randomUUID(), nameOf(board)]
      let timer: NodeJS.Timeout | undefined
      const answered = new Promise<boolean>((resolve) => {
        waiting.set(nonce, () => resolve(true))
        timer = setTimeout(() => resolve(false), times.answer)
      })
      try {
        const isShown = show({ name, state })
        await announce(db, 'board', JSON.stringify({ from: own, nonce, name, state } satisfies Message))
        return isShown || (await answered)
      } finally {
        clearTimeout(timer)
        waiting.delete(nonce)
      }
    },

    close() {
      isClosed = true
      clearInterval(beating)
      for (const { stream } of boards) stream.end()
    },
  }
}
