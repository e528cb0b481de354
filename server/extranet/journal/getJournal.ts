import { flagOf } from '../../socle/http/flagOf.ts';
import { listAccesThere } from '../../eleve/acces/index.ts';
import { listAdmins } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listChapitresThere, listModulesThere } from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { rangeesOf } from '../../socle/texte/rangees.ts';
import { listLibelles, listQuestionsThere } from '../../eleve/questions/index.ts';
import { listThemesThere } from '../../eleve/series/index.ts';
import { extraitsOf } from './extraits.ts';
import {
  countLignes,
  listElevesThere,
  listLignes,
  plafond,
} from '../../socle/journal/journal.queries.ts';

export const getJournal: Handler<'getJournal'> = async ({ db, input, now }) => {
  const { page, ...filtre } = input;
  const [nombre, lignes, admins] = await Promise.all([
    countLignes(db, filtre),
    listLignes(db, filtre, page),
    listAdmins(db),
  ]);
  const total = plafond(nombre);
  return {
    lignes: rangeesOf(await withEtat(db, lignes, now), page, total),
    plafonne: nombre > total ? 1 : 0,
    questions: await listLibelles(db, questionsIn(lignes)),
    admins,
    message: 'Journal chargé.',
  };
};

/** Rows of resources without a screen are never marked as deleted. */
async function withEtat(db: Db, lignes: Lignes, now: Date) {
  const there = new Map<string, { has: (id: number) => boolean }>();
  for (const [objet, listThere] of Object.entries(THERE)) {
    const ids = lignes.flatMap((ligne) => (ligne.objet === objet ? (ligne.objet_id ?? []) : []));
    there.set(objet, await listThere(db, ids));
  }
  const isGone = ({ objet, objet_id }: Lignes[number]) =>
    there.get(objet)?.has(objet_id ?? 0) === false;
  return lignes.map((ligne) => ({
    ...ligne,
    ...extraitsOf(ligne),
    disparu: flagOf(isGone(ligne)),
    enCorbeille: flagOf((ligne.jusquAu ?? '') > now.toISOString()),
  }));
}

/** The journal keeps question ids, so a page resolves at most this many. */
const MOST_QUESTIONS = 2000;

function questionsIn(lignes: Lignes): number[] {
  const ids = new Set<number>();
  for (const { avant, apres } of lignes)
    for (const etat of [avant, apres])
      for (const [, liste] of etat?.matchAll(/"listeQuestions":"([\d;]*)"/g) ?? [])
        for (const id of idsOf(liste!)) ids.add(id);
  return [...ids].slice(0, MOST_QUESTIONS);
}

const THERE: Record<string, (db: Db, ids: number[]) => Promise<{ has: (id: number) => boolean }>> =
  {
    question: listQuestionsThere,
    acces: listAccesThere,
    theme: listThemesThere,
    module: listModulesThere,
    chapitre: listChapitresThere,
    eleve: listElevesThere,
  };

type Lignes = Awaited<ReturnType<typeof listLignes>>;
