import './class-board.css'
import { ArrowLeft, Printer } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ClassCodeSheet } from '#contract/class-codes.ts'
import { PageHeading } from '../../ui/page/page.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { RoomScreen } from '../../ui/room/room-screen.tsx'
import { FullScreenTool, RoomLink } from '../../ui/room/room-tool.tsx'
import { CodeParts } from './code-parts.tsx'
import { shortAddress } from './short-address.ts'
import { CodePage } from './shown-code.tsx'
import { untilText } from './until-text.ts'

/** A code on the board, to be read from the last row: a QR code, the address, and what is typed there. */
export function ClassBoardPage() {
  return <CodePage>{(code) => <CodeOnBoard code={code} />}</CodePage>
}

function CodeOnBoard({ code }: { code: ClassCodeSheet }) {
  const address = shortAddress(code.url)
  return (
    <RoomScreen
      title={`Class code: ${code.title}`}
      bar={
        <>
          <RoomLink icon={ArrowLeft} to="/class-codes">
            Your class codes
          </RoomLink>
          <p className="code-until">{`This code works until ${untilText(code.until_time)}.`}</p>
          <RoomLink icon={Printer} to={`/class-codes/${code.id}/sheet`}>
            Print or share
          </RoomLink>
          <FullScreenTool />
        </>
      }
    >
      <div
        className="code-board"
        style={{ '--code-ems': emsOf(code.code), '--letters': address.length } as CSSProperties}
      >
        <div className="code-room">
          <QrCode qr={code.qr} label={`QR code that opens “${code.title}”`} className="code-qr" />
          <div className="code-way">
            <PageHeading className="code-title">{code.title}</PageHeading>
            <p className="code-step">Point your tablet’s camera at the square, or go to</p>
            <p className="code-address" translate="no">
              {address.split(/(?<=[./])/).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
                <span key={index}>{part}</span>
              ))}
            </p>
            <p className="code-step">and type this code:</p>
          </div>
          <CodeParts code={code.code} size="board" />
        </div>
      </div>
    </RoomScreen>
  )
}

/** The widths of bold capitals in ems, rounded up, with the space after each. */
const widths: [letters: string, ems: number][] = [
  ['IJ', 0.42],
  ['EFLST', 0.66],
  ['DGHNOQU', 0.89],
  ['MW', 1.05],
]
const widthOf = (letter: string) => widths.find(([letters]) => letters.includes(letter))?.[1] ?? 0.76

/** The width of a code on one line in ems: its letters, the padding of three boxes, and two gaps. */
const emsOf = (code: string): number =>
  [...code.replaceAll('-', '')].reduce((sum, letter) => sum + widthOf(letter), 3 * 0.9 + 2 * 0.25)
