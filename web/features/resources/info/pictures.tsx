import type { ReactNode } from 'react'
import './pictures.css'

/** Spot drawings, 240 × 132, aligned to their lower edge. Decorative. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 132" className="info-picture" focusable="false" aria-hidden="true">
      {children}
    </svg>
  )
}

export function OpenBookPicture() {
  return (
    <Picture>
      <path className="fill-wood" d="M-240 116h720v16h-720z" />
      <path className="fill-wood-light" d="M-240 110h720v7h-720z" />
      <path
        className="fill-accent"
        d="M34 112V52c26-10 52-8 70 4 18-12 44-14 70-4v60c-26-8-52-6-70 2-18-8-44-10-70-2z"
      />
      <path className="page" d="M40 106V46c24-9 48-7 64 5v61c-18-9-42-11-64-6z" />
      <path className="page page-far" d="M168 106V46c-24-9-48-7-64 5v61c18-9 42-11 64-6z" />
      <path
        className="ruled"
        d="M52 62c14-4 28-3 40 2M52 74c14-4 28-3 40 2M52 86c14-4 28-3 40 2M116 88c12-5 26-6 40-2"
      />
      <circle className="amber" cx="136" cy="66" r="12" />
      <path className="coral" d="M192 76h30v26a9 9 0 0 1-9 9h-12a9 9 0 0 1-9-9z" />
      <path className="handle" d="M222 82c12-2 12 18 0 17" />
      <path className="steam" d="M201 66c-5-6 5-9 0-16M213 66c-5-6 5-9 0-16" />
    </Picture>
  )
}

export function SeedlingPicture() {
  return (
    <Picture>
      <circle className="amber" cx="120" cy="58" r="46" opacity="0.45" />
      <path className="fill-wood" d="M-240 116h720v16h-720z" />
      <path className="fill-wood-light" d="M-240 110h720v7h-720z" />
      <path className="stem" d="M120 76c0-16 1-26 0-40" />
      <path className="leaf" d="M120 52c-6-18-22-26-42-24 2 18 20 30 42 24z" />
      <path className="leaf leaf-far" d="M120 42c4-18 18-28 38-28 0 18-14 32-38 28z" />
      <path className="tin" d="M94 72h52v36a4 4 0 0 1-4 4H98a4 4 0 0 1-4-4z" />
      <path className="fill-accent" d="M94 80h52v22H94z" />
      <path className="page" d="M106 86h28v10h-28z" />
      <path className="tin-rim" d="M91 68h58v7H91z" />
      <path className="coin" d="M172 104h34v7h-34zM174 96h34v7h-34zM171 88h34v7h-34z" />
      <circle className="coin" cx="58" cy="100" r="11" />
      <circle className="coin-face" cx="58" cy="100" r="7" />
    </Picture>
  )
}

export function SpeechPicture() {
  return (
    <Picture>
      <path
        className="page"
        d="M48 14h96a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H88l-26 24 4-24H48a14 14 0 0 1-14-14V28a14 14 0 0 1 14-14z"
      />
      <circle className="face" cx="80" cy="42" r="5" />
      <circle className="face" cx="112" cy="42" r="5" />
      <path className="smile" d="M72 56c10 16 38 16 48 0" />
      <path
        className="fill-accent"
        d="M156 58h44a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-2l4 20-24-20h-22a12 12 0 0 1-12-12V70a12 12 0 0 1 12-12z"
      />
      <path className="coral" d="M178 100c-14-9-20-16-16-23 4-6 13-5 16 2 3-7 12-8 16-2 4 7-2 14-16 23z" />
      <path className="amber" d="M190 10l4 11 12 1-9 8 3 11-10-6-10 6 3-11-9-8 12-1z" />
    </Picture>
  )
}

export function LetterPicture() {
  return (
    <Picture>
      <path className="fill-wood" d="M-240 116h720v16h-720z" />
      <path className="fill-wood-light" d="M-240 110h720v7h-720z" />
      <path className="page" d="M74 10h92v60H74z" />
      <path className="ruled" d="M88 24h46M88 36h64M88 48h58" />
      <path className="envelope" d="M56 44h128v68H56z" />
      <path className="envelope-side" d="M56 44l48 36-48 32zM184 44l-48 36 48 32z" />
      <path className="envelope-front" d="M56 112l58-44a10 10 0 0 1 12 0l58 44z" />
      <path className="coral" d="M120 98c-14-9-20-16-16-23 4-6 13-5 16 2 3-7 12-8 16-2 4 7-2 14-16 23z" />
    </Picture>
  )
}
