/** Escapes words for a pattern of LIKE or ILIKE. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A pattern that matches every text containing these words. */
export const containing = (words: string): string => `%${literally(words)}%`
