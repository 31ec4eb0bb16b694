/** What was answered at an address, or why nothing was, in words for an operator. */
export type AskPublicAddress = (address: string) => Promise<{ answer: string } | { problem: string }>

/** Milliseconds that it may take: a page that takes longer is no portal for a class. */
const timeout = 5000

/** Bytes of an answer that are read. */
const maxBytes = 10_000

/** Asks the portal's own API from outside, as a browser would: with its certificate checked, and without following to elsewhere. */
export const askPublicAddress: AskPublicAddress = async (address) => {
  const { host, hostname } = new URL(address)
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return { problem: `${host} leads on to another address. Set PUBLIC_URL to the one where it ends.` }
    }
    return { answer: answerIn(await readStart(response)) }
  } catch (error) {
    return { problem: explain(error, host, hostname) }
  }
}

async function readStart(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > maxBytes) break
  }
  return text
}

function answerIn(text: string): string {
  try {
    return String(JSON.parse(text).data.answer)
  } catch {
    return ''
  }
}

const unreachable =
  'Some networks do not let a machine reach its own public address: if phones can open it, allow that.'

function explain(error: unknown, host: string, hostname: string): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  const code = cause?.code ?? ''
  if (name === 'TimeoutError') return `${host} did not answer within ${timeout / 1000} seconds. ${unreachable}`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No name server knows ${hostname}. Where you bought the name, enter the address of this machine for it. That takes up to a day to be known.`
  if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
    return `Nothing answers at ${host}. Is the proxy running, and is its port open in the firewall? ${unreachable}`
  if (/CERT|SIGNATURE|ISSUER|TLS|SSL/.test(code))
    return `Browsers refuse the certificate of ${host} (${code}). Have the proxy fetch one, such as with certbot.`
  return `${host} could not be asked (${code || (error as Error).message}). ${unreachable}`
}
