import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkNode } from '../../scripts/check-node.mjs'
import { Problem, report } from '../../scripts/problem.mjs'

/** The parts of a rehearsal, with the programs that each needs and the Debian packages that bring them. */
const parts = {
  machine: {
    unshare: 'util-linux',
    ip: 'iproute2',
    bwrap: 'bubblewrap',
    git: 'git',
    curl: 'curl',
    openssl: 'openssl',
    pg_createcluster: 'postgresql',
    nginx: 'nginx',
    rsync: 'rsync',
    promtool: 'prometheus',
  },
  image: { buildah: 'buildah', mmdebstrap: 'mmdebstrap', bwrap: 'bubblewrap', pg_createcluster: 'postgresql' },
  compose: {
    buildah: 'buildah',
    unshare: 'util-linux',
    ip: 'iproute2',
    bwrap: 'bubblewrap',
    pg_createcluster: 'postgresql',
  },
}

const usage = `npm run rehearse runs what deploy/README.md, docs/runbook.md and docs/operations.md print, on a copy of this machine that is thrown away.
  npm run rehearse -- machine   one part: machine (systemd), image or compose`

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** Runs a part in a process of its own; `machine` and `compose` see folders, processes and a network that nobody else sees. */
function runPart(name, folder) {
  const file = join(import.meta.dirname, `${name}.mjs`)
  const alone = ['unshare', '--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child']
  const [program = '', ...args] = [...(name === 'image' ? [] : alone), process.execPath, file, folder]
  const child = spawn(program, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code ?? 1)))
}

async function rehearse() {
  const named = process.argv.slice(2)
  const wanted = named.length > 0 ? named : Object.keys(parts)
  if (wanted.some((name) => !Object.hasOwn(parts, name))) throw new Problem(usage)
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Problem(
      'A rehearsal needs root on Debian or Ubuntu. It changes nothing of the machine but its own folder.',
    )
  }
  const needed = Object.assign({}, ...wanted.map((name) => parts[name]))
  const absent = Object.keys(needed).filter((program) => !isThere(program))
  if (absent.length > 0) {
    const packages = [...new Set(absent.map((program) => needed[program]))].join(' ')
    throw new Problem(`${absent.join(', ')}: not installed. apt-get install ${packages}`)
  }
  for (const name of wanted) {
    const folder = mkdtempSync('/var/tmp/portal-rehearsal-')
    // The user of the portal and that of the database go through it.
    chmodSync(folder, 0o755)
    console.log(`\n── ${name} ──`)
    const code = await runPart(name, folder)
    if (code !== 0) process.exitCode = 1
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else console.log(`What is left of it is in ${folder}.`)
  }
}

checkNode()
rehearse().catch(report)
