// Stands in for SeaweedFS: the S3 service of the tests, with the keys of compose's own file, on the port that compose says.
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { startS3Server } from '../../server/adapters/testing/s3-server.ts'

const [secrets = ''] = process.argv.slice(2)
const [{ credentials }] = JSON.parse(readFileSync(secrets, 'utf8')).identities
const { bucket } = await startS3Server()
Object.assign(bucket, {
  name: 'portal',
  region: 'us-east-1',
  accessKeyId: credentials[0].accessKey,
  secretAccessKey: credentials[0].secretKey,
})
const { port } = new URL(bucket.endpoint)
const listen = createServer((client) => {
  const service = connect(Number(port), '127.0.0.1')
  client.on('error', () => service.destroy())
  service.on('error', () => client.destroy())
  client.pipe(service).pipe(client)
})
listen.listen(8333, '0.0.0.0')
