import type { Stored } from '../http/context.ts';

/** Names look like `3f/3fa8….webp`. Failures are thrown. */
export interface Store {
  /** Resolves once the file is durable; replaces one of that name. */
  put: (nom: string, bytes: Buffer) => Promise<void>;
  get: (nom: string) => Promise<Stored | undefined>;
  remove: (noms: string[]) => Promise<void>;
  clean: (now: Date) => Promise<void>;
}
