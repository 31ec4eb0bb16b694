/** Smaller files are sent faster uncompressed. In bytes. */
const worthwhile = 1_000_000

/** Compresses the file with gzip where that helps and the browser can: 60 MB of CSV become 10. */
export async function gzipped(file: File): Promise<File> {
  if (file.size < worthwhile || !('CompressionStream' in window)) return file
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return new File([packed], `${file.name}.gz`, { type: 'application/gzip' })
}
