import { useState } from 'react'
import { isChangedMeanwhile } from '../api/api-error.ts'

/**
 * The version that a form changes: the one that it was begun on, until its user is told that somebody else has made
 * another. From then on it is that one, so that saving again replaces it. `reload` loads what is stored now.
 */
export function useVersion(begunOn: number, reload: () => Promise<{ version: number } | undefined>) {
  const [version, setVersion] = useState(begunOn)
  const onFailed = async (error: Error): Promise<void> => {
    const stored = isChangedMeanwhile(error) ? await reload() : undefined
    if (stored) setVersion(stored.version)
  }
  return { version, setVersion, onFailed }
}
