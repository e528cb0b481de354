import type * as tpr from '../../../contract/tpr.ts';
import { listAccesUser } from '../acces/index.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { clesOf } from './cles.ts';
import { noted } from './lecteur.ts';
import { ouverture } from './ouverture.ts';
import { resultat } from './resultat.ts';
import { listExercices } from './tpr.queries.ts';
import { tprExercice } from './tprExercice.ts';

export const tprRoutes: Handlers<keyof typeof tpr> = {
  tprExercice,
  getExercices: async ({ db, eleve, now }) => {
    const acces = await listAccesUser(db, eleve.id, now);
    const ids = acces.filter(({ type }) => type === 'EX').map((each) => each.acces_user_id);
    return { acces: await listExercices(db, ids) };
  },
  cles: async ({ env }) => ({
    keys: (env.TPR_SECRET ?? []).map((secret) => clesOf(secret).publique),
  }),
  ouverture: (context) => noted(context.log, 'ouverture', ouverture(context)),
  resultat: (context) => noted(context.log, 'resultat', resultat(context)),
};
