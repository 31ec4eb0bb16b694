/** Further files that some PDFs need, by file name. Each is fetched only when a document needs it. */
const addresses: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
        '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '../../../../node_modules/pdfjs-dist/wasm/{openjpeg,jbig2}.wasm',
      ],
      { query: '?url&no-inline', import: 'default', eager: true },
    ),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** @throws when the file is unknown or did not load; pdf.js then does without it. */
export async function fetchPdfAsset(name: string): Promise<Uint8Array> {
  const address = addresses[name]
  const response = address ? await fetch(address) : null
  if (!response?.ok) throw new Error(`${name} is not there`)
  return new Uint8Array(await response.arrayBuffer())
}
