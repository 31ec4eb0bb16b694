import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePdf } from '../../adapters/pdf/testing/make-active-pdf.ts'
import { readConfig } from '../../config/config.ts'
import { createActor } from '../factories.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'

let portal: PortalProcess
beforeAll(async () => {
  portal = await startPortalProcess()
})
afterAll(() => portal.stop())

const size = 45_000_000
/** The portal may hold two of them at the most, however many are sent. */
const allowed = 100_000_000

const peak = async () =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${portal.child.pid}/status`, 'utf8'))?.[1]) * 1024

/** How many processes read PDFs now. */
async function countWorkers(): Promise<number> {
  const { pid } = portal.child
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const programs = children.trim().split(' ').filter(Boolean)
  const lines = await Promise.all(programs.map((one) => readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes('pdf-worker')).length
}

/** A form with one file, in pieces. Copying it all at once can take a client seconds, and the portal then cuts it off. */
function* formWith(bytes: Buffer, boundary: string): Generator<Buffer> {
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="pdf"; filename="plan.pdf"\r\n\r\n`)
  for (let start = 0; start < bytes.length; start += 1_000_000) yield bytes.subarray(start, start + 1_000_000)
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

async function upload(bytes: Buffer): Promise<string> {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const boundary = 'between-the-parts'
  const headers = { authorization: `Bearer ${key}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = ReadableStream.from(formWith(bytes, boundary))
  const url = `${portal.url}/api/resources/upload`
  const answer = await fetch(url, { method: 'POST', headers, body, duplex: 'half' })
  await answer.arrayBuffer()
  return `${answer.status}`
}

test.runIf(process.platform === 'linux')(
  'six people who send 45 MB at once are answered in turn, and the portal holds none of it in memory',
  { timeout: 400_000 },
  async () => {
    const heavy = Buffer.from(
      writePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]>>',
        `<</Length ${size}>>\nstream\n${' '.repeat(size)}\nendstream`,
      ]),
    )
    const before = await peak()
    const answers = Promise.all(Array.from({ length: 6 }, () => upload(heavy)))
    let isOver = false
    const over = answers.finally(() => {
      isOver = true
    })
    let most = 0
    while (!isOver) {
      most = Math.max(most, await countWorkers())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(await over).toEqual(Array.from({ length: 6 }, () => '200'))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(readConfig({}).uploadsAtOnce)
    expect((await peak()) - before).toBeLessThan(allowed)
    expect(await readdir(join(portal.dataDir, 'scratch'))).toEqual([])
  },
)
