/** The page that prints certificates of a storybook for a class. */
export const classCertificatesPath = (resourceId: number) => `/resources/books/${resourceId}/certificates`
