import { type Banque, type Defauts, reponsesOf } from './banque.ts';

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
export const brievete = ({ contenu: { questions } }: Banque) => ({
  enonces: tient(
    questions.map((q) => q.question),
    ENONCE,
  ),
  reponses: tient(questions.flatMap(reponsesOf), REPONSE),
});

export const tropLong = (banque: Banque): string[] => {
  const { enonces, reponses } = brievete(banque);
  const pour = (x: number) => `${Math.floor(x * 100)} %`;
  return [
    ...(enonces < NEUF_SUR_DIX ? [`${pour(enonces)} des énoncés ont ${ENONCE} mots au plus`] : []),
    ...(reponses < NEUF_SUR_DIX
      ? [`${pour(reponses)} des réponses ont ${REPONSE} mots au plus`]
      : []),
  ];
};

/** An answer says what one does; why comes with the justification. */
export const raisons: Defauts = ({ contenu: { questions } }) =>
  questions.flatMap((q) =>
    reponsesOf(q)
      .filter((r) => /(?<![\p{L}-])(car(?!\p{L})|parce qu|puisqu)/iu.test(r))
      .filter(() => !/(?<!\p{L})(pourquoi|raison)(?!\p{L})/iu.test(q.question))
      .map((r) => `${q.ref} : « ${r} » dit pourquoi`),
  );
