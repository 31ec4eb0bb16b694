import { Check, CircleStop, Headphones, Mic, MousePointerClick } from 'lucide-react'
import { useRef, useState } from 'react'
import type { NarratedPage } from '#contract/narrations.ts'
import type { BookPage } from '#contract/resources.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { findWords } from './find-words.ts'
import { useNarrationChange } from './queries.ts'
import type { Take } from './takes.ts'
import { TapAlong } from './tap-along.tsx'
import { usePlaying } from './use-playing.ts'
import { type RecordedSound, useRecorder } from './use-recorder.ts'
import { WordsToRead, wordsOf } from './words-to-read.tsx'

interface PageRecorderProps {
  bookId: number
  page: BookPage
  narrated: NarratedPage
  take: Take | undefined
  onRecorded: (recorded: RecordedSound) => void
  /** A take is stored. */
  onKept: (take: Take) => void
}

/** Records one page, lets it be heard, and stores it. */
export function PageRecorder({ bookId, page, narrated, take, onRecorded, onKept }: PageRecorderProps) {
  const meter = useRef<HTMLDivElement>(null)
  const recorder = useRecorder(onRecorded, (level) => meter.current?.style.setProperty('--level', String(level)))
  const { playing, play, stop } = usePlaying()
  const [isTapping, setTapping] = useState(false)
  const [isUnheard, setUnheard] = useState(false)
  const [isStored, setStored] = useState(false)
  const storing = useNarrationChange(bookId)
  const { recording } = narrated
  const words = wordsOf(page)
  const isRecording = recorder.state === 'recording'
  const url = take?.url ?? recording?.url

  const keep = async () => {
    if (!take) return
    stop()
    try {
      const stored = await storing.mutateAsync({
        ...{ kind: 'store', number: page.number, recording: take.recording },
        before: recording?.id ?? '',
      })
      const { id } = stored.pages.find(({ number }) => number === page.number)?.recording ?? { id: '' }
      const starts = take.sound && findWords(take.sound.samples, take.sound.rate, words)
      onKept(take)
      setStored(true)
      if (starts) await storing.mutateAsync({ kind: 'place', number: page.number, recording: id, starts })
    } catch {
      // What went wrong is shown, and the recording is still here.
    }
  }
  const listen = async () => {
    if (playing) return stop()
    setUnheard(false)
    if (url) setUnheard(!(await play(url)))
  }
  const begin = () => {
    stop()
    setStored(false)
    storing.reset()
    recorder.record()
  }

  if (isTapping && recording && !take) {
    return (
      <TapAlong
        page={page}
        url={recording.url}
        onDone={(starts) => {
          setTapping(false)
          if (starts) storing.mutate({ kind: 'place', number: page.number, recording: recording.id, starts })
        }}
      />
    )
  }
  const starts = take ? null : recording?.starts
  const marked = playing && starts ? starts.findLastIndex((start) => start <= playing.milliseconds) : null
  return (
    <div className="recording-desk">
      <WordsToRead page={page} marked={marked} />
      <div className="recording-level" aria-hidden data-shown={isRecording}>
        <div ref={meter} className="recording-meter" />
        {clock(recorder.seconds)}
      </div>
      <div className="recording-buttons">
        {isRecording ? (
          <Button tone="danger" onClick={recorder.stop}>
            <CircleStop aria-hidden />
            Stop
          </Button>
        ) : (
          <>
            {take && (
              <Button onClick={() => void keep()} isBusy={storing.isPending} busyLabel="Storing…">
                <Check aria-hidden />
                {storing.error ? 'Try to store it again' : 'Keep it'}
              </Button>
            )}
            <Button tone={url ? 'quiet' : 'main'} onClick={begin} isBusy={recorder.state === 'asking'}>
              <Mic aria-hidden />
              {url ? 'Record again' : 'Record'}
            </Button>
            {url && (
              <Button tone="quiet" onClick={() => void listen()}>
                <Headphones aria-hidden />
                {playing ? 'Stop listening' : 'Listen'}
              </Button>
            )}
            {recording && !take && words.length > 0 && !narrated.is_outdated && (
              <Button tone="quiet" onClick={() => setTapping(true)}>
                <MousePointerClick aria-hidden />
                Tap along
              </Button>
            )}
          </>
        )}
      </div>
      <div role="status" className="recording-status">
        <Status
          isRecording={isRecording}
          problem={
            recorder.problem ||
            (isUnheard ? 'This browser cannot play the recording. Record the page again.' : '') ||
            (storing.error ? `${sentenceOf(storing.error)} The recording is still here.` : '')
          }
          take={take}
          narrated={narrated}
          isStored={isStored}
        />
      </div>
    </div>
  )
}

interface StatusProps {
  isRecording: boolean
  problem: string
  take: Take | undefined
  narrated: NarratedPage
  isStored: boolean
}

/** How it is with the page, and what comes next. */
function Status({ isRecording, problem, take, narrated, isStored }: StatusProps) {
  const { recording, is_outdated: isOutdated } = narrated
  if (isRecording) return <p>Recording. Read the words, then press Stop.</p>
  if (problem) return <p className="text-danger">{problem}</p>
  if (take) {
    return (
      <>
        {take.isCutOff && <p>The microphone was disconnected. Listen to what was recorded before that.</p>}
        <p className={take.loudness?.isGood === false ? 'font-bold' : undefined}>{take.loudness?.sentence}</p>
        <p>{`${duration(take.seconds)}, not stored yet. Listen to it, then keep it.`}</p>
      </>
    )
  }
  if (isOutdated) return <p>The words of this page have changed, so its recording is not played. Record it again.</p>
  if (!recording) return null
  return (
    <p>
      {`${isStored ? 'Stored' : 'Recorded'}, ${duration(recording.seconds)}. `}
      {recording.starts && 'Listen and watch the words. If they do not light up as they are read, tap along.'}
    </p>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const duration = (seconds: number) => (seconds < 1.5 ? '1 second' : `${Math.round(seconds)} seconds`)
