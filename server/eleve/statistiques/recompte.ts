import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Recompte } from '../../socle/sauvegarde/controle.ts';
import { listElevesAvecAcces } from '../acces/index.ts';
import { listEleves } from '../compte/index.ts';
import { listVersionsById } from '../questions/index.ts';
import { listComptees, SANS_REPONSE } from '../tentatives/index.ts';
import { addVus, type Finie, isPremiereSerie, newVus } from './comptage.ts';
import { chiffresOf } from './depouille.ts';
import { addComptee, keyOfDecompte, newSommes, type Sommes } from './sommes.ts';
import {
  listBilansFaits,
  listDecomptesApres,
  listDecomptesDeSeries,
} from './statistiques.queries.ts';

const A_LA_FOIS = 200;

/** Counts every attempt anew: first answers, counts by version and series, and what pages read. */
export const recountTentatives: Recompte = async (db) => {
  const { sommes, eleves } = await sommesOf(db);
  const fautes: string[] = [];
  if (eleves > 0)
    fautes.push(
      `De ${eleves} élèves, les premières réponses ne sont pas comptées une fois chacune.`,
    );
  const decomptes = await countDifferents(db, sommes);
  if (decomptes > 0)
    fautes.push(`${decomptes} décomptes de questions ne sont pas la somme des premières réponses.`);
  const series = await countSeriesDifferentes(db, sommes);
  if (series > 0)
    fautes.push(`${series} décomptes de séries ne sont pas la somme des premières tentatives.`);
  const bilans = await countBilansDifferents(db);
  if (bilans > 0) fautes.push(`${bilans} bilans de questions ne disent pas leurs décomptes.`);
  return fautes;
};

async function sommesOf(db: Db): Promise<{ sommes: Sommes; eleves: number }> {
  const sommes = newSommes();
  let eleves = 0;
  for (let after = 0; ;) {
    const ids = await listElevesAvecAcces(db, after, A_LA_FOIS);
    if (ids.length === 0) return { sommes, eleves };
    after = ids.at(-1)!;
    const there = new Set((await listEleves(db, ids)).map(({ id }) => id));
    const parEleve = Map.groupBy(await listComptees(db, ids), ({ eleve_id }) => eleve_id);
    for (const [id, comptees] of parEleve) {
      const versions = [...new Set(comptees.flatMap((one) => idsOf(one.versions)))];
      const versionOf = await listVersionsById(db, versions);
      for (const comptee of comptees) addComptee(sommes, comptee, versionOf);
      if (!isOnceEach(comptees, there.has(id))) eleves++;
    }
  }
}

/** An erasure takes first answers away: then later ones stay without. */
function isOnceEach(comptees: readonly (Finie & { premieres: string })[], entier: boolean) {
  const tous = newVus();
  const premieres = new Set<number>();
  const series = new Set<number>();
  for (const comptee of comptees) {
    addVus(tous, comptee);
    for (const [key, id] of idsOf(comptee.questions).entries()) {
      if (comptee.premieres[key] !== '1') continue;
      if (comptee.reponses[key] === SANS_REPONSE || premieres.has(id)) return false;
      premieres.add(id);
    }
    if (!isPremiereSerie(comptee)) continue;
    if (series.has(comptee.theme_id!)) return false;
    series.add(comptee.theme_id!);
  }
  if (series.size !== tous.series.size) return false;
  return !entier || premieres.size === tous.questions.size;
}

/** Reads the rows by version, so that a big school fits in memory; a missing row is a zero. */
async function countDifferents(db: Db, { decomptes }: Sommes): Promise<number> {
  let differents = 0;
  for (let after = 0; ;) {
    const rows = await listDecomptesApres(db, after, A_LA_FOIS);
    if (rows.length === 0) break;
    after = rows.at(-1)!.version_id;
    for (const row of rows) {
      const key = keyOfDecompte(row);
      const somme = decomptes.get(key);
      decomptes.delete(key);
      if (!isSame(row, somme ?? { ...row, ...VIDE })) differents++;
    }
  }
  return differents + decomptes.size;
}

const VIDE = { a: 0, b: 0, c: 0, d: 0, mesurees: 0, millis: 0, vites: 0 };

const isSame = <Row extends object>(one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((champ) => one[champ] === other[champ]);

async function countSeriesDifferentes(db: Db, { series }: Sommes): Promise<number> {
  let differentes = 0;
  for (const row of await listDecomptesDeSeries(db)) {
    const somme = series.get(row.theme_id);
    series.delete(row.theme_id);
    const { theme_id } = row;
    if (!isSame(row, somme ?? { theme_id, finies: 0, reussies: 0, points: 0, carres: 0 }))
      differentes++;
  }
  return differentes + series.size;
}

async function countBilansDifferents(db: Db): Promise<number> {
  let differents = 0;
  for (let after = 0; ;) {
    const rows = await listBilansFaits(db, after, A_LA_FOIS);
    if (rows.length === 0) return differents;
    after = rows.at(-1)!.version_id;
    const chiffres = await chiffresOf(
      db,
      rows.map(({ version_id }) => version_id),
    );
    differents += rows.filter((row) => row.chiffres !== chiffres.get(row.version_id)).length;
  }
}
