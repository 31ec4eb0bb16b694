/** What an uploaded picture may be at most. */
export const maxPicture = { bytes: 5 * 1_048_576, pixels: 25_000_000 }

/** Maximum width and height of a stored picture, in pixels. */
export const storedSide = 1024

const takenFormats = 'PNG, JPEG, WebP, GIF or AVIF'

interface Format {
  name: string
  /** What sharp calls a format that is taken. */
  decoder?: string
  /** Where its signature begins, if not at the first byte. */
  at?: number
  /** Signatures, as Latin-1. */
  begins: string[]
}

const formats: Format[] = [
  { name: 'PNG', decoder: 'png', begins: ['\x89PNG\r\n\x1a\n'] },
  { name: 'JPEG', decoder: 'jpeg', begins: ['\xff\xd8\xff'] },
  { name: 'WebP', decoder: 'webp', at: 8, begins: ['WEBP'] },
  { name: 'GIF', decoder: 'gif', begins: ['GIF87a', 'GIF89a'] },
  // The brands of ISO/IEC 23008-12.
  { name: 'AVIF', decoder: 'heif', at: 4, begins: ['ftypavif', 'ftypavis'] },
  { name: 'HEIC', at: 4, begins: ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'] },
  { name: 'JPEG XL', begins: ['\xff\x0a', '\0\0\0\x0cJXL '] },
  { name: 'JPEG 2000', begins: ['\xff\x4f\xff\x51', '\0\0\0\x0cjP  '] },
  { name: 'TIFF', begins: ['II*\0', 'MM\0*'] },
  { name: 'BMP', begins: ['BM'] },
  { name: 'Photoshop', begins: ['8BPS'] },
  { name: 'icon', begins: ['\0\0\x01\0'] },
]

/** Files of other kinds that people choose by mistake. */
const others: Format[] = [
  { name: 'a PDF', begins: ['%PDF-'] },
  { name: 'a film', at: 4, begins: ['ftyp', 'moov', 'mdat', 'wide'] },
  { name: 'a film', begins: ['\x1a\x45\xdf\xa3'] },
  { name: 'a document or a compressed folder', begins: ['PK\x03\x04', '\xd0\xcf\x11\xe0'] },
  { name: 'a web page', begins: ['<!doctype html', '<!DOCTYPE html', '<html'] },
]

/** How many bytes `takenFormatOf` and `adviseOn` look at. */
export const signatureBytes = 1024

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, signatureBytes))

const findIn = (list: readonly Format[], start: string) =>
  list.find(({ at = 0, begins }) => begins.some((signature) => start.startsWith(signature, at)))

/** The format of a picture by its first bytes, whatever its name says; null where it is none that is taken. */
export function takenFormatOf(bytes: Uint8Array): { decoder: string } | null {
  const { decoder } = findIn(formats, startOf(bytes)) ?? {}
  return decoder ? { decoder } : null
}

/** What a file that cannot be taken as a picture is, and what to do about it. */
export function adviseOn(bytes: Uint8Array): string {
  const start = startOf(bytes)
  const { name, decoder } = findIn(formats, start) ?? { name: start.includes('<svg') ? 'SVG' : '' }
  if (decoder) return `This ${name} is damaged or not whole. Open it, save it as a new picture and choose that one.`
  if (name === 'HEIC')
    return 'This is a HEIC picture, as iPhones and iPads take them. Open it, export it as JPEG and choose the new file.'
  if (name) return `The format of this picture is ${name}. Open it, save it as ${takenFormats} and choose the new file.`
  const what = findIn(others, start)?.name ?? 'not a picture that can be read here'
  return `This file is ${what}. Choose a picture in the format ${takenFormats}.`
}

export const pictureTooLarge = 'This picture is too large. Use one under 5 MB.'
