// Imported into a portal by NODE_OPTIONS: on SIGUSR2 it writes its longest stall since the last time, and its peak memory.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const file = process.env.WATCH_FILE
const stalls = monitorEventLoopDelay({ resolution: 5 })
stalls.enable()
const report = () => {
  const peakMb = process.resourceUsage().maxRSS / 1024
  writeFileSync(file, JSON.stringify({ pid: process.pid, stallMs: stalls.max / 1e6, peakMb }))
  stalls.reset()
}
process.on('SIGUSR2', report)
report()
