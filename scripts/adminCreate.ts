import { ask } from './ask.ts';
import { createSuperviseur } from './superviseur.ts';
import { withDatabase } from './withDatabase.ts';

const { env, stdin } = process;
await withDatabase('Aucun superviseur n’a été créé.', (database) =>
  createSuperviseur(database, { env, ask: stdin.isTTY ? ask : undefined }),
);
