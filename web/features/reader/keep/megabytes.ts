/** “2.1 MB”; at least 0.1. */
export const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
