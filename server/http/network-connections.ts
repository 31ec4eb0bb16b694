import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { networkOf } from './network.ts'

interface Options {
  /** The most connections that may be open at once. */
  most: number
  /** The most of one network. */
  mostEach: number
  /** Proxies, whose connections belong to many people. */
  trustedProxies: string[]
  /** Called whenever a connection is closed to make room. */
  onClosed: () => void
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Makes room for a new connection when its network, or all together, have as many as they may: closes one that waits for
 * its client, the oldest of the network, or of that with the most. So slow clients of one network keep nobody else out.
 * A newcomer is closed itself when its network has only connections that wait for us.
 */
export function shareByNetwork(server: Server, { most, mostEach, trustedProxies, onClosed }: Options): void {
  const isTrusted = createIsTrusted(trustedProxies)
  /** By network, each in the order in which they were opened. */
  const networks = new Map<string, Set<Socket>>()
  const latest = new WeakMap<Socket, Exchange>()
  let open = 0

  function closeOne(sockets: Set<Socket>, newcomer: Socket): void {
    // Idle ones first: their clients connect again without noticing.
    const waiting = [...sockets].filter((socket) => socket !== newcomer && waitsForClient(latest.get(socket)))
    const closed = waiting.find((socket) => isIdle(latest.get(socket))) ?? waiting[0] ?? newcomer
    closed.destroy()
    onClosed()
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, { request, response })
  })
  server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => open--)
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const own = networks.get(network) ?? new Set()
    networks.set(network, own.add(socket))
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0 && networks.get(network) === own) networks.delete(network)
    })
    if (own.size > mostEach) closeOne(own, socket)
    else if (open >= most) closeOne(fullest(networks), socket)
  })
}

const fullest = (networks: Map<string, Set<Socket>>): Set<Socket> =>
  [...networks.values()].reduce((one, other) => (other.size > one.size ? other : one))

/** It has sent nothing, or has its response. */
const isIdle = (exchange: Exchange | undefined) =>
  exchange === undefined || (exchange.request.complete && exchange.response.writableFinished)

/** It is idle, sends a body, or reads a response that is ready. */
function waitsForClient(exchange: Exchange | undefined): boolean {
  if (!exchange || isIdle(exchange)) return true
  const { request, response } = exchange
  return !request.complete || response.writableEnded || (response.socket?.writableLength ?? 0) > 0
}

/** The names that `trustProxy` of Fastify knows. */
const ranges: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an IP address is that of a proxy, given as addresses and ranges such as `10.0.0.0/8`. */
function createIsTrusted(proxies: string[]): (ip: string) => boolean {
  const list = new BlockList()
  const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')
  for (const proxy of proxies.flatMap((proxy) => ranges[proxy] ?? [proxy])) {
    const [ip = '', bits] = proxy.split('/')
    if (bits === undefined) list.addAddress(ip, familyOf(ip))
    else list.addSubnet(ip, Number(bits), familyOf(ip))
  }
  return (ip) => list.check(ip, familyOf(ip))
}
