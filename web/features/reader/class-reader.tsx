import './reader.css'
import { FileText } from 'lucide-react'
import { use, useMemo, useRef, useState } from 'react'
import { type ClassBook, readClassPage, readClassRecording, readClassSheet } from '#contract/class-reading.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { PagePicture } from '#contract/resources.ts'
import { ClassLanguageContext } from '../../domain/class-words/class-language.tsx'
import { Said } from '../../domain/class-words/said.tsx'
import { titleBeside } from '../../domain/companions.ts'
import { DocumentTitle } from '../../ui/page/page.tsx'
import { BookReader } from './book/book-reader.tsx'
import { PdfViewer } from './pdf/pdf-viewer.tsx'
import type { ReadBook } from './read-resource.ts'
import { SurroundingsContext } from './surroundings.ts'
import { onlyStory, type TextChoice } from './texts/choice.ts'

interface ClassReaderProps {
  book: ClassBook
  /** Asks whether the class may still read: at each turn, and when a picture does not load. */
  onCheck: () => void
  onLeave: () => void
}

type Sheet = ClassBook['sheets'][number]

/** What a class is not told of a resource. */
const unsaid = { image: '', pdf: '', age_from: 0, age_to: 0 }

/** The book of a class code, and its sheets. Where the reader is, is known until the page is closed. */
export function ClassReader({ book, onCheck, onLeave }: ClassReaderProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const place = useRef<number | null>(null)
  const { isWelsh, setWelsh } = use(ClassLanguageContext)
  const [text, setText] = useState<TextChoice>(isWelsh ? { language: 'cy', isBoth: true } : onlyStory)
  const shown = useMemo(() => bookOf(book), [book])
  const handlePlace = (now: number) => {
    // The first page is the one that has just been opened.
    if (place.current !== null && place.current !== now) onCheck()
    place.current = now
  }
  const back = sheet
    ? { label: 'Back to the book', onPress: () => setSheet(null) }
    : { label: 'Use another code', onPress: onLeave }
  return (
    <SurroundingsContext
      value={{
        back,
        onPlace: handlePlace,
        onPictureFailed: onCheck,
        text,
        onText: (choice, found) => {
          setText(choice)
          setWelsh(found?.language === 'cy' && found.checked_by !== '')
        },
        atEnd: <Sheets book={book} onOpen={setSheet} />,
      }}
    >
      <DocumentTitle>{book.title}</DocumentTitle>
      {sheet ? (
        <PdfViewer
          key={sheet.id}
          resource={{ ...unsaid, ...sheet, pdf: sheetUrl(sheet.id, book.pass) }}
          about={null}
          page={null}
          onCertificate={null}
          isBeingPrepared={false}
        />
      ) : (
        <BookReader book={shown} companions={[]} page={place.current} onCertificate={null} isCovered={false} />
      )}
    </SurroundingsContext>
  )
}

function Sheets({ book, onOpen }: { book: ClassBook; onOpen: (sheet: Sheet) => void }) {
  if (book.sheets.length === 0) return null
  return (
    <div className="book-end-next">
      <h3 className="book-end-subtitle">
        <Said>Your turn</Said>
      </h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {book.sheets.map((sheet) => (
          <li key={sheet.id}>
            <button type="button" className="book-end-sheet" onClick={() => onOpen(sheet)}>
              <FileText aria-hidden />
              {capitalised(titleBeside(sheet.title, book.title))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const capitalised = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

const sheetUrl = (id: number, pass: string) =>
  urlFor(readClassSheet, { params: { id }, query: { 'access-token': pass } })

const pageUrl = (number: number, picture: PagePicture, pass: string) =>
  urlFor(readClassPage, { params: { number, picture }, query: { 'access-token': pass } })

const recordingUrl = (number: number, pass: string) =>
  urlFor(readClassRecording, { params: { number }, query: { 'access-token': pass } })

function bookOf({ title, aspect, narrator, words, sayings, texts, pages, pass }: ClassBook): ReadBook {
  return {
    resource: { ...unsaid, id: 0, title, image: pageUrl(1, '800', pass) },
    ...{ aspect, narrator, words, sayings, texts, version: '' },
    pages: pages.map((page) => ({
      ...page,
      image: pageUrl(page.number, '800', pass),
      image_large: pageUrl(page.number, '1600', pass),
      wordless: page.wordless && { ...page.wordless, image: pageUrl(page.number, 'wordless', pass) },
      recording: page.recording && { ...page.recording, url: recordingUrl(page.number, pass) },
    })),
  }
}
