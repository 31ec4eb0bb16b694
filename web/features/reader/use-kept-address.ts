import { useState } from 'react'

/** An address without the pass of a class, which is another one every few minutes. */
export const withoutPass = (address: string) => address.replace(/(?<=[?&])access-token=[^&]*/, '')

/**
 * The address from which something is shown. While only the pass in it is renewed, it stays as it is, because another one would
 * load the same again; where `hasFailed` says that it no longer serves, the latest one replaces it.
 */
export function useKeptAddress<Address extends { src: string }>(
  latest: Address,
  hasFailed: (src: string) => boolean,
): Address {
  const [kept, setKept] = useState(latest)
  if (kept.src === latest.src) return kept
  if (withoutPass(kept.src) === withoutPass(latest.src) && !hasFailed(kept.src)) return kept
  setKept(latest)
  return latest
}
