import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Erreur } from '../server/socle/db/failures.ts';
import { noteSauvegarde } from '../server/socle/sauvegarde/derniere.ts';
import { restoreSauvegarde } from '../server/socle/sauvegarde/restaure.ts';
import { ask } from './ask.ts';
import { CONTROLE } from './controle.ts';
import { dire, onSchool } from './onSchool.ts';

const CLE = /^AGE-SECRET-KEY-1[\dA-Z]{58}$/m;

/** npm run restaure -- FILE [--cle FILE]: a school out of a backup, into an empty place. */
await onSchool('La restauration n’est pas faite.', async (env) => {
  const { values, positionals } = parseArgs({
    options: { cle: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1)
    throw new Erreur('Quelle sauvegarde\u00a0? «\u00a0npm run restaure -- FICHIER.age\u00a0».');
  const secretPerdu = process.env.SECRET_PERDU === 'oui';
  const manifeste = await restoreSauvegarde({
    env,
    file,
    cle: await readCle(values.cle),
    controle: { ...CONTROLE, secret: secretPerdu ? undefined : env, now: new Date() },
    dire,
  });
  if (!manifeste)
    return ['La restauration d’avant était vérifiée et entière\u00a0: elle est finie maintenant.'];
  // It is this school's newest, and was made before it could note itself.
  await noteSauvegarde(env, new Date(manifeste.date)).catch(() => {});
  const rangees = manifeste.tables.reduce((sum, table) => sum + table.rangees, 0);
  return [
    `${rangees} rangées de ${manifeste.tables.length} tables et ${manifeste.images.length} fichiers d’images sont là, relus et recomptés.`,
    'Efface de nouveau qui l’avait demandé depuis ce jour-là (docs/sauvegardes.md), puis lance le serveur.',
  ];
});

async function readCle(file: string | undefined): Promise<string> {
  if (!file && !process.stdin.isTTY)
    throw new Erreur('Il faut la clé secrète de sauvegarde\u00a0: --cle FICHIER.');
  const text = file
    ? readFileSync(file, 'utf8')
    : await ask('Clé secrète de sauvegarde\u00a0: ', true);
  const [cle] = CLE.exec(text.trim()) ?? [];
  if (!cle)
    throw new Erreur(
      'Ce n’est pas une clé secrète de sauvegarde\u00a0: elle commence par AGE-SECRET-KEY-1.',
    );
  return cle;
}
