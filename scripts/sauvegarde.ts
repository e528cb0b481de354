import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { Erreur } from '../server/socle/db/failures.ts';
import { openStore } from '../server/socle/fichiers/openStore.ts';
import { noteSauvegarde } from '../server/socle/sauvegarde/derniere.ts';
import { keepSauvegarde } from '../server/socle/sauvegarde/sauvegarde.ts';
import { onSchool } from './onSchool.ts';

/** npm run sauvegarde [-- --vers DIR --garde N]: the whole school in one encrypted file. */
await onSchool('La sauvegarde n’est pas faite.', async (env) => {
  const { values } = parseArgs({
    options: {
      vers: { type: 'string', default: 'sauvegardes' },
      garde: { type: 'string', default: '30' },
    },
  });
  const garde = Number(values.garde);
  if (!Number.isInteger(garde) || garde < 1)
    throw new Erreur('--garde est le nombre de sauvegardes à garder\u00a0: 1 ou plus.');
  // The server on this machine comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const from = performance.now();
  const wanted = { env, store: openStore(env), now: new Date(), vers: values.vers, garde };
  const faite = await keepSauvegarde(wanted);
  const seconds = (performance.now() - from) / 1000;
  // The backup stands, whatever becomes of its date.
  const notee = await noteSauvegarde(env, wanted.now).then(
    () => true,
    () => false,
  );
  return [
    `${faite.file} est écrit, et son empreinte à côté (.sha256).`,
    `${faite.rangees} rangées de ${faite.tables} tables, ${faite.images} fichiers d’images\u00a0: ${(faite.taille / 1e6).toFixed(1)} Mo en ${seconds.toFixed(1)} s.`,
    ...(faite.absentes > 0
      ? [
          `${faite.absentes} fichiers d’images n’étaient pas là\u00a0: «\u00a0npm run verifie\u00a0» dit si l’école les montre.`,
        ]
      : []),
    ...(faite.retirees > 0 ? [`${faite.retirees} plus anciennes ont été retirées.`] : []),
    ...(notee
      ? []
      : ['Sa date n’a pas pu être notée\u00a0: «\u00a0Santé\u00a0» ne la connaît pas.']),
    'APP_SECRET, les clés des prestataires et la clé secrète de sauvegarde n’y sont pas\u00a0: garde-les ailleurs.',
  ];
});
