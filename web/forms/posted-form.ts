import { createContext, useContext } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'

/** A form that came by a plain POST, before or without JavaScript, and was not accepted. */
export interface PostedForm {
  /** The path of the endpoint that the form is for. */
  path: Endpoint['path']
  /** What was typed, passwords left out. */
  values: Record<string, unknown>
  /** Sentences by field; `form` for one about the whole form. */
  errors: Record<string, string>
}

/** Around a page that answers such a form: its `useForm` begins with these values and errors. */
export const PostedFormContext = createContext<PostedForm | null>(null)

export function usePostedForm({ path }: Endpoint): PostedForm | null {
  const posted = useContext(PostedFormContext)
  return posted?.path === path ? posted : null
}
