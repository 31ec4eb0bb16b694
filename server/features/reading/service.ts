export { listActive } from './everybody/queries.ts'
export { activeOf } from './everybody/read-reading.ts'
