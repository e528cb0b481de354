import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Erreur } from '../server/socle/db/failures.ts';
import { diskStore } from '../server/socle/fichiers/disk.ts';
import { openStore } from '../server/socle/fichiers/openStore.ts';
import { nameOfBase } from '../server/socle/sauvegarde/base.ts';
import { moveSchool } from '../server/socle/sauvegarde/demenage.ts';
import { CONTROLE } from './controle.ts';
import { dire, onSchool } from './onSchool.ts';

/** npm run demenage -- --de URL_OR_DIR --vers URL_OR_DIR: the same school on the other database. */
await onSchool('Le déménagement n’est pas fait.', async (env) => {
  const { values } = parseArgs({ options: { de: { type: 'string' }, vers: { type: 'string' } } });
  if (!values.de || !values.vers)
    throw new Erreur(
      'Il faut --de et --vers\u00a0: chacun une adresse postgres:// ou le dossier d’une base SQLite.',
    );
  const whereOf = (side: string) =>
    /^postgres(ql)?:/.test(side)
      ? { DATA_DIR: env.DATA_DIR, DATABASE_URL: side }
      : { DATA_DIR: resolve(side) };
  const [de, vers] = [whereOf(values.de), whereOf(values.vers)];
  const stay = env.STORAGE_URL !== undefined || de.DATA_DIR === vers.DATA_DIR;
  const comptes = await moveSchool({
    de,
    vers,
    images: {
      de: openStore({ ...env, DATA_DIR: de.DATA_DIR }),
      vers: stay ? undefined : diskStore,
    },
    controle: { ...CONTROLE, secret: env, now: new Date() },
    dire,
  });
  const secret = join(env.DATA_DIR, 'app-secret');
  return [
    comptes
      ? `${comptes.reduce((sum, { rangees }) => sum + rangees, 0)} rangées de ${comptes.length} tables sont dans ${nameOfBase(vers)}, comparées une par une à celles d’avant.`
      : 'Le déménagement d’avant était vérifié et entier\u00a0: il est fini maintenant.',
    stay ? 'Les images restent où elles sont.' : `Les images sont dans ${vers.DATA_DIR}.`,
    vers.DATABASE_URL
      ? 'Mets cette adresse dans DATABASE_URL, et lance le serveur avec le même APP_SECRET.'
      : `Enlève DATABASE_URL, mets ${vers.DATA_DIR} dans DATA_DIR, et lance le serveur avec le même APP_SECRET.`,
    ...(existsSync(secret) && vers.DATA_DIR !== env.DATA_DIR
      ? [`Celui de cette démonstration est ${secret}\u00a0: copie-le aussi.`]
      : []),
    `${nameOfBase(de)} n’a pas changé\u00a0: ne relance pas de serveur dessus.`,
  ];
});
