import { MOST_RETRACTATIONS } from '../../../regles/retractation.ts';
import { isAssez } from '../../../regles/recherche.ts';
import { bornesOf } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { PAR_PAGE, rangeesOf } from '../../socle/texte/rangees.ts';
import {
  countPaiements,
  type Filtre,
  listIdsByReference,
  finDuRemboursement,
  listARegler,
  listReperes,
  listReperesDe,
  listRetractationsATraiter,
  moisOf,
  pageOfPaiements,
  PLAFOND,
  recetteDe,
  type Repere,
  voulusOf,
} from '../../argent/paiement/index.ts';
import { listPremiers } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { findPaiementOfNumero } from '../../argent/facture/index.ts';
import { lignesDuPersonnel, nomOfAcheteur } from './ligneOf.ts';

export const getCaisse: Handler<'getCaisse'> = async ({ db, input, now }) => {
  const { moyen, jour, mois: choisi, ...others } = input;
  const mois = jour?.slice(0, 7) ?? choisi;
  const deLaRecette = mois ?? moisOf(now);
  const asked = jour || mois;
  const periode = asked ? bornesOf(asked) : undefined;
  const voulu = { ...others, type: moyen, periode };
  const [found, recette, retractations] = await Promise.all([
    search(db, voulu),
    recetteDe(db, deLaRecette, moyen),
    listRetractationsATraiter(db, MOST_RETRACTATIONS),
  ]);
  const paiements = await lignesDuPersonnel(db, found.ids);
  return {
    paiements: rangeesOf(paiements, input.page, found.total),
    plafonne: found.plafonne ? 1 : 0,
    tropDEleves: found.tropDEleves ? 1 : 0,
    retractations: retractations.map((each) => ({
      ...each,
      nom: nomOfAcheteur(each),
      avant: finDuRemboursement(each.dateCreation),
      rendu: Math.max(0, each.montant - each.rembourse - each.retenu),
    })),
    recette,
    message: 'Paiements chargés.',
  };
};

interface CaisseVoulue extends Filtre {
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
async function search(db: Db, voulu: CaisseVoulue): Promise<Trouve> {
  const { aRegler, recherche = '', page, ...filtre } = voulu;
  const cherche = isAssez(recherche) ? await namedBy(db, recherche) : undefined;
  if (!cherche && aRegler === 0) return byIndex(db, filtre, page);
  const some = aRegler === 1 ? await listARegler(db) : await cherche!.read();
  const found = some
    .filter(voulusOf(filtre))
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
  read: () => Promise<Repere[]>;
  tropDEleves: boolean;
  has: (row: Repere) => boolean;
}

async function namedBy(db: Db, recherche: string): Promise<Cherche> {
  const [references, numeros, eleves] = await Promise.all([
    listIdsByReference(db, recherche),
    findPaiementOfNumero(db, recherche),
    listPremiers(db, recherche, MOST_ELEVES),
  ]);
  const named = [...references, ...numeros];
  if (named.length > 0)
    return {
      read: () => listReperes(db, [...new Set(named)]),
      tropDEleves: false,
      has: ({ id }) => named.includes(id),
    };
  return {
    read: async () => (eleves.ids.length === 0 ? [] : listReperesDe(db, eleves.ids)),
    tropDEleves: eleves.plus,
    has: ({ eleve_id }) => eleves.has(eleve_id),
  };
}

const newestFirst = (one: Repere, other: Repere) =>
  one.dateCreation === other.dateCreation
    ? other.id - one.id
    : one.dateCreation < other.dateCreation
      ? 1
      : -1;
