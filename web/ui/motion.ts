/** Whether the person has asked their device for less motion. False on the server. */
export const prefersStillness = (): boolean =>
  typeof window !== 'undefined' && (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
