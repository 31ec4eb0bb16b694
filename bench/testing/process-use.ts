import { readdir, readFile } from 'node:fs/promises'

export type ProcessUse = {
  /** Processor seconds used so far. */
  cpu: number
  /** Resident memory in megabytes. */
  memory: number
  /** Open file descriptors. */
  descriptors: number
}

/** What a process has used and holds; Linux only, NaN and 0 elsewhere. */
export async function readProcessUse(pid: number | undefined): Promise<ProcessUse> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (fields[11] ?? Number.NaN) + (fields[12] ?? Number.NaN)
  const open = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return { cpu: ticks / 100, memory: ((fields[21] ?? Number.NaN) * 4096) / 1e6, descriptors: open.length }
}
