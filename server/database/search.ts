/** Words as a part of a pattern for LIKE and ILIKE: their own signs stand for nothing else. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A pattern that matches every text with these words in it. */
export const containing = (words: string): string => `%${literally(words)}%`
