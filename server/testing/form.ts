/** A multipart form with one file or one field, after `fields`, as `body` and `headers` of a call. */
export function form(
  name: string,
  content: Buffer | string,
  { isFile = true, fields = {} }: { isFile?: boolean; fields?: Record<string, string> } = {},
) {
  const boundary = 'a-boundary-of-tests'
  const partOf = (field: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n`
  const before = Object.entries(fields).map(([field, value]) => `${partOf(field)}${value}\r\n`)
  const file = isFile ? '; filename="file.csv"\r\ncontent-type: text/csv' : ''
  const head = before.join('') + partOf(name, file)
  return {
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
