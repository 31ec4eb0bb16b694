export { nightOf } from './nights-to-keep.ts'
export { findFirstDay, findLastNights, noteBackupElsewhere } from './queries.ts'
