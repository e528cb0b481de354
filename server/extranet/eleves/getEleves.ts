import { type Champ, namesOf } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { isAssez } from '../../../regles/recherche.ts';
import { listAccesDonnesDe, listElevesDesAcces } from '../../eleve/acces/index.ts';
import {
  findByAdresse,
  listEleves,
  listReperesDesEleves,
  rechercheOf,
} from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type Cell, headOf, jourOf, rowOf } from '../../socle/texte/csv.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { ligneOf } from './eleveOf.ts';

type ElevesVoulus = Parameters<Handler<'exportEleves'>>[0]['input'];

export const getEleves: Handler<'getEleves'> = async ({ db, input, now }) => {
  const { page, ...voulu } = input;
  const found = pageIn(await listVoulus(db, voulu, now), page);
  const lus = await readAll(db, found.data, now);
  const data = lus.map((eleve) => ({
    ...eleve,
    confirme: flagOf(eleve.dateVerification !== null),
  }));
  const message = found.total === 1 ? '1 élève.' : `${found.total} élèves.`;
  return { eleves: { ...found, data }, message };
};

/** An exact e-mail match comes first, then the newest. */
async function listVoulus(
  db: Db,
  { recherche = '', champ, acces }: ElevesVoulus,
  now: Date,
): Promise<number[]> {
  const all = await listReperesDesEleves(db);
  const ids = acces && (await listElevesDesAcces(db, acces, now));
  const offered = ids ? all.filter(({ id }) => ids.has(id)) : all;
  const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);
  if (!isAssez(recherche)) return idsOf(offered);
  const exact = await findByAdresse(db, recherche, champ);
  const fits = rechercheOf(recherche, champ);
  return idsOf([
    ...offered.filter(({ id }) => id === exact),
    ...offered.filter((repere) => repere.id !== exact && fits(repere)),
  ]);
}

async function readAll(db: Db, ids: number[], now: Date) {
  const [eleves, acces] = await Promise.all([listEleves(db, ids), listAccesDonnesDe(db, ids, now)]);
  const parEleve = Map.groupBy(acces, ({ eleve_id }) => eleve_id);
  return eleves.map((eleve) => ({ ...eleve, acces: parEleve.get(eleve.id) ?? [] }));
}

const LINES_AT_A_TIME = 500;
const { prenom, nom, email, newsletter, contratSigne, ...autres } = ELEVE;
const CHAMPS = namesOf({ nom, prenom, email, ...autres, contratSigne, newsletter });

type EleveLu = Awaited<ReturnType<typeof readAll>>[number];
const COLONNES: readonly (readonly [tete: string, cell: (eleve: EleveLu) => Cell])[] = [
  ['Numéro', ({ id }) => id],
  ...CHAMPS.map(
    (champ) =>
      [ELEVE[champ].label, (eleve: EleveLu) => cellOf(ELEVE[champ], eleve[champ])] as const,
  ),
  ['E-mail confirmé', ({ dateVerification }) => ouiNon(dateVerification !== null)],
  ['Inscrit le', ({ dateCreation }) => jourOf(brusselsDay(dateCreation))],
  // projetsOf.ts reads this format.
  ['Accès', ({ acces }) => acces.map(({ libelle, etat }) => `${libelle} (${etat})`).join(', ')],
];

/** Exports no register numbers. The journal records the export, but not the search words. */
export const exportEleves: Handler<'exportEleves'> = async (context) => {
  const { db, write, input, now } = context;
  const ids = await listVoulus(db, input, now);
  await write(async () => ({ journal: ligneOf(null, { nombre: ids.length }) }));
  const jour = brusselsDay(now.toISOString());
  return { nom: `eleves-${jour}.csv`, type: 'text/csv', contenu: linesOf(db, ids, now) };
};

async function* linesOf(db: Db, ids: number[], now: Date): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(headOf(COLONNES.map(([tete]) => tete)));
  for (const some of partsOf(ids, LINES_AT_A_TIME)) {
    const eleves = await readAll(db, some, now);
    const rows = eleves.map((eleve) => rowOf(COLONNES.map(([, cell]) => cell(eleve))));
    yield encoder.encode(rows.join(''));
  }
}

function cellOf({ genre }: Champ, value: string | number | null): Cell {
  if (genre === 'drapeau') return ouiNon(value === 1);
  return genre === 'jour' ? jourOf(value as string | null) : value;
}

const ouiNon = (is: boolean) => (is ? 'oui' : 'non');
