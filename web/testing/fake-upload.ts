import { vi } from 'vitest'

/** Lets `upload` reach the fake API: XMLHttpRequest is passed on to fetch, in one piece. */
export function fakeUploads(): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseText = ''
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
      onload = () => undefined
      onerror = () => undefined
      private method = ''
      private url = ''
      private headers: Record<string, string> = {}
      open(method: string, url: string) {
        Object.assign(this, { method, url })
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value
      }
      abort() {}
      send(body: FormData) {
        this.upload.onprogress?.({ loaded: 1, total: 1 })
        const sent = Object.fromEntries(body)
        const init = { method: this.method, headers: this.headers, body: JSON.stringify(sent) }
        void fetch(this.url, init).then(async (response) => {
          this.status = response.status
          this.responseText = await response.text()
          this.onload()
        }, this.onerror)
      }
    },
  )
}
