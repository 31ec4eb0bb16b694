/** What is typed into a browser: no protocol, and no code. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/#.*$/, '')
