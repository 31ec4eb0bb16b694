/** The storage key of an image. `id` is a UUID. */
export const fileOf = (id: string) => `images/${id.toLowerCase()}.webp`
