import { useState } from 'react'
import { findSettings, keepSettings, type TextSettings } from './settings.ts'

/** How the words are set, kept with each change. */
export function useTextSettings() {
  const [settings, setSettings] = useState(findSettings)
  const change = (changed: Partial<TextSettings>) => {
    const next = { ...settings, ...changed }
    setSettings(next)
    keepSettings(next)
  }
  return { settings, change }
}
