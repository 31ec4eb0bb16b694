import QRCode from 'qrcode'

/** `size`: modules along a side. */
export interface QrCode {
  size: number
  path: string
}

/** The QR code of an address as one SVG path, with a row of squares drawn as one rectangle. */
export function qrOf(url: string): QrCode {
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
