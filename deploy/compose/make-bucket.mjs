// Creates the bucket of deploy/compose.yaml if it is not there, once the service answers.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

const { S3_ENDPOINT, S3_BUCKET, S3_REGION: region } = process.env
const secret = (name) => readFileSync(process.env[`${name}_FILE`], 'utf8').trim()
const accessKeyId = secret('S3_ACCESS_KEY_ID')
const secretAccessKey = secret('S3_SECRET_ACCESS_KEY')
const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

const tries = 60
for (let number = 1; ; number++) {
  const what = await client
    .fetch(`${S3_ENDPOINT}/${S3_BUCKET}`, { method: 'PUT' })
    .then(async (answer) => (answer.ok || answer.status === 409 ? '' : `${answer.status} ${await answer.text()}`))
    .catch((error) => String(error.cause ?? error))
  if (what === '') break
  if (number === tries) {
    console.error(`The bucket ${S3_BUCKET} could not be created: ${what}`)
    process.exit(1)
  }
  await sleep(1000)
}
console.log(`The bucket ${S3_BUCKET} is there.`)
