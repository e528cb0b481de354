import { articleConnu } from '../../../droit/articles.ts';
import type { Letter } from '../../../contract/fields.ts';
import { motsOf } from '../../../regles/mots.ts';

interface Saisie {
  a: string;
  b: string;
  c: string | null;
  d: string | null;
  correcte: Letter;
  idArticleLois: string | null;
  imageDescription: string | null;
}

type Fautes = Partial<Record<keyof Saisie, string[]>>;

/** Of the code that begins on 1 June 2027 only the way it is cited is checked. */
const CODE_2027 = /^CVP \d+(\.\d+)*°?$/;

interface AvecImage {
  avecImage: boolean;
  /** What its drawing says of itself: whoever is in it may be the answer, as he may be a wrong one. */
  dessinee: string | null;
}

/** What is wrong with a question although each of its fields is right; empty when nothing is. */
export function fautesOf(question: Saisie, { avecImage, dessinee }: AvecImage): Fautes {
  const { c, d, correcte, idArticleLois: article, imageDescription } = question;
  const bonne = question[correcte];
  const fautes: Fautes = { ...reponsesEgales(question) };
  if (d !== null && c === null) fautes.d = ['Écrivez d’abord la réponse C.'];
  if (bonne === null)
    fautes.correcte = [
      `Il n’y a pas de réponse ${correcte.toUpperCase()}\u00a0: choisissez-en une autre.`,
    ];
  if (article !== null && !articleConnu(article) && !CODE_2027.test(article))
    fautes.idArticleLois = [
      'Cet article n’existe pas. Écrivez-le comme « 12.3.1 », « loi 34 », « AR 1998 art. 3 » ou « CVP 12.3 ».',
    ];
  if (avecImage && imageDescription === null)
    fautes.imageDescription = ['Décrivez l’image pour qui ne la voit pas, sans dire la réponse.'];
  const seen = (answer: string) => dessinee !== null && says(dessinee, answer);
  if (imageDescription !== null && bonne !== null && says(imageDescription, bonne) && !seen(bonne))
    fautes.imageDescription = [
      'Cette description dit la bonne réponse\u00a0: décrivez ce que l’on voit.',
    ];
  return fautes;
}

/** Two that differ in case, accents or spaces alone are one. */
function reponsesEgales(question: Saisie): Fautes {
  const fautes: Fautes = {};
  const seen = new Map<string, Letter>();
  for (const lettre of ['a', 'b', 'c', 'd'] as const) {
    const texte = question[lettre];
    if (texte === null) continue;
    const same = seen.get(plain(texte));
    if (same) fautes[lettre] = [`Cette réponse est la même que la réponse ${same.toUpperCase()}.`];
    else seen.set(plain(texte), lettre);
  }
  return fautes;
}

/** An answer of signs alone, such as « + », stays as it is. */
const plain = (texte: string) => motsOf(texte).join(' ') || texte;

const says = (texte: string, answer: string) => ` ${plain(texte)} `.includes(` ${plain(answer)} `);
