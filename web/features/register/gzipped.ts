/** From here on packing saves more time than it costs. */
const worthwhile = 1_000_000

/** The file packed with gzip, where that helps and the browser can: 60 MB of CSV then travel as 10. */
export async function gzipped(file: File): Promise<File> {
  if (file.size < worthwhile || !('CompressionStream' in window)) return file
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return new File([packed], `${file.name}.gz`, { type: 'application/gzip' })
}
