/** Thrown when a file is not restored; the message says why, and what to do. Nothing has been written then. */
export class RefusedBackup extends Error {}
