import { useEffect, useRef, useState } from 'react'

/** What is heard: which sound, and how far. */
export interface Playing {
  url: string
  milliseconds: number
}

/** Plays one sound at a time, from its beginning, and says how far it is. */
export function usePlaying() {
  const [audio] = useState(() => new Audio())
  const [playing, setPlaying] = useState<Playing | null>(null)
  const listening = useRef(new AbortController())

  const stop = () => {
    listening.current.abort()
    audio.pause()
    setPlaying(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving alone
  useEffect(() => stop, [])

  /** Resolves when it has ended or was stopped; false if the browser does not play it. */
  const play = (url: string, speed = 1): Promise<boolean> => {
    stop()
    const own = new AbortController()
    listening.current = own
    const { signal } = own
    audio.src = url
    audio.defaultPlaybackRate = speed
    audio.playbackRate = speed
    const follow = () => {
      if (signal.aborted) return
      setPlaying({ url, milliseconds: audio.currentTime * 1000 })
      requestAnimationFrame(follow)
    }
    return new Promise((done) => {
      signal.addEventListener('abort', () => done(true))
      audio.addEventListener('ended', stop, { signal })
      audio.play().then(follow, () => {
        if (signal.aborted) return
        stop()
        done(false)
      })
    })
  }
  return {
    playing,
    play,
    stop,
    /** Exactly, at the moment of a press. */
    now: () => Math.round(audio.currentTime * 1000),
  }
}
