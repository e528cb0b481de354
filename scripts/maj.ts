import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { Erreur } from '../server/socle/db/failures.ts';
import { dire, onSchool } from './onSchool.ts';
import { COURANTE, type MiseAJour, update } from './versions.ts';

const RACINE = join(import.meta.dirname, '..');

/** npm run maj -- ARCHIVE [--relance COMMAND --vers DIR], or --retour: another version serves. */
await onSchool('La mise à jour n’est pas faite.', async (env) => {
  const { values, positionals } = parseArgs({
    options: {
      relance: { type: 'string' },
      retour: { type: 'boolean', default: false },
      vers: { type: 'string' },
      patience: { type: 'string', default: '300' },
    },
    allowPositionals: true,
  });
  const [archive] = positionals;
  if (positionals.length !== (values.retour ? 0 : 1))
    throw new Erreur(
      'Quelle livraison\u00a0? «\u00a0npm run maj -- priorite-X.Y.Z.tar.gz\u00a0», ou «\u00a0npm run maj -- --retour\u00a0».',
    );
  const dossier = dirname(RACINE);
  const lien = join(dossier, COURANTE);
  if (!existsSync(lien) || realpathSync(lien) !== RACINE)
    throw new Erreur(
      `${lien} n’est pas un lien vers cette version\u00a0: docs/exploitation.md dit comment les poser.`,
    );
  if (`${resolve(env.DATA_DIR)}${sep}`.startsWith(`${RACINE}${sep}`))
    throw new Erreur(
      'DATA_DIR est dans le dossier de cette version, et resterait avec elle\u00a0: mets-le ailleurs d’abord.',
    );
  const host = env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST;
  const here = process.env.INIT_CWD ?? '.';
  const maj: MiseAJour = {
    dossier,
    env: process.env,
    origin: `http://${host}:${env.PORT}`,
    relance: values.relance,
    vers: resolve(here, values.vers ?? join(dossier, 'sauvegardes')),
    patience: Number(values.patience) * 1000,
    dire,
  };
  return update(maj, archive && resolve(here, archive));
});
