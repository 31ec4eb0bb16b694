/** A multipart form with one file or one field, as `body` and `headers` of a call. */
export function form(name: string, content: Buffer | string, { isFile = true } = {}) {
  const boundary = 'a-boundary-of-tests'
  const file = isFile ? '; filename="file.csv"\r\ncontent-type: text/csv' : ''
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
