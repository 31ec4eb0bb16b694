import './class-codes.css'
import { MonitorUp, Printer } from 'lucide-react'
import type { ClassCodeSheet } from '#contract/class-codes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CodeParts } from './code-parts.tsx'
import { ShareCode } from './share-code.tsx'
import { shortAddress } from './short-address.ts'
import { CodePage, wayToCodes } from './shown-code.tsx'
import { untilText } from './until-text.ts'

/** A code to be printed for the wall, or sent to the class. */
export function ClassSheetPage() {
  return <CodePage>{(code) => <Sheet code={code} />}</CodePage>
}

function Sheet({ code }: { code: ClassCodeSheet }) {
  return (
    <Page
      title={`Class code: ${code.title}`}
      heading={code.title}
      breadcrumb={[...wayToCodes, { label: code.title }]}
      className="class-sheet-page"
    >
      <div className="class-sheet">
        <QrCode qr={code.qr} label={`QR code that opens “${code.title}”`} className="class-sheet-qr" />
        <div className="min-w-0">
          <p className="class-sheet-step">Point your tablet’s camera at the square, or go to</p>
          <p className="class-sheet-address" translate="no">
            {shortAddress(code.url)}
          </p>
          <p className="class-sheet-step">and type</p>
          <CodeParts code={code.code} size="large" />
        </div>
      </div>
      <p className="mt-4 text-ink-soft print:hidden">{`The code works until ${untilText(code.until_time)}. Anybody who has it can read the book, so end it when you have finished.`}</p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print the sheet
        </Button>
        <ButtonLink to={`/class-codes/${code.id}`} tone="quiet">
          <MonitorUp aria-hidden className="size-5" />
          Show on the board
        </ButtonLink>
      </div>
      <div className="mt-8 max-w-[44rem] print:hidden">
        <ShareCode code={code} />
      </div>
    </Page>
  )
}
