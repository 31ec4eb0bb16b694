import { createHmac, timingSafeEqual } from 'node:crypto'

/** Minutes after which a lesson was left open rather than taught. */
const maxLessonMinutes = 180

const signatureOf = (key: Buffer, signed: string) => createHmac('sha256', key).update(signed).digest('base64url')

/**
 * What the teacher's window carries from the beginning of a lesson to its end: which lesson, and the minute in which it
 * began, signed. So no row says at what time somebody taught, and no device's clock is asked.
 */
export function signLesson(key: Buffer, id: string, begun = new Date()): string {
  const signed = `${id}.${Math.floor(begun.getTime() / 60_000)}`
  return `${signed}.${signatureOf(key, signed)}`
}

/** The lesson and how many minutes it has lasted; null minutes if it was left open for hours. Null for what we did not sign. */
export function readLesson(key: Buffer, lesson: string, now = new Date()) {
  const [, id = '', minute = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,10})\.([\w-]{43})$/.exec(lesson) ?? []
  const expected = signatureOf(key, `${id}.${minute}`)
  if (signature === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  const minutes = Math.floor(now.getTime() / 60_000) - Number(minute)
  return { id, minutes: minutes >= 0 && minutes <= maxLessonMinutes ? minutes : null }
}
