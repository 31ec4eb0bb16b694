/** Why a book file cannot be taken, as a sentence that names the entry. */
export class BadBookFile extends Error {}
