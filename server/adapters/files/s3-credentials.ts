import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

export interface S3Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** Where a machine or a container on AWS gets keys that last some hours, as AWS's own programs find it. */
export interface RoleSource {
  region: string
  /** EKS with roles for service accounts: the role, and the file with the token that proves who asks. */
  webIdentity?: { roleArn: string; tokenFile: string; endpoint?: string | undefined } | undefined
  /** ECS, and EKS with Pod Identity: an address of the container's own. */
  container?: { url: string; tokenFile?: string | undefined } | undefined
  /** EC2: the metadata service of the machine. Used when neither of the others is there. */
  metadata: string
}

/** Milliseconds before their end at which keys are replaced. */
const renewBefore = 5 * 60_000
/** Milliseconds between two attempts to replace keys that are still valid: AWS may have no newer ones yet. */
const renewEvery = 15_000
/** Milliseconds that each service may take: they are beside us. */
const patience = 5000
const metadataSeconds = 300

const Given = z.object({
  AccessKeyId: z.string(),
  SecretAccessKey: z.string(),
  Token: z.string(),
  Expiration: z.string().check(z.refine((time) => !Number.isNaN(Date.parse(time)))),
})
type Given = z.infer<typeof Given>

/** Returns the keys of the role, renewed in time. While that fails, those that are still valid are returned. */
export function createRoleKeys(source: RoleSource, now: () => number = Date.now): () => Promise<S3Keys> {
  let held: { keys: S3Keys; until: number } | undefined
  let renewing: Promise<S3Keys> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  async function renew(): Promise<S3Keys> {
    try {
      const { AccessKeyId, SecretAccessKey, Token, Expiration } = await ask(source)
      const keys = { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token }
      held = { keys, until: Date.parse(Expiration) }
      return keys
    } catch (error) {
      if (held && now() < held.until) return held.keys
      throw new Error(`the role gave no keys for the bucket: ${(error as Error).message}`, { cause: error })
    } finally {
      renewing = undefined
      askedAt = now()
    }
  }

  return async () => {
    const time = now()
    const isEarly = held && time < held.until - renewBefore
    if (held && (isEarly || (time < held.until && time < askedAt + renewEvery))) return held.keys
    renewing ??= renew()
    return renewing
  }
}

function ask({ region, webIdentity, container, metadata }: RoleSource): Promise<Given> {
  if (webIdentity) return askTokenService(webIdentity, region)
  return container ? askContainer(container) : askMachine(metadata)
}

async function askTokenService(
  { roleArn, tokenFile, endpoint = '' }: NonNullable<RoleSource['webIdentity']>,
  region: string,
): Promise<Given> {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: 'portal',
    // Replaced by Kubernetes from time to time.
    WebIdentityToken: (await readFile(tokenFile, 'utf8')).trim(),
  })
  const xml = await call(endpoint || `https://sts.${region}.amazonaws.com/`, { method: 'POST', body })
  const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return Given.parse({
    AccessKeyId: value('AccessKeyId'),
    SecretAccessKey: value('SecretAccessKey'),
    Token: value('SessionToken'),
    Expiration: value('Expiration'),
  })
}

async function askContainer({ url, tokenFile }: NonNullable<RoleSource['container']>): Promise<Given> {
  const headers = tokenFile ? { authorization: (await readFile(tokenFile, 'utf8')).trim() } : {}
  return Given.parse(JSON.parse(await call(url, { headers })))
}

/** IMDSv2: a token first, which a request that was forged through a proxy cannot get. */
async function askMachine(metadata: string): Promise<Given> {
  const token = await call(`${metadata}/latest/api/token`, {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': String(metadataSeconds) },
  })
  const headers = { 'x-aws-ec2-metadata-token': token }
  const roles = `${metadata}/latest/meta-data/iam/security-credentials/`
  const [role = ''] = (await call(roles, { headers })).trim().split('\n')
  return Given.parse(JSON.parse(await call(`${roles}${encodeURIComponent(role)}`, { headers })))
}

async function call(url: string, options: RequestInit): Promise<string> {
  const { origin, pathname } = new URL(url)
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(patience), redirect: 'error' })
  const text = await response.text()
  if (!response.ok) throw new Error(`${origin}${pathname} answered ${response.status}`)
  return text
}
