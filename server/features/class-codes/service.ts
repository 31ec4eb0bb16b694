export { countOpensToday, listUsedCodes, settleCode, settleCodesOf } from './queries.ts'
