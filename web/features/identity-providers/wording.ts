import type { ProviderPreset } from '#contract/sign-in-providers.ts'

export const presetNames: Record<ProviderPreset, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  generic: 'Another service',
}
