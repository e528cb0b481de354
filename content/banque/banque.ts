import { LETTRES, MEPRISES } from '../../regles/lettres.ts';
import type { Question } from '../question.schema.ts';
import type { Content } from '../schema.ts';

export interface Banque {
  contenu: Content;
  toutes: Question[];
  cours: Question[];
  parRef: Map<string, Question>;
  series: { ref: string; libelle: string; questions: Question[] }[];
}

export function banqueOf(contenu: Content): Banque {
  const chapitres = contenu.cours.flatMap((c) => c.modules.flatMap((m) => m.chapitres));
  const cours = chapitres.flatMap((c) => c.questions);
  const parRef = new Map(contenu.questions.map((q) => [q.ref, q]));
  return {
    contenu,
    toutes: [...contenu.questions, ...cours],
    cours,
    parRef,
    series: contenu.series.map((serie) => ({
      ...serie,
      questions: serie.questions.map((ref) => parRef.get(ref)!),
    })),
  };
}

/** Courses are measured apart, because the many series' questions would hide their faults. */
export const jeuxOf = ({ contenu, cours }: Banque): { nom: string; questions: Question[] }[] =>
  [
    { nom: 'séries', questions: contenu.questions },
    { nom: 'cours', questions: cours },
  ].filter(({ questions }) => questions.length > 0);

export type Defauts = (banque: Banque) => string[];

export const reponsesOf = (question: Question): string[] =>
  LETTRES.map((l) => question[l]).filter((r) => r !== undefined);
export const juste = (q: Question): string => q[q.correcte]!;
export const fausses = (question: Question): string[] =>
  LETTRES.filter((l) => l !== question.correcte && question[l] !== undefined).map(
    (l) => question[l]!,
  );
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const meprisesOf = (question: Question): string[] =>
  LETTRES.map((l) => question[MEPRISES[l]]).filter((dite) => dite !== undefined);
export const textesOf = (q: Question): string[] => [
  q.question,
  ...reponsesOf(q),
  q.justification,
  ...meprisesOf(q),
];

export const compte = <T>(liste: T[], cle: (x: T) => string): Map<string, number> => {
  const nombres = new Map<string, number>();
  for (const x of liste) nombres.set(cle(x), (nombres.get(cle(x)) ?? 0) + 1);
  return nombres;
};

export const mots = (texte: string): string[] => texte.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
