/** Where the API is, as the flags of the build say: on the site of the pages, unless they name another address. */
export const baseAddress: string = import.meta.env.VITE_DEBUG
  ? import.meta.env.VITE_DEVELOPMENT_ADDRESS
  : import.meta.env.VITE_PRODUCTION_ADDRESS

/** How calls are sent: by the browser's fetch, or inside the server while it renders a page. */
export const transport = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(baseAddress + url, init),
}
