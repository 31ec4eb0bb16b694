/** What some PDFs need besides themselves, by file name. Each is fetched only when a document asks for it. */
const addresses: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
        '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '../../../../node_modules/pdfjs-dist/wasm/openjpeg.wasm',
      ],
      { query: '?url&no-inline', import: 'default', eager: true },
    ),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** @throws when pdf.js asks for a file that it did not bring, or that did not arrive; it then does without. */
export async function fetchPdfAsset(name: string): Promise<Uint8Array> {
  const address = addresses[name]
  const response = address ? await fetch(address) : null
  if (!response?.ok) throw new Error(`${name} is not there`)
  return new Uint8Array(await response.arrayBuffer())
}
