import { gzipSync } from 'node:zlib';
import { type Banque, type Defauts, compte, fausses, juste } from './banque.ts';
import type { Question } from '../question.schema.ts';
import { graves as combien, quotas } from '../../droit/epreuve.ts';

export const isExamen = (ref: string): boolean => /^serie-(\d+|express|essai)$/.test(ref);

const KB_PAR_SERIE = 500;

function equilibree(questions: Question[], strict: boolean): string[] {
  const dites: string[] = [];
  const trois = questions.filter((q) => q.c !== undefined);
  const lettres = compte(trois, (q) => q.correcte);
  for (const lettre of ['a', 'b', 'c']) {
    const part = (lettres.get(lettre) ?? 0) / trois.length;
    if (part < (strict ? 0.25 : 0.2) || part > (strict ? 0.4 : 0.45))
      dites.push(`la lettre ${lettre} est juste dans ${Math.round(part * 100)} % des cas`);
  }
  const extreme = (quel: 'max' | 'min') =>
    questions.filter((question) =>
      fausses(question).every((r) =>
        quel === 'max' ? juste(question).length > r.length : juste(question).length < r.length,
      ),
    ).length / questions.length;
  if (extreme('max') > 0.42)
    dites.push(`la bonne est la plus longue à ${Math.round(extreme('max') * 100)} %`);
  if (extreme('min') > 0.42)
    dites.push(`la bonne est la plus courte à ${Math.round(extreme('min') * 100)} %`);
  return dites;
}

/** In gzipped bytes, because each picture is a response of its own. */
export const poidsDesImages = (questions: Question[]): number =>
  questions.reduce((somme, q) => somme + (q.image ? gzipSync(q.image.svg).length : 0), 0);

export const series: Defauts = ({ series: toutes }) =>
  toutes.flatMap(({ ref, questions }) => {
    const dites = equilibree(questions, isExamen(ref));
    const [min, max] = /^(serie|reeks)-/.test(ref) ? [50, 50] : [20, 50];
    if (questions.length < min || questions.length > max)
      dites.push(`elle compte ${questions.length} questions`);
    if (new Set(questions.map((q) => q.langue)).size > 1) dites.push('elle mêle deux langues');
    if (poidsDesImages(questions) > KB_PAR_SERIE * 1000) dites.push('ses images pèsent trop');
    if (isExamen(ref)) {
      const graves = questions.filter((q) => q.grave).length;
      if (graves < combien.min || graves > combien.max)
        dites.push(`elle a ${graves} questions graves`);
      const themes = compte(questions, (q) => q.theme);
      for (const [theme, nombre] of Object.entries(quotas))
        if (themes.get(theme) !== nombre)
          dites.push(`elle a ${themes.get(theme) ?? 0} questions de ${theme} et non ${nombre}`);
    }
    return dites.map((d) => `${ref} : ${d}`);
  });

export const sansSerie = ({ contenu, series: toutes }: Banque): string[] => {
  const prises = new Set([
    ...toutes.flatMap((s) => s.questions.map((q) => q.ref)),
    ...contenu.vedettes.questions,
  ]);
  return contenu.questions
    .filter((q) => !prises.has(q.ref))
    .map((q) => `${q.ref} n’est dans aucune série`);
};

export const examensDistincts: Defauts = ({ series: toutes }) => {
  const vues = compte(
    toutes.filter((s) => isExamen(s.ref)).flatMap((s) => s.questions.map((q) => q.ref)),
    (ref) => ref,
  );
  return [...vues].filter(([, n]) => n > 1).map(([ref]) => `${ref} est dans deux séries d’examen`);
};

/** Two products may share this many questions, because each is sold alone. */
const COMMUNES = 0;

export const produitsDistincts: Defauts = ({ contenu: { produits, series: toutes } }) => {
  const posees = new Map(toutes.map(({ ref, questions }) => [ref, questions]));
  const vendues = produits.map(({ ref, series: siennes }) => ({
    ref,
    questions: new Set(siennes.flatMap((serie) => posees.get(serie) ?? [])),
  }));
  return vendues.flatMap((un, rang) =>
    vendues.slice(rang + 1).flatMap((autre) => {
      const communes = [...un.questions].filter((question) => autre.questions.has(question));
      if (communes.length <= COMMUNES) return [];
      const nombre = communes.length === 1 ? '1 question' : `${communes.length} questions`;
      return `${un.ref} et ${autre.ref} ont ${nombre} en commun : ${communes.slice(0, 3).join(', ')}`;
    }),
  );
};

export const vendueSansImage: Defauts = ({ contenu: { produits }, series: toutes }) => {
  const vendues = new Set(produits.flatMap(({ series: siennes }) => siennes));
  return toutes
    .filter(({ ref }) => vendues.has(ref))
    .flatMap(({ ref, questions }) =>
      questions
        .filter(({ image, photo }) => !image && !photo)
        .map((question) => `${ref} : ${question.ref} n’a pas d’image`),
    );
};
