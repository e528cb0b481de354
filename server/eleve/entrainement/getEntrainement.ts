import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { minuteOf } from '../memoire/index.ts';
import { SANS_REPONSE } from '../series/index.ts';
import { erreursOf } from './choix.ts';
import {
  knownOf,
  listOuvertes,
  matiereOf,
  ownEntrainement,
  savoirsOf,
} from './entrainement.queries.ts';

/** What the attempts of somebody who has never practised cost us, in calls. */
const TENTATIVES = 10;

export const getEntrainement: Handler<(typeof calls)['getEntrainement']> = async (context) => {
  const { db, eleve, input, now } = context;
  const acces = await ownEntrainement(db, { ...input, eleve_id: eleve.id }, now);
  const { memoire, gardee } = await knownOf(db, eleve.id);
  if (!gardee) context.countMore(TENTATIVES - 1);
  const { banque, pool } = await matiereOf(db, acces.acces_id);
  const erreurs = erreursOf(banque, memoire, new Date(acces.datePerime));
  const dues = erreurs.filter(({ due }) => due <= minuteOf(now)).length;
  const prochaine = erreurs[0];
  const ouvertes = await listOuvertes(db, acces.acces_user_id);
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    erreurs: {
      nombre: erreurs.length,
      dues,
      prochaine: prochaine && dues === 0 ? new Date(prochaine.due * 60_000).toISOString() : null,
    },
    sujets: savoirsOf(pool, memoire),
    ouvertes: ouvertes.map(({ id, cible, reponses }) => ({
      dizaine_id: id,
      cible,
      nombre: reponses.length,
      faites: reponses.replaceAll(SANS_REPONSE, '').length,
    })),
  };
};
