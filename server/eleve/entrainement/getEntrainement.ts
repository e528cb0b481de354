import type { Handler } from '../../socle/http/mount.ts';
import { minuteOf } from '../memoire/index.ts';
import { codeDe } from '../questions/index.ts';
import { countFaites, listOuvertes, numeroOf, ownAccesQT } from '../tentatives/index.ts';
import { erreursOf } from './pickDizaine.ts';
import { knownOf, matiereOf } from './entrainement.queries.ts';
import { savoirDesChangements, savoirsOf } from './savoir.ts';

/** Reading all attempts counts as this many calls. */
const TENTATIVES = 10;

export const getEntrainement: Handler<'getEntrainement'> = async (context) => {
  const { db, eleve, now } = context;
  const acces = await ownAccesQT(db, context);
  const { memoire, gardee } = await knownOf(db, eleve.id);
  if (!gardee) context.takeMore(TENTATIVES - 1);
  const code = codeDe(eleve, now);
  const { banque, pool } = await matiereOf(db, acces.acces_id, code);
  const erreurs = erreursOf(banque, memoire, new Date(acces.datePerime));
  const dues = erreurs.filter(({ due }) => due <= minuteOf(now)).length;
  const prochaine = erreurs[0];
  const ouvertes = await listOuvertes(db, 'dizaine', acces.acces_user_id);
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    erreurs: {
      nombre: erreurs.length,
      dues,
      prochaine: prochaine && dues === 0 ? new Date(prochaine.due * 60_000).toISOString() : null,
    },
    sujets: [
      ...(code === 'CVP2027' ? savoirDesChangements(pool, memoire) : []),
      ...savoirsOf(pool, memoire),
    ],
    ouvertes: ouvertes.map((ouverte) => ({
      dizaine_id: numeroOf(ouverte),
      cible: ouverte.cible,
      nombre: ouverte.reponses.length,
      faites: countFaites(ouverte),
    })),
  };
};
