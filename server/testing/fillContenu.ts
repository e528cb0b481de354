import { join } from 'node:path';
import { gardeOf } from '../app.ts';
import { loadContenu } from '../extranet/contenu/loadContenu.ts';
import type { Database } from '../socle/db/database.ts';
import { diskStore } from '../socle/fichiers/disk.ts';

export const fillContenu = (database: Database, folder: string, now = new Date()): Promise<void> =>
  loadContenu(database, {
    now,
    demo: { motDePasse: 'Demo-2026!' },
    garde: gardeOf(database, diskStore(join(folder, 'fichiers'))),
    log: { error: (what: unknown) => process.stderr.write(`${JSON.stringify(what)}\n`) },
  });
