import { graves as combien, quotas } from '../../../droit/epreuve.ts';
import { type Categorie, drawQuestions } from '../questions/index.ts';
import { shuffled } from '../../../drawing/alea.ts';

export interface Candidat {
  id: number;
  grave: 0 | 1;
  idArticleLois: string | null;
  categorie: Categorie;
}

type Debut<T> = T extends `${infer D}-${string}` ? D : T;

export const PARTS = Object.entries(quotas).map(([theme, nombre]): [Categorie, number] => [
  theme.split('-')[0] as Debut<keyof typeof quotas>,
  nombre,
]);

export const NOMBRE = PARTS.reduce((sum, [, nombre]) => sum + nombre, 0);

/** Drawing from all articles would ask an article's only question in two exams of three. */
const AU_CHOIX = 2;

/** Spreads fifty as the exam does (docs/decisions/0035); other subjects fill what one lacks. */
export function pickQuestions<C extends Candidat>(
  candidats: readonly C[],
  random: (n: number) => number,
): C[] {
  const parSujet = Map.groupBy(candidats, ({ categorie }) => categorie);
  const graves = gravesParSujet(parSujet, random);
  const drawn = PARTS.flatMap(([sujet, nombre]) => {
    const sien = { nombre, graves: graves.get(sujet) ?? 0, repartir: true };
    return drawQuestions(auChoix(parSujet.get(sujet) ?? [], sien, random), [], sien, random);
  });
  const left = new Set(candidats).difference(new Set(drawn));
  const more = drawQuestions(
    [...left],
    drawn,
    { nombre: NOMBRE, graves: undefined, repartir: true },
    random,
  );
  return shuffled([...drawn, ...more], random);
}

function auChoix<C extends Candidat>(
  candidats: readonly C[],
  { nombre, graves }: { nombre: number; graves: number },
  random: (n: number) => number,
): C[] {
  const some = (grave: 0 | 1, most: number) =>
    shuffled(
      candidats.filter((one) => one.grave === grave),
      random,
    ).slice(0, AU_CHOIX * most);
  return [...some(1, graves), ...some(0, nombre - graves)];
}

function gravesParSujet(
  parSujet: ReadonlyMap<Categorie, Candidat[]>,
  random: (n: number) => number,
): Map<Categorie, number> {
  const places = PARTS.flatMap(([sujet, nombre]) => {
    const there = (parSujet.get(sujet) ?? []).filter(({ grave }) => grave === 1).length;
    return Array.from({ length: Math.min(nombre, there) }, () => sujet);
  });
  const voulues = combien.min + random(combien.max - combien.min + 1);
  const chosen = shuffled(places, random).slice(0, voulues);
  const graves = new Map<Categorie, number>();
  for (const sujet of chosen) graves.set(sujet, (graves.get(sujet) ?? 0) + 1);
  return graves;
}
