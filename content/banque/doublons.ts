import { type Defauts, mots, textesOf } from './banque.ts';
import type { Question } from '../question.schema.ts';

function traits(question: Question): Set<string> {
  const image = question.image ? mots(JSON.stringify(question.image.dessin)) : [];
  const liste = [...textesOf(question).flatMap((t) => [...mots(t), '.']), ...image];
  return new Set(liste.slice(1).map((mot, i) => `${liste[i]} ${mot}`));
}

/** A higher share of common pairs is a duplicate. */
const PROCHES = 0.62;

export const doublons: Defauts = ({ toutes }) => {
  const jeux = toutes.map(traits);
  const porteurs = new Map<string, number[]>();
  const defauts: string[] = [];
  for (const [i, jeu] of jeux.entries()) {
    const communs = new Map<number, number>();
    for (const paire of jeu) {
      const ceux = porteurs.get(paire);
      if (!ceux) {
        porteurs.set(paire, [i]);
        continue;
      }
      for (const j of ceux) communs.set(j, (communs.get(j) ?? 0) + 1);
      ceux.push(i);
    }
    for (const [j, n] of communs) {
      const part = n / (jeu.size + jeux[j]!.size - n);
      if (part > PROCHES)
        defauts.push(
          `${toutes[j]!.ref} et ${toutes[i]!.ref} se ressemblent à ${Math.round(part * 100)} %`,
        );
    }
  }
  return defauts;
};

export const memesImages: Defauts = ({ toutes }) => {
  const vues = new Map<string, string>();
  return toutes.flatMap((question) => {
    if (!question.image) return [];
    const cle = JSON.stringify(question.image.dessin).replace(/"couleur":"[^"]*",?/g, '');
    const avant = vues.get(cle);
    vues.set(cle, question.ref);
    return avant === undefined ? [] : [`${avant} et ${question.ref} ont la même image`];
  });
};
