import { isAssez } from '../../../regles/mots.ts';
import { listPremiers } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { findPaiementOfNumero } from '../../argent/facture/index.ts';
import { PAR_PAGE } from '../../socle/texte/rangees.ts';
import {
  countPaiements,
  type Filtre,
  findIdsByReference,
  isVoulu,
  listARegler,
  listReperes,
  listReperesDe,
  pageOfPaiements,
  PLAFOND,
  type Repere,
} from '../../argent/paiement/index.ts';

interface Voulu extends Filtre {
  aRegler: 0 | 1;
  recherche?: string | undefined;
  page: number;
}

interface Trouve {
  ids: number[];
  total: number;
  plafonne: boolean;
  tropDEleves: boolean;
}

const MOST_ELEVES = 50;

/** A narrow result is sorted in memory; the rest is an index range. */
export async function trouver(db: Db, voulu: Voulu): Promise<Trouve> {
  const { aRegler, recherche = '', page, ...filtre } = voulu;
  const cherche = isAssez(recherche) ? await chercher(db, recherche) : undefined;
  if (!cherche && aRegler === 0) return byIndex(db, filtre, page);
  const some = aRegler === 1 ? await listARegler(db) : await readOf(db, cherche!);
  const found = some
    .filter((row) => isVoulu(row, filtre))
    .filter((row) => !cherche || aRegler === 0 || cherche.has(row))
    .toSorted(newestFirst);
  return {
    ids: found.slice((page - 1) * PAR_PAGE, page * PAR_PAGE).map(({ id }) => id),
    total: found.length,
    plafonne: false,
    tropDEleves: cherche?.tropDEleves ?? false,
  };
}

async function byIndex(db: Db, filtre: Filtre, page: number): Promise<Trouve> {
  const [nombre, ids] = await Promise.all([
    countPaiements(db, filtre),
    pageOfPaiements(db, filtre, page),
  ]);
  const plafonne = nombre > PLAFOND;
  return { ids, total: Math.min(nombre, PLAFOND), plafonne, tropDEleves: false };
}

interface Cherche {
  ids: number[] | undefined;
  eleve_ids: number[];
  tropDEleves: boolean;
  has: (row: Repere) => boolean;
}

/** A whole reference names one payment; other letters name learners. */
async function chercher(db: Db, recherche: string): Promise<Cherche> {
  const [references, numeros, eleves] = await Promise.all([
    findIdsByReference(db, recherche),
    findPaiementOfNumero(db, recherche),
    listPremiers(db, recherche, MOST_ELEVES),
  ]);
  const named = [...references, ...numeros];
  if (named.length > 0)
    return {
      ids: named,
      eleve_ids: [],
      tropDEleves: false,
      has: ({ id }) => named.includes(id),
    };
  return {
    ids: undefined,
    eleve_ids: eleves.ids,
    tropDEleves: eleves.plus,
    has: ({ eleve_id }) => eleves.has(eleve_id),
  };
}

const readOf = (db: Db, { ids, eleve_ids }: Cherche) =>
  ids
    ? listReperes(db, [...new Set(ids)])
    : eleve_ids.length === 0
      ? []
      : listReperesDe(db, eleve_ids);

const newestFirst = (one: Repere, other: Repere) =>
  one.dateCreation === other.dateCreation
    ? other.id - one.id
    : one.dateCreation < other.dateCreation
      ? 1
      : -1;
