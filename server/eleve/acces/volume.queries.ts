import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';

/** `questions` counts each once; `parSerie` is null where it differs. */
export interface Volume {
  series: number;
  questions: number;
  parSerie: number | null;
}

export async function volumesOf(db: Db, acces_ids: number[]): Promise<Map<number, Volume>> {
  if (acces_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('acces')
    .innerJoin('accesTheme', 'accesTheme.acces_id', 'acces.id')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['acces.id', 'theme.listeQuestions'])
    .where('acces.id', 'in', acces_ids)
    .where('theme.dateSuppression', 'is', null)
    .execute();
  const parAcces = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...parAcces].map(([id, series]) => {
      const listes = series.map(({ listeQuestions }) => idsOf(listeQuestions));
      const questions = new Set(listes.flat()).size;
      const parSerie = questions / listes.length;
      const alike = listes.every(({ length }) => length === parSerie);
      return [id, { series: listes.length, questions, parSerie: alike ? parSerie : null }];
    }),
  );
}

const counted = (n: number, mot: string) => `${n}\u00a0${mot}${n > 1 ? 's' : ''}`;

/** « 7 séries de 50 questions », « 363 questions en 8 séries »; null without questions. */
function volumeEnMots(volume: Volume | undefined): string | null {
  if (!volume || volume.questions === 0) return null;
  const { series, questions, parSerie } = volume;
  if (parSerie === null) return `${counted(questions, 'question')} en ${counted(series, 'série')}`;
  const combien = series === 1 ? 'Une série' : counted(series, 'série');
  return `${combien} de ${counted(parSerie, 'question')}`;
}

export async function avecVolume<P extends { id: number }>(db: Db, produits: P[]) {
  const volumes = await volumesOf(
    db,
    produits.map(({ id }) => id),
  );
  return produits.map((produit) => ({ ...produit, volume: volumeEnMots(volumes.get(produit.id)) }));
}
