const devices: Array<[RegExp, string]> = [
  [/iPhone/, 'My iPhone'],
  [/iPad/, 'My iPad'],
  [/Android/, 'My Android phone'],
  [/CrOS/, 'My Chromebook'],
  [/Windows/, 'My Windows computer'],
  [/Macintosh/, 'My Mac'],
]

/** A first name for a passkey, from how the browser describes itself. */
export function ownDeviceName(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My computer'
}
