import { z } from 'zod'
import type { RoleSource } from '../adapters/files/s3-credentials.ts'
import type { Bucket } from '../adapters/files/s3-store.ts'

const address = z.url({ protocol: /^https?$/, error: 'needs an http or https address' })

/** The settings of the bucket; those of a role as AWS sets them in its containers. */
export const bucketSettings = {
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: address.default('https://s3.eu-west-2.amazonaws.com'),
  S3_REGION: z.string().min(1).default('eu-west-2'),
  S3_CREDENTIALS: z.enum(['keys', 'role'], { error: 'needs keys or role' }).default('keys'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_ROLE_ARN: z.string().optional(),
  AWS_WEB_IDENTITY_TOKEN_FILE: z.string().optional(),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: z.string().startsWith('/').optional(),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: address.optional(),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: z.string().optional(),
}

type BucketSettings = z.infer<z.ZodObject<typeof bucketSettings>>

/** What is wrong with these settings together: a sentence for each setting. */
export function bucketProblems(env: BucketSettings): Record<string, string> {
  if (!env.S3_BUCKET) return {}
  const problems: Record<string, string> = {}
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    const isRole = env.S3_CREDENTIALS === 'role'
    if (isRole && env[name]) problems[name] = 'is set as well as S3_CREDENTIALS=role. Keep only one of them.'
    if (!isRole && !env[name]) problems[name] = 'is needed with S3_BUCKET'
  }
  return problems
}

/** Where files are stored instead of in the data folder; undefined without a bucket. */
export function bucketFrom(env: BucketSettings): Bucket | undefined {
  if (!env.S3_BUCKET) return undefined
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const keys = { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' }
  return { name, endpoint, region, ...(env.S3_CREDENTIALS === 'role' ? { role: roleFrom(env) } : keys) }
}

function roleFrom(env: BucketSettings): RoleSource {
  const { AWS_ROLE_ARN: roleArn, AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile } = env
  const relative = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
  const url = relative ? `http://169.254.170.2${relative}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI
  return {
    region: env.S3_REGION,
    webIdentity: roleArn && tokenFile ? { roleArn, tokenFile } : undefined,
    container: url ? { url, tokenFile: env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE } : undefined,
    metadata: 'http://169.254.169.254',
  }
}
