import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { checkNode } from './check-node.mjs'
import { refuseArguments } from './no-arguments.mjs'
import { report } from './problem.mjs'
import { bin, root, runNode } from './run.mjs'
import { setUp } from './setup.mjs'

checkNode()
refuseArguments('npm run dev', 'Settings are variables, such as PORT=3001 npm run dev.')
// The server needs the build too, although Vite serves newer pages and it runs from source.
await setUp().catch(report)

/** Finds a port that is free now, for the server behind Vite. */
const probe = createProbe().listen(0, '127.0.0.1')
await once(probe, 'listening')
const { port: serverPort } = probe.address()
probe.close()

/** What the server answers, and not Vite. */
const proxied =
  '/api /brand.css /icons /icon.svg /favicon.ico /apple-touch-icon.png /manifest.webmanifest /dev/emails /healthz /readyz'

const port = Number(process.env.PORT ?? 3000)
const target = `http://127.0.0.1:${serverPort}`

// Vite comes with the packages, so it cannot be imported before they are installed.
const { createServer } = await import('vite')
const vite = await createServer({
  configFile: `${root}vite.config.ts`,
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(proxied.split(' ').map((path) => [path, { target }])),
  },
})
await vite.listen()
vite.printUrls()

const { code } = await runNode(
  [bin.tsx, 'watch', '--clear-screen=false', '--tsconfig', 'tsconfig.server.json', 'server/main.ts'],
  {
    show: true,
    env: { PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
  },
)
await vite.close()
process.exitCode = code
