import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

const paths = ['/privacy', '/login', '/about', '/charts', '/api/page/app-brand']

/** Milliseconds between two requests of a visitor: the machine has to build a release beside them. */
const pause = 50

/**
 * Visitors who read through the proxy until they are stopped. A request is lost when it gets no answer, or one that says that the
 * portal is at fault.
 *
 * @param {string} host
 * @param {number} visitors
 */
export function beginLoad(host, visitors = 6) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  let isOver = false
  let sent = 0
  const lost = []
  const ask = (path) =>
    new Promise((resolve) => {
      const options = { agent, host: '127.0.0.1', port: 443, path, servername: host, headers: { host } }
      request(options, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
        .on('error', (error) => resolve(error.message))
        .setTimeout(60_000, () => resolve('no answer'))
        .end()
    })
  async function visit(first) {
    for (let turn = first; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const answer = await ask(path)
      await sleep(pause)
      sent++
      if (typeof answer === 'string' || answer >= 400) lost.push(`${path}: ${answer}`)
    }
  }
  const visits = Array.from({ length: visitors }, (_, number) => visit(number))
  return async () => {
    isOver = true
    await Promise.all(visits)
    agent.destroy()
    return { sent, lost }
  }
}
