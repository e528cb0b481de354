import { randomInt } from 'node:crypto';
import { type Cible, readCible } from '../../../regles/cible.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { codeDe } from '../questions/index.ts';
import { begin, listOuvertes, numeroOf, ownAccesQT } from '../tentatives/index.ts';
import { pickDizaine } from './pickDizaine.ts';
import { matiereOf } from './entrainement.queries.ts';
import { openMemoire } from './openMemoire.ts';
import { MODE_DIZAINE } from './mode.ts';

const RIEN: Record<Cible['genre'], string> = {
  erreurs: 'Tu n’as pas d’erreur à revoir.',
  changements: 'Aucune question de cet accès ne change en 2027.',
  sujet: 'Il n’y a pas de question sur ce thème dans cet accès.',
};

/** Returns the open one, or begins another. */
export const addDizaine: Handler<'addDizaine'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { cible, acces_user_id } = input;
  const { acces_id } = await ownAccesQT(db, context);
  const lue = readCible(cible);
  const code = codeDe(eleve, now);
  if (lue.genre === 'changements' && code !== 'CVP2027')
    throw conflict('Ces questions suivent le nouveau code, et ton examen suit encore l’actuel.');
  const matiere = await matiereOf(db, acces_id, code);
  return write(async (trx) => {
    const memoire = await openMemoire(trx, eleve.id);
    const { datePerime } = await ownAccesQT(trx, context, { lock: true });
    const ouvertes = await listOuvertes(trx, 'dizaine', acces_user_id);
    const ouverte = ouvertes.find((each) => each.cible === cible);
    if (ouverte) return { dizaine_id: numeroOf(ouverte) };
    const moment = { now, fin: new Date(datePerime), random: randomInt };
    const ids = pickDizaine(matiere, memoire, lue, moment);
    const begun = { acces_user_id, ids, rien: RIEN[lue.genre], columns: { cible }, memoire };
    const { id } = await begin(trx, MODE_DIZAINE, context, begun);
    return { dizaine_id: id };
  });
};
