/** Rounds down to a multiple of five, so that no figure is about fewer than five, and a difference between two figures seldom tells of one person. */
export const inFives = (number: number): number => number - (number % 5)
