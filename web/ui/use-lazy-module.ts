import { useState } from 'react'
import { showToast } from './feedback/toast.ts'

/**
 * A module that is loaded when somebody first asks for what it shows. Returns it once it is there, and what loads it:
 * that resolves to whether it worked, and has shown `failure` where it did not.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, failure: string) {
  const [module, setModule] = useState<Module | null>(null)
  const request = async (): Promise<boolean> => {
    try {
      setModule(await load())
      return true
    } catch {
      showToast.error(failure)
      return false
    }
  }
  return [module, request] as const
}
