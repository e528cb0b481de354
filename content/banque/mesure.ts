import type { Question } from '../question.schema.ts';
import { type Banque, type Defauts, jeuxOf, reponsesOf } from './banque.ts';

/** Words as who reads counts them: « l’arrêt » is one. */
export const longueur = (texte: string): number =>
  texte.split(/\s+/).filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;

/** As an examination asks: in nine of ten at most so many words. */
const ENONCE = 20;
const REPONSE = 8;
const NEUF_SUR_DIX = 0.9;

const tient = (textes: string[], mots: number): number =>
  textes.filter((texte) => longueur(texte) <= mots).length / textes.length;

/** The part of statements and of answers that are short enough. */
export const brievete = (questions: Question[]) => ({
  enonces: tient(
    questions.map((q) => q.question),
    ENONCE,
  ),
  reponses: tient(questions.flatMap(reponsesOf), REPONSE),
});

const pour = (x: number) => `${Math.floor(x * 100)} %`;

export const tropLong = (banque: Banque): string[] =>
  jeuxOf(banque).flatMap(({ nom, questions }) => {
    const { enonces, reponses } = brievete(questions);
    return [
      ...(enonces < NEUF_SUR_DIX
        ? [`${nom} : ${pour(enonces)} des énoncés ont ${ENONCE} mots au plus`]
        : []),
      ...(reponses < NEUF_SUR_DIX
        ? [`${nom} : ${pour(reponses)} des réponses ont ${REPONSE} mots au plus`]
        : []),
    ];
  });

/** An answer says what one does; why comes with the justification. */
export const raisons: Defauts = ({ toutes }) =>
  toutes.flatMap((q) =>
    reponsesOf(q)
      .filter((r) => /(?<![\p{L}-])(car(?!\p{L})|parce qu|puisqu)/iu.test(r))
      .filter(() => !/(?<!\p{L})(pourquoi|raison)(?!\p{L})/iu.test(q.question))
      .map((r) => `${q.ref} : « ${r} » dit pourquoi`),
  );
