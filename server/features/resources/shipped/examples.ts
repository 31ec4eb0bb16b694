/** Ships as an example of what an operator puts in its place: the letter of an invented sponsor. */
export const isExample = (slug: string | null): boolean => slug === 'sponsor-letter'
