export { findLastNights } from './queries.ts'
