import type { calls } from '../../contract/index.ts';
import { listAdmins } from '../admins/admins.queries.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../kernel/mount.ts';
import { rangeesOf } from '../kernel/rangees.ts';
import { listQuestionsThere } from '../questions/banque.queries.ts';
import { countLignes, listLignes, plafond } from './journal.queries.ts';

export const getJournal: Handler<(typeof calls)['getJournal']> = async ({ db, input }) => {
  const { page, ...filtre } = input;
  const [nombre, lignes, admins] = await Promise.all([
    countLignes(db, filtre),
    listLignes(db, filtre, page),
    listAdmins(db),
  ]);
  const total = plafond(nombre);
  return {
    lignes: rangeesOf(await withDisparu(db, lignes), page, total),
    plafonne: nombre > total ? 1 : 0,
    admins,
    message: 'Journal chargé.',
  };
};

/** Which of the things of a page are gone; what has no screen of its own can't be opened anyway. */
async function withDisparu(db: Db, lignes: Lignes) {
  const questions = lignes.flatMap(({ objet, objet_id }) =>
    objet === 'question' ? (objet_id ?? []) : [],
  );
  const there = await listQuestionsThere(db, questions);
  return lignes.map((ligne) => ({
    ...ligne,
    disparu:
      ligne.objet === 'question' && !there.has(ligne.objet_id ?? 0) ? (1 as const) : (0 as const),
  }));
}

type Lignes = Awaited<ReturnType<typeof listLignes>>;
