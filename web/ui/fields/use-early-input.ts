import { type RefObject, useEffect } from 'react'

/**
 * Tells the owner of a control's value what was typed into it before hydration, which React does not report. Nothing happens
 * if the control holds what it was rendered with.
 */
export function useEarlyInput(
  control: RefObject<HTMLInputElement | null>,
  rendered: string,
  adopt: (typed: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    const typed = control.current?.value ?? ''
    if (typed !== rendered) adopt(typed)
  }, [])
}
