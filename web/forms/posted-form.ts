import { createContext, useContext } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'

/** A form that was sent by a plain POST, without JavaScript or before hydration, and refused. */
export interface PostedForm {
  /** The path of the endpoint that the form is for. */
  path: Endpoint['path']
  /** The input, without passwords. */
  values: Record<string, unknown>
  /** Messages by field; `form` for one about the whole form. */
  errors: Record<string, string>
}

/** Wraps a page that responds to such a form: its `useForm` starts with these values and errors. */
export const PostedFormContext = createContext<PostedForm | null>(null)

export function usePostedForm({ path }: Endpoint): PostedForm | null {
  const posted = useContext(PostedFormContext)
  return posted?.path === path ? posted : null
}
