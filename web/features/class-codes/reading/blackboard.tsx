import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brandQuery } from '../../../api/brand-query.ts'

/** A board on a wall, with chalk and a reading finch on its ledge. `isClosed`: the finch has shut its book. */
export function Blackboard({ isClosed = false, children }: { isClosed?: boolean; children: ReactNode }) {
  const { data: brand } = useQuery(brandQuery)
  return (
    <div className="read-wall">
      <p className="read-name">{brand?.app_name ?? ' '}</p>
      <div className="read-board">{children}</div>
      <div className="read-ledge">
        <i className="read-chalk bg-paper" />
        <i className="read-chalk bg-sun" />
        <i className="read-chalk bg-coral" />
        <Finch isClosed={isClosed} />
      </div>
    </div>
  )
}

function Finch({ isClosed }: { isClosed: boolean }) {
  return (
    <svg viewBox="0 0 120 110" className="read-finch" aria-hidden>
      <path d="M56 88v18m-6 0h12M68 88v18m-6 0h12" className="stroke-wood-dark" strokeWidth="4" strokeLinecap="round" />
      <path d="M28 70 2 86l7 9 28-11z" className="fill-accent-ink" />
      <path
        d="M24 62c0-22 16-30 24-42C54 11 64 6 74 6c15 0 24 11 24 24 0 10-1 18-3 27-3 24-19 34-41 34-19 0-30-12-30-29z"
        className="fill-coral"
      />
      <path d="M49 18C56 10 64 6 74 6c15 0 24 11 24 24-9-6-16-8-24-7-10 1-18 1-25-5z" className="fill-accent" />
      <path d="m97 24 20 9-19 11c3-7 3-14-1-20z" className="fill-sun" />
      <circle cx="83" cy="29" r="5.5" className="fill-paper" />
      {isClosed ? (
        <path d="M78 30q5 4 10 0" className="stroke-on-paper" fill="none" strokeWidth="2.5" strokeLinecap="round" />
      ) : (
        <circle cx="84.5" cy="30" r="3.2" className="fill-on-paper" />
      )}
      {isClosed ? (
        <g transform="rotate(-8 58 74)">
          <rect x="34" y="58" width="46" height="32" rx="3" className="fill-accent" />
          <path d="M40 58v32" className="stroke-paper" strokeWidth="3" opacity=".7" />
        </g>
      ) : (
        <g>
          <path d="M22 56c13-5 25-4 35 5 9-8 18-9 28-6v33c-10-3-19-2-28 6-10-9-22-10-35-5z" className="fill-accent" />
          <path
            d="M27 52c12-4 22-3 30 5v32c-8-8-18-9-30-4zM81 51c-9-3-17 0-24 6v32c7-7 15-9 24-6z"
            className="fill-paper"
          />
          <path
            d="M33 62c7-2 12 0 18 4m-18 5c7-2 12 0 18 4m12-8c4-3 8-4 12-4m-12 13c4-3 8-4 12-4"
            className="stroke-wood"
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      )}
    </svg>
  )
}
