import type { Stored } from '../http/mount.ts';

/** Where files are kept, under names such as `3f/3fa8….webp`. Whatever fails is thrown. */
export interface Store {
  /** Resolves once it is there whole, and will be after a power cut; a file of that name is replaced. */
  put: (nom: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  get: (nom: string) => Promise<Stored | undefined>;
  /** Those that are not there are no matter. */
  remove: (noms: string[]) => Promise<void>;
  /** Removes what broken writes have left. */
  clean: (now: Date) => Promise<void>;
}
