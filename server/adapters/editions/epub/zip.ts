import type { Zippable } from 'fflate'

/** By its parts, in the zone of this machine, as a zip has it: so the same book gives the same bytes everywhere. */
const packed = { mtime: new Date(2026, 8, 1) }

/** A file of text in an e-book. */
export const text = (content: string): Zippable[string] => [new TextEncoder().encode(content), { ...packed, level: 9 }]

/** What is compressed already, and the name that readers look for in a fixed place. */
export const asItIs = (content: Uint8Array): Zippable[string] => [content, { ...packed, level: 0 }]
