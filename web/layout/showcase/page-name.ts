/** As readers count: the story begins after the cover. */
export const pageName = (number: number): string => (number === 1 ? 'Cover' : `Page ${number - 1}`)
