import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { bucketOf } from '../config/storageUrl.ts';
import { diskStore } from './disk.ts';
import { s3Store } from './s3.ts';
import type { Store } from './store.ts';

export function openStore({ STORAGE_URL, DATA_DIR }: Environment): Store {
  return STORAGE_URL ? s3Store(bucketOf(STORAGE_URL)) : diskStore(join(DATA_DIR, 'fichiers'));
}
