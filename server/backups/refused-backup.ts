/** Thrown when a file cannot be used; the message says why, and what to do. Nothing has been written then. */
export class RefusedBackup extends Error {}
