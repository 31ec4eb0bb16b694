import { ClassLanguage } from './domain/class-words/class-language.tsx'
import { ReadPage } from './features/class-codes/reading/read-page.tsx'
import { ClassReader } from './features/reader/class-reader.tsx'

/** Where children open the book of their class with its code. */
export function ReadScreen() {
  return (
    <ClassLanguage>
      <ReadPage>{(opened) => <ClassReader {...opened} />}</ReadPage>
    </ClassLanguage>
  )
}
