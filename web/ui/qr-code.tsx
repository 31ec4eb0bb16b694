interface QrCodeProps {
  /** A path of black squares, `size` modules wide without its quiet zone. */
  qr: { size: number; path: string }
  /** What it opens. */
  label: string
  className: string
}

/** The modules of white about a QR code, without which cameras do not find it. */
const quiet = 4

export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  const side = size + 2 * quiet
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} className={className} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}
