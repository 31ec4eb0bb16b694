import { join } from 'node:path'
import { type PortalProcess, runPortal } from '../../e2e/testing/portal-process.ts'
import { createPasswords } from '../../server/adapters/passwords.ts'
import { startS3Server } from '../../server/adapters/testing/s3-server.ts'
import { createKysely } from '../../server/database/connect.ts'
import type { Deps } from '../../server/deps.ts'
import { createActor } from '../../server/testing/factories.ts'
import { type Load, sendMixedLoad } from '../../server/testing/lifecycle/mixed-load.ts'
import { startReadinessProxy } from '../../server/testing/lifecycle/readiness-proxy.ts'
import { makePicture } from '../../server/testing/pictures.ts'
import { createDatabase } from './throw-away-database.ts'

export interface Cluster {
  url: string
  instances: PortalProcess[]
  /** Restarts every instance in turn by SIGTERM, the next one when the last is ready again. */
  roll(): Promise<void>
  /** Sends mixed requests while `work` is done. */
  loadDuring(perSecond: number, work: () => Promise<void>): Promise<Load>
  close(): Promise<void>
}

/**
 * Two instances of the built portal on loopback with one database and one bucket, both of which go when it is closed, behind a
 * proxy that routes by readiness as Kubernetes does.
 */
export async function startCluster(): Promise<Cluster> {
  const database = await createDatabase()
  const store = await startS3Server()
  const { endpoint, region, name, accessKeyId, secretAccessKey } = store.bucket
  const settings = {
    DATABASE_URL: database.url,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    TRUSTED_PROXIES: '127.0.0.1',
    STOP_DELAY: '10',
    LOG_LEVEL: 'warn',
  }
  const instances: PortalProcess[] = []
  for (const number of [1, 2]) instances.push(await runPortal(join(database.folder, `instance-${number}`), settings))
  const portOf = ({ baseURL }: PortalProcess) => Number(new URL(baseURL).port)
  const proxy = await startReadinessProxy(instances.map(portOf))
  const { key } = await createActor({ db: createKysely(database.pool), passwords: createPasswords() } as Deps)
  const picture = await makePicture()

  return {
    url: proxy.url,
    instances,
    async roll() {
      for (const instance of instances) {
        proxy.leave(portOf(instance))
        await instance.restart()
        await proxy.untilReady(portOf(instance))
      }
    },
    async loadDuring(perSecond, work) {
      let isOver = false
      const loading = sendMixedLoad({ url: proxy.url, key, picture, atOnce: 64, perSecond, isOver: () => isOver })
      await work()
      isOver = true
      return loading
    },
    async close() {
      await proxy.close()
      for (const { kill } of instances) await kill('SIGTERM')
      await store.close()
      await database.drop()
    },
  }
}
