/** Thrown when a file cannot be used, before anything is written. The message says why, and what to do. */
export class RefusedBackup extends Error {}
