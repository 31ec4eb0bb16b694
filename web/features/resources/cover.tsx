import { Lock } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { storybook } from './shelf.ts'
import './cover.css'
import { useSettledPicture } from '../../ui/use-settled-picture.ts'

interface CoverProps {
  resource: Resource
  /** The `sizes` of the picture: how wide the cover is at which width of the window. */
  sizes: string
  /** Fetched at once instead of when it comes near the window: for the first board only. */
  isEager?: boolean
  /** The cover's part in the view transition from shelf to book. */
  transitionName?: string | undefined
}

const a4Portrait = 210 / 297

/** The shape of its cover, for a card and its content. */
export function coverShape({ aspect }: Pick<Resource, 'aspect'>): CSSProperties {
  return { '--aspect': aspect > 0 ? aspect : a4Portrait } as CSSProperties
}

/** Cover art standing on a board, in its true shape from the start (`coverShape`, on the card). Without a picture it is cloth-bound, with the title on it. */
export function Cover({ resource, sizes, isEager = false, transitionName }: CoverProps) {
  const isBook = resource.category === storybook
  const [state, setState] = useState<'waiting' | 'seen' | 'missing'>(
    resource.image ? (isEager ? 'seen' : 'waiting') : 'missing',
  )
  const handleLoad = () => setState('seen')
  const handleError = () => setState('missing')
  const picture = useSettledPicture({ onLoad: handleLoad, onError: handleError })
  return (
    <span
      className="cover"
      data-kind={isBook ? 'book' : 'booklet'}
      data-state={state}
      style={{ viewTransitionName: transitionName }}
    >
      {state === 'missing' ? (
        <span className="cover-title" aria-hidden="true">
          <span>{resource.title}</span>
        </span>
      ) : (
        <img
          src={resource.image}
          srcSet={resource.image_large ? `${resource.image} 480w, ${resource.image_large} 960w` : undefined}
          sizes={sizes}
          width={480}
          height={Math.round(480 / (resource.aspect || a4Portrait))}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          ref={picture}
          onLoad={handleLoad}
          onError={handleError}
        />
      )}
      {resource.is_locked && (
        <span className="cover-lock">
          <Lock aria-hidden="true" size={20} strokeWidth={2.25} />
        </span>
      )}
    </span>
  )
}
