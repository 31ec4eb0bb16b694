/** The failures of books, papers and recordings. `contract/errors.ts` has all failures. */
export const resourceErrors = {
  'resource/locked': { status: 403, message: 'You can open this book once your school has been approved.' },
  'resource/not-ready': { status: 409, message: 'This book is being prepared. Try again in a minute.' },
  'resource/file-missing': {
    status: 503,
    message: 'We could not find this file. We have been told, and are looking into it.',
  },
  'resource/is-example': {
    status: 409,
    message: 'This is the example that ships with the portal. Choose your own PDF for it first, then publish it.',
  },
  'resource/no-pdf': { status: 422, message: 'Choose a PDF first.' },
  'resource/unreadable-pdf': { status: 422, message: 'This PDF is damaged and cannot be read.' },
  'resource/teaching-goes': {
    status: 409,
    message:
      'Some of what is taught with this resource does not fit the new PDF. Look at what would go, tick the box, then save again.',
  },
  'resource/pdf-too-large': {
    status: 413,
    message: 'This PDF is larger than 50 MB. Save a smaller one and try again.',
  },
  'resource/pdfs-waiting': {
    status: 503,
    message: 'Other PDFs are still being checked, so this one was not stored. Try again in a minute.',
  },
  'resource/has-walls': {
    status: 409,
    message:
      'This book cannot be published yet. Its workshop lists the pictures to describe, and whether its licence is stated.',
  },
  'resource/no-book-file': { status: 422, message: 'Choose the zip file of a book first.' },
  'resource/bad-book-file': { status: 422, message: 'This file is damaged, or is not an exported book.' },
  'resource/book-file-too-large': { status: 413, message: 'This file is larger than 300 MB. Books are smaller.' },
  'resource/no-guide': { status: 422, message: 'Choose a Word file first.' },
  'resource/unreadable-guide': {
    status: 422,
    message: 'This is no Word file (.docx), or it is damaged. Save it as .docx, or paste its text.',
  },
  'resource/no-lesson': { status: 409, message: 'There is no lesson for this book yet.' },
  'resource/nothing-to-print': { status: 409, message: 'There is no lesson plan or sheet to print for this book.' },
  'resource/printing-busy': {
    status: 503,
    message: 'Many people are printing right now. Try again in a minute.',
  },
  'resource/not-printable': {
    status: 422,
    message: 'We could not put the plan and the sheets into one PDF. Open and print them one by one.',
  },
  'resource/no-edition': { status: 409, message: 'This book is not available in that format.' },
  'resource/no-edition-file': { status: 422, message: 'Choose a file first.' },
  'resource/unreadable-edition': { status: 422, message: 'This is no file of this kind, or it is damaged.' },
  'resource/edition-too-large': {
    status: 413,
    message: 'This file is larger than 50 MB. Save a smaller one and try again.',
  },
  'resource/editions-busy': {
    status: 503,
    message: 'Many people are asking for files right now. Try again in a minute.',
  },
  'narration/no-file': { status: 422, message: 'Record the page first.' },
  'narration/unreadable': {
    status: 422,
    message: 'We cannot play this recording everywhere. Record the page again with Chrome, Edge, Firefox or Safari.',
  },
  'narration/too-large': { status: 413, message: 'This recording is too large. Use one under 6 MB.' },
  'narration/too-long': { status: 422, message: 'This recording is longer than 5 minutes. Record the page again.' },
  'narration/nobody-agreed': { status: 409, message: 'First say who is reading, and that they agree to be heard.' },
  'narration/wrong-words': {
    status: 422,
    message: 'These timings do not match the words on the page. Tap along again.',
  },
  'narration/incomplete': { status: 409, message: 'Record every page with words, then publish the recording.' },
  'text/exists': { status: 409, message: 'This book has a text in that language already.' },
  'text/empty': { status: 409, message: 'Write a page first, then publish the text.' },
  'text/unchecked': {
    status: 409,
    message: 'Enter who has checked this translation first: it came with the book, and nobody has yet.',
  },
  'text/too-many-paragraphs': {
    status: 422,
    message: 'The story has fewer paragraphs on this page. Write each at the place of one of the story’s.',
  },
  'text/other-letters': { status: 422, message: 'This is not written in the letters of this language.' },
  'text/no-file': { status: 422, message: 'Choose a Word or CSV file first.' },
  'text/unreadable-file': {
    status: 422,
    message: 'We cannot read this file. Save it as a Word file (.docx) or as “CSV UTF-8”, and try again.',
  },
  'text/no-table': {
    status: 422,
    message:
      'This file has no table with the columns “Page”, “Paragraph” and the language. Download the table below, and fill that in.',
  },
  'text/other-language': { status: 422, message: 'This file is in another language.' },
  'resource/no-certificate': { status: 404, message: 'Only storybooks have certificates.' },
} as const
