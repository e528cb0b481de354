import type { Selectable } from 'kysely';
import type { QuestionVersion } from '../questions/index.ts';
import { comptesOf, type Finie, isPremiereSerie } from './comptage.ts';
import type { DecompteSerieTable, DecompteTable } from './statistiques.tables.ts';

export type Decompte = Selectable<DecompteTable>;
export type DecompteSerie = Selectable<DecompteSerieTable>;

export interface Sommes {
  decomptes: Map<string, Decompte>;
  series: Map<number, DecompteSerie>;
}

export const newSommes = (): Sommes => ({ decomptes: new Map(), series: new Map() });

type Comptee = Finie & { premieres: string };

/** Adds what a counted attempt tells; `signe` -1 takes it away. */
export function addComptee(
  { decomptes, series }: Sommes,
  comptee: Comptee,
  versionOf: ReadonlyMap<number, QuestionVersion>,
  signe: 1 | -1 = 1,
): void {
  for (const { version_id, niveau, lettre, duree, vite } of comptesOf(comptee, versionOf)) {
    const somme = decomptes.getOrInsertComputed(keyOfDecompte({ version_id, niveau }), () => ({
      version_id,
      niveau,
      a: 0,
      b: 0,
      c: 0,
      d: 0,
      mesurees: 0,
      millis: 0,
      vites: 0,
    }));
    somme[lettre] += signe;
    if (duree !== null) {
      somme.mesurees += signe;
      somme.millis += signe * duree;
    }
    if (vite) somme.vites += signe;
  }
  const { theme_id, score, reussi } = comptee;
  if (!isPremiereSerie(comptee) || theme_id === null || score === null) return;
  const serie = series.getOrInsertComputed(theme_id, () => ({
    theme_id,
    finies: 0,
    reussies: 0,
    points: 0,
    carres: 0,
  }));
  serie.finies += signe;
  serie.reussies += signe * reussi;
  serie.points += signe * score;
  serie.carres += signe * score ** 2;
}

export const keyOfDecompte = ({ version_id, niveau }: Pick<Decompte, 'version_id' | 'niveau'>) =>
  `${version_id} ${niveau}`;
