import { createHash } from 'node:crypto';

/** Fingerprint of what can be written as JSON: 32 hexadecimal digits, the same for the same. */
export const empreinteOf = (entry: unknown) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
