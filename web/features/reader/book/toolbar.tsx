import { Award, Maximize, Minimize, Type, Volume2 } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Said } from '../../../domain/class-words/said.tsx'
import { PageHeading } from '../../../ui/page/page.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ReaderToolsContext } from '../surroundings.ts'
import { BarBack } from '../way-back.tsx'

interface ToolbarProps {
  title: string
  isTextShown: boolean
  onText: () => void
  isVoiceOpen: boolean
  onVoice: () => void
  isFullScreen: boolean
  onFullScreen: () => void
  onCertificate: (() => void) | null
}

/** The bar at the top of a book: back link, title and the book's actions. */
export function Toolbar({
  title,
  isTextShown,
  onText,
  isVoiceOpen,
  onVoice,
  isFullScreen,
  onFullScreen,
  onCertificate,
}: ToolbarProps) {
  return (
    <div className="reader-bar" data-chrome>
      <BarBack />
      <PageHeading className="reader-title">{title}</PageHeading>
      <Tool label="Listen" name="Listen" isPressed={isVoiceOpen} onClick={onVoice}>
        <Volume2 aria-hidden />
      </Tool>
      <Tool label="Show the text" name="Text" isPressed={isTextShown} onClick={onText}>
        <Type aria-hidden />
      </Tool>
      {use(ReaderToolsContext)}
      {onCertificate && (
        <Tool label="Certificate" name="Certificate" onClick={onCertificate}>
          <Award aria-hidden />
        </Tool>
      )}
      <Tool label="Full screen" isPressed={isFullScreen} onClick={onFullScreen}>
        {isFullScreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  /** Shown beside the icon where there is room. */
  name?: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, name, isPressed, onClick, children }: ToolProps) {
  return (
    <button type="button" className="reader-tool" aria-pressed={isPressed} onClick={onClick}>
      {children}
      <VisuallyHidden>
        <Said>{label}</Said>
      </VisuallyHidden>
      {name && (
        <span className="reader-tool-name" aria-hidden>
          <Said>{name}</Said>
        </span>
      )}
    </button>
  )
}
