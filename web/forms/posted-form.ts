import { createContext, useContext } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PostedForm } from '#contract/server-rendering.ts'

/** Wraps a page that responds to such a form: its `useForm` starts with these values and errors. */
export const PostedFormContext = createContext<PostedForm | null>(null)

export function usePostedForm({ path }: Endpoint): PostedForm | null {
  const posted = useContext(PostedFormContext)
  return posted?.path === path ? posted : null
}
