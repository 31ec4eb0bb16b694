import './ornaments.css'

/** Things that stand at the end of a board where there is room to spare. Decorative. */
export function Ornaments() {
  return (
    <span className="ornament" aria-hidden="true">
      <PencilJar />
      <Plant />
    </span>
  )
}

/** A plant in a pot, 120 × 168. */
function Plant() {
  return (
    <svg viewBox="0 0 120 168" className="ornament-plant" focusable="false" aria-hidden="true">
      <g className="leaf-dark">
        <path d="M58 104C40 92 22 70 20 38c20 8 36 32 40 62z" />
        <path d="M64 104c8-30 24-52 46-62 0 30-18 54-42 64z" />
        <path d="M52 110C34 108 14 100 4 82c18-4 40 6 52 24z" />
      </g>
      <g className="leaf-light">
        <path d="M60 104C48 76 50 36 66 10c14 28 12 66-2 94z" />
        <path d="M68 110c12-14 32-22 50-18-8 16-30 26-48 24z" />
      </g>
      <g className="leaf-vein">
        <path d="M61 102C60 70 62 44 66 22M58 102C44 84 32 66 24 46M66 104c10-24 22-42 38-54" />
      </g>
      <path className="pot" d="M30 112h64l-8 50a6 6 0 0 1-6 5H44a6 6 0 0 1-6-5z" />
      <path className="pot-rim" d="M26 104h72a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3z" />
    </svg>
  )
}

/** A jam jar of pencils, 84 × 132. */
function PencilJar() {
  return (
    <svg viewBox="0 0 84 132" className="ornament-pencils" focusable="false" aria-hidden="true">
      <g>
        <path className="pencil-one" d="M22 30l-6 62h11l6-61z" />
        <path className="pencil-wood" d="M22 30l7-17 4 18z" />
        <path className="pencil-two" d="M39 22v70h11V22z" />
        <path className="pencil-wood" d="M39 22l5.5-18L50 22z" />
        <path className="pencil-three" d="M58 36l-3 56h11l4-55z" />
        <path className="pencil-wood" d="M58 36l7-17 5 18z" />
      </g>
      <path className="jar" d="M10 58h64a4 4 0 0 1 4 4v60a9 9 0 0 1-9 9H15a9 9 0 0 1-9-9V62a4 4 0 0 1 4-4z" />
      <path className="jar-label" d="M6 82h72v28H6z" />
      <path className="jar-shine" d="M15 66v56" />
    </svg>
  )
}
