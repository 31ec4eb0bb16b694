/** Thrown when a backup cannot be made, or a file not be used as one, before anything is written. The message says why, and what to do. */
export class RefusedBackup extends Error {}
