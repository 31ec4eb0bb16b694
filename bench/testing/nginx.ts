import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../server/testing/portal-process.ts'

/** As docs/hosting.md has it, for two instances on loopback. */
const configuration = (port: number, upstreams: number[], folder: string) => `
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_max_body_size 60m;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
    }
  }
}
`

/** nginx in front of instances on these ports; undefined where it is not installed. */
export async function startNginx(ports: number[]): Promise<{ url: string; close(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(port, ports, folder))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => {
    nginx.once('error', () => resolve()).once('close', () => resolve())
  })
  const remove = () => rm(folder, { recursive: true, force: true })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const state = await Promise.race([ended.then(() => 'ended'), sleep(100, 'waiting')])
    if (state === 'ended') {
      await remove()
      return undefined
    }
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) break
  }
  return {
    url,
    async close() {
      nginx.kill('SIGTERM')
      await ended
      await remove()
    },
  }
}
