const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A whole number as it stands in a sentence: in words up to ten, in digits beyond. */
export const numberInWords = (number: number): string => words[number] || String(number)
