/**
 * Two instances as they run in a cluster: routed by readiness, with a list that is two seconds late, on one database and one bucket.
 * Both are restarted in turn, ROLLS times (3), while RATE requests a second (200) are sent. Nothing is repeated. Ends with
 * 1 when a request was lost. With `--stay`, the cluster stays for whoever wants to look at it, and takes commands.
 */
import { createInterface } from 'node:readline'
import { type Cluster, startCluster } from './testing/cluster.ts'

const rolls = Number(process.env.ROLLS ?? 3)
const rate = Number(process.env.RATE ?? 200)

async function rollUnderLoad(cluster: Cluster): Promise<void> {
  const began = performance.now()
  const { sent, failures } = await cluster.loadDuring(rate, async () => {
    for (let number = 0; number < rolls; number++) await cluster.roll()
  })
  const seconds = (performance.now() - began) / 1000
  const speed = `${(sent / seconds).toFixed(0)} a second`
  console.log(`${failures.length} of ${sent} requests (${speed}) were lost in ${rolls} rolls of two instances`)
  if (failures.length === 0) return
  process.exitCode = 1
  showCounted('Lost', failures)
  for (const { output } of cluster.instances) {
    const lines = output().match(/^{.*"level":[456]0.*}$/gm) ?? []
    showCounted('The log of an instance has', lines.map(sentenceOf))
  }
}

function sentenceOf(line: string): string {
  const { msg, check, err } = JSON.parse(line) as { msg: string; check?: string; err?: { message: string } }
  return [msg, check, err?.message].filter(Boolean).join(': ')
}

function showCounted(title: string, lines: string[]) {
  console.log(title)
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const [line, count] of [...counts].slice(0, 20)) console.log(`  ${count} times: ${line}`)
}

const cluster = await startCluster()
try {
  if (process.argv.includes('--stay')) {
    const addresses = cluster.instances.map(({ baseURL }) => baseURL).join(' and ')
    console.log(`\nThe cluster is at ${cluster.url}, its instances at ${addresses}.`)
    console.log(`Type roll to restart both in turn under ${rate} requests a second (RATE), ${rolls} times (ROLLS);`)
    console.log('crash to kill the first one as a fault would, and start it again; quit to end.')
    for await (const line of createInterface({ input: process.stdin })) {
      if (line === 'quit') break
      if (line === 'roll') await rollUnderLoad(cluster)
      else if (line === 'crash') {
        const { sent, failures } = await cluster.loadDuring(rate, async () => {
          await cluster.instances[0]?.kill()
          await cluster.instances[0]?.restart()
        })
        console.log(`${failures.length} of ${sent} requests were lost with the killed instance`)
      } else console.log('There are: roll, crash, quit.')
    }
  } else await rollUnderLoad(cluster)
} finally {
  await cluster.close()
}
