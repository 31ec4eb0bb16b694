import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ClassBook, maxTypedCodeLength, openClassCode, renewClassPass } from '#contract/class-reading.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { askAgainAfter, patiently } from '../../../api/patience.ts'

/** Why a book did not open, or was closed. */
export interface ClassFailure {
  /** `code`: the code is wrong; `gone`: it was right, but opens nothing any more; `later`: try the same again. */
  kind: 'code' | 'gone' | 'later'
  /** The portal did not answer: it is asked again without a press. */
  isUnreached?: boolean
  sentence: string
}

type State =
  | { is: 'asking'; failure?: ClassFailure }
  | { is: 'opening' }
  | { is: 'open'; book: ClassBook }
  | { is: 'failed'; failure: ClassFailure }

function failureOf(error: unknown): ClassFailure {
  if (!(error instanceof ApiError)) return { kind: 'later', sentence: sentenceOf(error as Error) }
  if (error.code === 'class/no-such-code') return { kind: 'code', sentence: error.message }
  if (error.code === 'class/ended' || error.code === 'class/book-closed')
    return { kind: 'gone', sentence: error.message }
  if (error.status === 429) return { kind: 'later', sentence: 'Too many tries. Wait a minute, then try again.' }
  if (error.status === 0)
    return {
      kind: 'later',
      isUnreached: true,
      sentence: 'We cannot reach the book. Check the Wi-Fi. The book will open as soon as it is back.',
    }
  return { kind: 'later', sentence: 'Something is wrong on our side. Wait a minute, then try again.' }
}

/** What is in the fragment, even where somebody has broken it: then it is a wrong code like any other. */
function codeInAddress(): string {
  const fragment = window.location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** What is longer than any code is a wrong code too. */
const openCode = (code: string) =>
  patiently((signal) => call(openClassCode, { body: { code: code.slice(0, maxTypedCodeLength) } }, { signal }))

/** Leaves the code in the address, or takes it out: a fragment is never sent, and a reload finds it. */
function writeAddress(code: string): void {
  window.history.replaceState(window.history.state, '', code ? `#${code}` : window.location.pathname)
}

/**
 * The book of a class. What opens it is held in memory, and the code in the fragment of the address: the browser stores
 * nothing.
 */
export function useClassBook() {
  const [code, setCode] = useState('')
  const [state, setState] = useState<State>({ is: 'asking' })

  /** Of the opening that counts: somebody may have typed another code, or left, meanwhile. */
  const latest = useRef(0)

  async function open(typed: string, isSilent = false): Promise<void> {
    const own = ++latest.current
    setCode(typed)
    if (!isSilent) setState({ is: 'opening' })
    try {
      const book = await openCode(typed)
      if (own !== latest.current) return
      writeAddress(typed)
      setState({ is: 'open', book })
    } catch (error) {
      if (own !== latest.current) return
      const failure = failureOf(error)
      setState(failure.kind === 'code' ? { is: 'asking', failure } : { is: 'failed', failure })
    }
  }

  const openAgain = useEffectEvent(() => void open(code || codeInAddress(), true))
  useEffect(() => {
    if (state.is !== 'failed' || !state.failure.isUnreached) return
    const timer = setTimeout(() => openAgain(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [state])

  const openFromAddress = useEffectEvent(() => {
    if (codeInAddress()) void open(codeInAddress())
  })
  // Before the first paint, unless the server has painted already.
  useLayoutEffect(() => {
    openFromAddress()
    const listening = new AbortController()
    window.addEventListener('hashchange', () => openFromAddress(), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  /** Opens the same book again: the code may have ended, and says why then. */
  async function reopen(own: number): Promise<void> {
    try {
      const book = await openCode(code)
      if (own === latest.current) setState({ is: 'open', book })
    } catch (error) {
      if (own !== latest.current) return
      const failure = failureOf(error)
      // A device without a connection goes on with what has loaded.
      if (failure.kind !== 'later') setState({ is: 'failed', failure: { ...failure, kind: 'gone' } })
    }
  }

  async function check(): Promise<void> {
    if (state.is !== 'open') return
    const { book } = state
    const own = latest.current
    try {
      const { pass } = await patiently((signal) => call(renewClassPass, {}, { key: book.key, signal }))
      if (own === latest.current && pass !== book.pass) setState({ is: 'open', book: { ...book, pass } })
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) await reopen(own)
    }
  }

  return {
    code,
    state,
    open: (typed: string) => void open(typed),
    retry: () => void open(code || codeInAddress()),
    check: () => void check(),
    /** Back to the fields. */
    leave: () => {
      latest.current += 1
      writeAddress('')
      setCode('')
      setState({ is: 'asking' })
    },
  }
}
