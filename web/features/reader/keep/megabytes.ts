/** “2.1 MB”; at least 0.1. */
export const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`

/** “84 kB”, “2.1 MB”. */
export const fileSize = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : megabytes(bytes)
