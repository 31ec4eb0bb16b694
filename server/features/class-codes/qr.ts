import QRCode from 'qrcode'
import type { ClassCodeSheet } from '#contract/class-codes.ts'

/** The QR code of an address as one SVG path, with a row of squares drawn as one rectangle. */
export function qrOf(url: string): ClassCodeSheet['qr'] {
  const { size, data } = QRCode.create(url, { errorCorrectionLevel: 'Q' }).modules
  let path = ''
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const from = column
      while (column < size && data[row * size + column]) column++
      if (column > from) path += `M${from} ${row}h${column - from}v1h-${column - from}z`
    }
  return { size, path }
}
