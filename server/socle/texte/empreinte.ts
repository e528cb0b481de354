import { createHash } from 'node:crypto';

export const empreinteOf = (entry: unknown) =>
  createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 32);
