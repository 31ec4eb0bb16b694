/** The names that the server gives to the fields of the days: what it says of one stands at it. */
export const dateFields = ['preferred_dates.0', 'preferred_dates.1', 'preferred_dates.2'] as const

export type DateField = (typeof dateFields)[number]
