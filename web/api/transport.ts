import { readAuthKey } from './cookies.ts'

/** Where the API is: on the site of the pages, or with the debug flag of the build on the developer's own machine. */
export const baseAddress = import.meta.env.VITE_DEBUG ? 'http://localhost:3000' : ''

/** How calls are sent, and with which key: by the browser's fetch, or inside the server while it renders a page. */
export const transport = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(baseAddress + url, init),
  readKey: readAuthKey,
}
