import { Erreur } from '../server/socle/db/failures.ts';
import { openStore } from '../server/socle/fichiers/openStore.ts';
import { readMoment } from '../server/socle/sauvegarde/base.ts';
import { checkSchool } from '../server/socle/sauvegarde/controle.ts';
import { CONTROLE } from './controle.ts';
import { onSchool } from './onSchool.ts';

/** npm run verifie: looks at a whole school while it runs, and changes nothing. */
await onSchool('La vérification ne passe pas.', async (env) => {
  const controle = {
    ...CONTROLE,
    secret: env,
    store: openStore(env),
    connues: [],
    now: new Date(),
  };
  const { lignes, fautes, reserves } = await readMoment(env, { alone: false }, (base) =>
    checkSchool(base, controle),
  );
  const all = [...fautes, ...reserves];
  if (all.length > 0) throw new Erreur(['', ...all].join('\n'));
  return [...lignes, 'Aucune faute.'];
});
