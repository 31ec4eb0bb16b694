import { readdir, readFile } from 'node:fs/promises'

/** The fields of a process's `stat` after its name; none elsewhere than on Linux. */
async function readStat(pid: number | string | undefined): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** Seconds that two fields of ticks amount to. */
const secondsOf = ([one = Number.NaN, other = Number.NaN]: number[]) => (one + other) / 100

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
  const fields = await readStat(pid)
  const open = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return {
    cpu: secondsOf(fields.slice(11, 13)),
    memory: ((fields[21] ?? Number.NaN) * 4096) / 1e6,
    descriptors: open.length,
  }
}

/** The processes that a process has started, and theirs. Linux only, empty elsewhere. */
async function listDescendants(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''))
  const children = (await Promise.all(lists)).flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number))
  return [...children, ...(await Promise.all(children.map(listDescendants))).flat()]
}

/** Processor seconds that a process and all that it has started have used so far; NaN without a process. */
export async function readTreeCpu(pid: number | undefined): Promise<number> {
  if (pid === undefined) return Number.NaN
  const uses = await Promise.all([pid, ...(await listDescendants(pid))].map(readProcessUse))
  return uses.reduce((total, { cpu }) => total + (Number.isFinite(cpu) ? cpu : 0), 0)
}

/** Processor seconds that this process's children have used that have ended; NaN elsewhere than on Linux. */
export const readEndedChildrenCpu = async (): Promise<number> => secondsOf((await readStat('self')).slice(13, 15))
