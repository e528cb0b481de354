import { createHash } from 'node:crypto';

/** Fingerprint of a content entry, to see whether it has changed since it was loaded. */
export const empreinteOf = (entry: unknown) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
