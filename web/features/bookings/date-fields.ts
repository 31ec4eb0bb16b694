/** The server's names for the date fields; its errors show at the field of that name. */
export const dateFields = ['preferred_dates.0', 'preferred_dates.1', 'preferred_dates.2'] as const

export type DateField = (typeof dateFields)[number]
