import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What an account has done so far: ids of the resources it has opened; how many its school, or itself, has invited and booked. */
export type Progress = z.infer<typeof Progress>
export const Progress = z.object({ opened: z.array(z.int()), invited: z.int(), booked: z.int() })

/** Returns what the caller has done so far, by which the home page finds the next thing to do. */
export const viewProgress = endpoint({
  method: 'GET',
  path: '/api/user/progress',
  access: 'user',
  response: Progress,
})
