import type { calls } from '../../contract/index.ts';
import { listAccesUser } from '../acces/acces.queries.ts';
import { knownOf } from '../entrainement/entrainement.queries.ts';
import { openMemoire } from '../entrainement/entrainement.writes.ts';
import type { Handler } from '../kernel/mount.ts';
import { reperesParId } from '../questions/repertoire.queries.ts';
import { fourchetteOf } from './fourchette.ts';
import { ASSEZ, pretOf, repondues } from './pret.ts';

/**
 * As much work however much was answered: what is kept of each question, in one row. Who has ended a series has
 * it kept from here on; who only looks on has the attempts read.
 */
export const getPret: Handler<(typeof calls)['getPret']> = async (context) => {
  const { db, write, eleve, regard, now } = context;
  const acces = await listAccesUser(db, eleve.id, now);
  const usable = acces.some(
    ({ type, isPerime, dateActivation }) =>
      type === 'QT' && isPerime === 0 && dateActivation !== null,
  );
  if (!usable) return { pret: null };
  const { memoire: lue, gardee } = await knownOf(db, eleve.id);
  const keep = !gardee && lue.size > 0 && !regard;
  const memoire = keep ? await write((trx) => openMemoire(trx, eleve.id)) : lue;
  const questions = await reperesParId(db);
  const { connues, comptees } = repondues(memoire, questions);
  const chance = pretOf(memoire, questions, now);
  return {
    pret: {
      reponses: chance ? connues : comptees,
      manque: Math.max(0, ASSEZ - comptees),
      fourchette: chance && fourchetteOf(chance),
    },
  };
};
