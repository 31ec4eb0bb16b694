import { useEffect, useRef, useState } from 'react'
import { maxRecording } from '#contract/narrations.ts'

/** What most devices play comes first. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Enough for a voice: 6 kB for a second. */
const bitsPerSecond = 48_000

export interface RecordedSound {
  recording: Blob
  seconds: number
  /** The microphone was taken away in between. */
  isCutOff: boolean
}

/** Why a microphone does not record, and what to do. */
function sentenceFor(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return 'Your browser does not let this page use the microphone. Allow it in the browser’s settings for this site, then press Record again.'
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'We found no microphone. Connect one, then press Record again.'
  if (name === 'NotReadableError' || name === 'AbortError')
    return 'Another program is using the microphone. Close it, then press Record again.'
  return 'This browser cannot record here. Use Chrome, Edge, Firefox or Safari, at an address that begins with https.'
}

/**
 * Records one sound at a time. `onLevel` is called with how loud it is now, from 0 to 1. A recording under way ends with
 * the component, and is handed over then too.
 */
export function useRecorder(onRecorded: (sound: RecordedSound) => void, onLevel: (level: number) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'recording'>('idle')
  const [problem, setProblem] = useState('')
  const [seconds, setSeconds] = useState(0)
  const stopping = useRef<() => void>(() => {})
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stopping.current()
    }
  }, [])

  const record = async () => {
    if (state !== 'idle') return
    setProblem('')
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true },
      })
      const close = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (isGone.current) return close()
      const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
      const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: bitsPerSecond })
      const parts: Blob[] = []
      const began = performance.now()
      const unmeasure = measure(stream, onLevel)
      const clock = setInterval(() => setSeconds(Math.round((performance.now() - began) / 1000)), 1000)
      let isCutOff = false
      recorder.ondataavailable = ({ data }) => parts.push(data)
      recorder.onstop = () => {
        const seconds = (performance.now() - began) / 1000
        clearTimeout(limit)
        clearInterval(clock)
        unmeasure()
        close()
        stopping.current = () => {}
        if (!isGone.current) setState('idle')
        onRecorded({ recording: new Blob(parts, { type: recorder.mimeType }), seconds, isCutOff })
      }
      const stop = () => {
        if (recorder.state !== 'inactive') recorder.stop()
      }
      const limit = setTimeout(stop, (maxRecording.seconds - 1) * 1000)
      stream.getAudioTracks()[0]?.addEventListener('ended', () => {
        isCutOff = true
        stop()
      })
      stopping.current = stop
      recorder.start()
      setSeconds(0)
      setState('recording')
    } catch (error) {
      setState('idle')
      setProblem(sentenceFor(error))
    }
  }
  return { state, problem, seconds, record: () => void record(), stop: () => stopping.current() }
}

/** Tells how loud a stream is, at each frame of the screen, until it is called off. */
function measure(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = 0
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
    // From −60 dB, which is a quiet room, to 0.
    onLevel(Math.min(1, Math.max(0, 1 + Math.log10(power + 1e-12) / 6)))
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    onLevel(0)
    void context.close()
  }
}
