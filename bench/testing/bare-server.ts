/**
 * The yardstick: a bare node:http server. `body <file>` answers that file's bytes from memory as JSON;
 * `range <file>` reads the range that was asked for from that file. Prints its address once it listens.
 */
import { open, readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const [mode, path = ''] = process.argv.slice(2)

async function bodyFrom(file: string): Promise<RequestListener> {
  const body = await readFile(file)
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    response.end(body)
  }
}

function rangeFrom(file: string): RequestListener {
  async function read(header: string) {
    const [, start = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(header) ?? []
    const length = Number(end) - Number(start) + 1
    const handle = await open(file)
    const { buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, Number(start))
    await handle.close()
    return buffer
  }
  return (request, response) => {
    void read(request.headers.range ?? '').then((bytes) => {
      response.writeHead(206, { 'content-type': 'application/pdf', 'content-length': bytes.length })
      response.end(bytes)
    })
  }
}

const server = createServer(mode === 'range' ? rangeFrom(path) : await bodyFrom(path))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
