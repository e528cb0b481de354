import { LETTRES, SIMPLES } from '../../regles/lettres.ts';
import type { Question } from '../question.schema.ts';
import type { Defauts } from './banque.ts';
import { longueur } from './mesure.ts';

/** Words of a sentence that who reads slowly can hold. */
const MOTS = 12;

const phrasesOf = (texte: string): string[] => texte.split(/(?<=[.?!;:…])[ \u00a0\u202f]+/);

export const simplesOf = (q: Question): string[] =>
  [q.simple, ...LETTRES.map((l) => q[SIMPLES[l]])].filter((texte) => texte !== undefined);

const DURS: [RegExp, string][] = [
  [/(?<!\p{L})(dont|lequel|laquelle|lesquels|lesquelles|auquel|duquel)(?!\p{L})/iu, 'un relatif'],
  [
    /(?<!\p{L})(pas|jamais)(?!\p{L}).*(interdit|impossible|(?<!\p{L})sans|(?<!\p{L})sauf)/iu,
    'deux négations',
  ],
  [/(interdit|(?<!\p{L})sans|(?<!\p{L})sauf).*(?<!\p{L})(pas|jamais)(?!\p{L})/iu, 'deux négations'],
  [/[()]/, 'une parenthèse'],
];

/** Plain words that are not plain. */
export const simples: Defauts = ({ toutes }) =>
  toutes.flatMap((question) =>
    simplesOf(question)
      .flatMap(phrasesOf)
      .flatMap((phrase) => {
        const mots = longueur(phrase);
        const dur = DURS.find(([motif]) => motif.test(phrase))?.[1];
        const faute = mots > MOTS ? `${mots} mots` : dur;
        return faute ? [`${question.ref} : « ${phrase} » a ${faute}`] : [];
      }),
  );
