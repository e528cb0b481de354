import type { Question } from '../question.schema.ts';
import { type Banque, type Defauts, jeuxOf, reponsesOf } from './banque.ts';

export const longueur = (texte: string): number =>
  texte.split(/\s+/).filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;

/** Nine of ten texts have at most this many words, as in the examination. */
const ENONCE = 20;
const REPONSE = 8;
const NEUF_SUR_DIX = 0.9;

const shareWithin = (textes: string[], mots: number): number =>
  textes.filter((texte) => longueur(texte) <= mots).length / textes.length;

export const brievete = (questions: Question[]) => ({
  enonces: shareWithin(
    questions.map((q) => q.question),
    ENONCE,
  ),
  reponses: shareWithin(questions.flatMap(reponsesOf), REPONSE),
});

const wholePercent = (x: number) => `${Math.floor(x * 100)} %`;

export const tropLong = (banque: Banque): string[] =>
  jeuxOf(banque).flatMap(({ nom, questions }) => {
    const { enonces, reponses } = brievete(questions);
    return [
      ...(enonces < NEUF_SUR_DIX
        ? [`${nom} : ${wholePercent(enonces)} des énoncés ont ${ENONCE} mots au plus`]
        : []),
      ...(reponses < NEUF_SUR_DIX
        ? [`${nom} : ${wholePercent(reponses)} des réponses ont ${REPONSE} mots au plus`]
        : []),
    ];
  });

export const raisons: Defauts = ({ toutes }) =>
  toutes.flatMap((q) =>
    reponsesOf(q)
      .filter((r) => /(?<![\p{L}-])(car(?!\p{L})|parce qu|puisqu)/iu.test(r))
      .filter(() => !/(?<!\p{L})(pourquoi|raison)(?!\p{L})/iu.test(q.question))
      .map((r) => `${q.ref} : « ${r} » dit pourquoi`),
  );
