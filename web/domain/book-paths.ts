/** The page with everything about a storybook. */
export const bookPath = (resourceId: number) => `/resources/books/${resourceId}`

/** The reader, or the viewer of a document. */
export const readPath = (resourceId: number) => `/resources/view/${resourceId}`
