/** How calls leave: by the browser, or inside of the server while it draws a page. */
export const transport = {
  fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, init),
}
