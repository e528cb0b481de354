import { accorde } from '../../../regles/ecriture.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listeOf } from '../../socle/db/listes.ts';
import { keptByProduit } from '../../socle/db/keptByProduit.ts';

/** `questions` are distinct; `parSerie` is null when the series differ in length. */
export interface Volume {
  series: number;
  questions: number;
  parSerie: number | null;
}

export async function readVolume(db: Db, acces_id: number): Promise<Volume | undefined> {
  const rows = await db
    .selectFrom('acces')
    .innerJoin('accesTheme', 'accesTheme.acces_id', 'acces.id')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(listeOf('theme'))
    .where('acces.id', '=', acces_id)
    .where('theme.dateSuppression', 'is', null)
    .execute();
  if (rows.length === 0) return undefined;
  const listes = rows.map(({ listeQuestions }) => idsOf(listeQuestions));
  const questions = new Set(listes.flat()).size;
  const parSerie = questions / listes.length;
  const alike = listes.every(({ length }) => length === parSerie);
  return { series: listes.length, questions, parSerie: alike ? parSerie : null };
}

/** Returns volumes in the order of the ids, cached from committed data. */
export const showVolumes = keptByProduit(readVolume);

const counted = (n: number, mot: string) => `${n}\u00a0${accorde(n, mot)}`;

/** « 7 séries de 50 questions », « 363 questions en 8 séries »; null without questions. */
export function volumeEnMots(volume: Volume | undefined): string | null {
  if (!volume || volume.questions === 0) return null;
  const { series, questions, parSerie } = volume;
  if (parSerie === null) return `${counted(questions, 'question')} en ${counted(series, 'série')}`;
  const combien = series === 1 ? 'Une série' : counted(series, 'série');
  return `${combien} de ${counted(parSerie, 'question')}`;
}

export async function withVolume<P extends { id: number }>(read: Db, produits: P[]) {
  const ids = produits.map(({ id }) => id);
  const volumes = await showVolumes(read, ids);
  return produits.map((produit, n) => ({ ...produit, volume: volumeEnMots(volumes[n]) }));
}
