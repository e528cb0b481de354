import { type Banque, type Defauts, fausses, juste, mots, percent, reponsesOf } from './banque.ts';
import type { Question } from '../question.schema.ts';

const nu = (texte: string): string => mots(texte).join(' ');

const overlapEachOther = (question: Question): string[] => {
  const textes = reponsesOf(question).map(nu);
  return textes.flatMap((un, i) =>
    textes
      .slice(i + 1)
      .filter(
        (autre) =>
          un === autre ||
          `${un} `.startsWith(`${autre} `) ||
          `${autre} `.startsWith(`${un} `) ||
          un.split(' ').toSorted().join(' ') === autre.split(' ').toSorted().join(' '),
      )
      .filter((autre) => !ordre(un) || !ordre(autre))
      .map((autre) => `${question.ref} : « ${un} » et « ${autre} » se recouvrent`),
  );
};

/** « Moi, puis A » and « A, puis moi » differ despite equal words. */
const ordre = (texte: string): boolean => /puis|avant|après|ensuite|gauche|droite/.test(texte);

export const recouvrements: Defauts = ({ toutes }) => toutes.flatMap(overlapEachOther);

export const longueurs: Defauts = ({ toutes }) =>
  toutes.flatMap((question) => {
    const plusLongue = Math.max(...fausses(question).map((r) => r.length));
    const largeur = juste(question).length;
    return largeur > 40 && largeur > 1.7 * plusLongue
      ? [`${question.ref} : la bonne réponse est bien plus longue`]
      : [];
  });

const extremes =
  /(?<!\p{L})(toujours|jamais|uniquement|seulement|obligatoirement|strictement)(?!\p{L})/iu;
const part = (liste: string[], oui: RegExp): number =>
  liste.filter((t) => oui.test(t)).length / Math.max(1, liste.length);

export const motsQuiTrahissent = ({ toutes }: Banque): string[] => {
  const [bons, faux] = [toutes.map(juste), toutes.flatMap(fausses)];
  const essais: [string, RegExp][] = [
    ['toujours, jamais, uniquement…', extremes],
    ['« Oui »', /^Oui/],
    ['« Non »', /^Non/],
    ['prudence', /prudence|prudemment/i],
    ['si', /(?<!\p{L})s(i|’ils?)(?!\p{L})/iu],
  ];
  return essais.flatMap(([nom, mot]) => {
    const [chezLesBons, desFaux] = [part(bons, mot), part(faux, mot)];
    const n = toutes.length * chezLesBons;
    return n + desFaux * faux.length >= 60 &&
      Math.max(chezLesBons, desFaux) > 2.2 * Math.min(chezLesBons, desFaux)
      ? [`${nom} : ${percent(chezLesBons)} des bonnes réponses, ${percent(desFaux)} des fausses`]
      : [];
  });
};

export const seuleDeSonCote: Defauts = ({ toutes }) => {
  const seules = toutes.flatMap((question) => {
    const cote = (r: string) => /^(Oui|Non|Ja|Nee)\b/.exec(r)?.[1];
    const rs = reponsesOf(question);
    if (rs.length < 3 || rs.some((r) => !cote(r))) return [];
    const seule = rs.filter((r) => rs.filter((x) => cote(x) === cote(r)).length === 1);
    return seule.length === 1 ? [seule[0] === juste(question)] : [];
  });
  const vrai = seules.filter(Boolean).length / Math.max(1, seules.length);
  return seules.length > 30 && (vrai > 0.48 || vrai < 0.2)
    ? [`la réponse seule de son côté (Oui ou Non) est la bonne dans ${percent(vrai)} des cas`]
    : [];
};
