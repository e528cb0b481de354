import { isSuspendu, listAccesUser } from '../acces/index.ts';
import { knownOf, matiereOf, openMemoire } from '../entrainement/index.ts';
import type { CodeRoute } from '../../../drawing/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { banqueSous, codeDe, type Repere } from '../questions/index.ts';
import { type Reserve, levierOf } from './levier.ts';
import { fourchetteOf } from '../../../regles/fourchette.ts';
import { ASSEZ, pretOf, repondues } from './pret.ts';

const francaises = (questions: ReadonlyMap<number, Repere>) =>
  [...questions.values()].filter(({ langue }) => langue === 'FR');

/** Today’s range in percent, under a code; null: too few answers. Stores no memory. */
export async function chanceOf(db: Db, eleve_id: number, code: CodeRoute, now: Date) {
  const { memoire } = await knownOf(db, eleve_id);
  const chance = pretOf(memoire, (await banqueSous(db, code)).parCle, now);
  return chance && fourchetteOf(chance);
}

/** In percent; from here on no advice follows. */
const ASSEZ_SUR = 95;

/** The first call stores the memory; a supervisor who looks on must not. */
export const getPret: Handler<'getPret'> = async (context) => {
  const { db, write, eleve, regard, now } = context;
  const acces = await listAccesUser(db, eleve.id, now);
  const usable = acces.filter(
    (one) =>
      one.type === 'QT' &&
      one.isPerime === 0 &&
      one.dateActivation !== null &&
      !isSuspendu(one, now),
  );
  if (usable.length === 0) return { pret: null };
  const { memoire: lue, gardee } = await knownOf(db, eleve.id);
  const keep = !gardee && lue.size > 0 && !regard;
  const memoire = keep ? await write((trx) => openMemoire(trx, eleve.id)) : lue;
  const code = codeDe(eleve, now);
  const { parCle: questions } = await banqueSous(db, code);
  const { connues, justes, comptees, manquent } = repondues(memoire, questions);
  const chance = pretOf(memoire, questions, now);
  const fourchette = chance && fourchetteOf(chance);
  const reserves: Reserve[] = [];
  for (const { acces_id } of usable) {
    const { pool } = await matiereOf(db, acces_id, code);
    reserves.push({ acces_id, pool });
  }
  const sujets = chance ? chance.chers : manquent;
  return {
    pret: {
      reponses: chance ? connues : comptees,
      manque: Math.max(0, ASSEZ - comptees),
      connues,
      justes,
      fourchette,
      levier:
        fourchette && fourchette.bas >= ASSEZ_SUR
          ? null
          : levierOf({ reserves, banque: francaises(questions), memoire }, sujets, chance !== null),
    },
  };
};
