import { sansGarde } from '../../socle/texte/csv.ts';
import { DEBUT, type Rangee, readCsv, plain } from '../../socle/texte/readCsv.ts';
import { enLigne } from '../../../contract/textes.ts';
import { COLONNES, type Colonne, type Tete, isTete, manquantes, teteOf } from './colonnes.ts';

export interface Brute extends Record<Colonne, string> {
  ligne: number;
  fautes: string[];
  questions: string[];
}

interface Classe {
  brutes: Brute[];
  ecartees: string[];
}

const SANS_TETE: Tete = {
  places: new Map([
    ['nom', 0],
    ['prenom', 1],
    ['email', 2],
    ['naissance', 3],
    ['produit', 4],
  ]),
  prenomDevant: false,
  ecartees: [],
};

const PAS_DE_TETE =
  'On ne trouve pas la ligne des titres de colonnes\u00a0: il y faut au moins «\u00a0Nom\u00a0», «\u00a0Prénom\u00a0» et «\u00a0E-mail\u00a0».';

/** Reads a pasted table or a CSV, below an optional title. Returns a sentence on failure. */
export function readClasse(texte: string): Classe | string {
  const rangees = readCsv(texte, isTete);
  const at = rangees.slice(0, DEBUT).findIndex(({ cells }) => isTete(cells));
  const tete = at === -1 ? SANS_TETE : teteOf(rangees[at]!.cells);
  const lignes = rangees.slice(at + 1);
  if (at === -1 && lignes.length > 0 && !lignes.some(({ cells }) => cells[2]?.includes('@')))
    return PAS_DE_TETE;
  const manque = manquantes(tete);
  if (manque.length > 0)
    return `Il manque ${manque.length > 1 ? 'les colonnes' : 'la colonne'} ${manque.join(' et ')}\u00a0: nommez-les ainsi dans la ligne ${rangees[at]!.ligne}.`;
  const large = at === -1 ? Infinity : rangees[at]!.cells.length;
  return {
    brutes: lignes.map((rangee) => bruteOf(rangee, tete, large)),
    ecartees: tete.ecartees,
  };
}

/** Removes invisible characters; a line break in a cell becomes a space. */
const cleaned = (cell: string) => enLigne(sansGarde(cell).replace(/\p{Cf}/gu, ''));

const OUVERT =
  'Un guillemet s’ouvre dans cette ligne et ne se ferme pas\u00a0: ce qui suit y est peut-être pris. Fermez-le, ou retirez-le.';
const TROP =
  'Cette ligne a plus de colonnes que la ligne des titres\u00a0: mettez entre guillemets ce qui contient un séparateur.';
/** Signs of a wrong encoding: « LefÃ¨vre », « Lef�vre ». */
const MAL_LU = /Ã[\u0080-\u00BF\u0152-\u0178\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|â€|\uFFFD/;
const ABIME =
  'Des lettres y ont été mal lues par un autre programme\u00a0: ouvrez le fichier d’origine, et enregistrez-le en «\u00a0CSV UTF-8\u00a0».';

function bruteOf({ ligne, cells, ouverte }: Rangee, tete: Tete, large: number): Brute {
  const at = (colonne: Colonne) => cleaned(cells[tete.places.get(colonne) ?? -1] ?? '');
  const swallowed = cells.some((cell) => /\n/.test(cell) && cell.includes('@'));
  const fautes = [
    ...(ouverte || swallowed ? [OUVERT] : []),
    ...(cells.slice(large).some((cell) => cell !== '') ? [TROP] : []),
    ...(cells.some((cell) => MAL_LU.test(cell)) ? [ABIME] : []),
  ];
  const cellules = Object.fromEntries(COLONNES.map((colonne) => [colonne, at(colonne)]));
  const brute = { ligne, fautes, questions: [], ...(cellules as Record<Colonne, string>) };
  return tete.places.has('complet') ? divided(brute, tete.prenomDevant) : brute;
}

/** Splits a full name at a comma, else by capitals, else by order. */
function divided(brute: Brute, prenomDevant: boolean): Brute {
  const { complet } = brute;
  const [avant, apres] = complet.split(/\s*,\s*/, 2);
  const mots = complet.split(' ').filter(Boolean);
  const capitals = mots.filter((mot) => isInCapitals(mot));
  const found =
    apres !== undefined
      ? { nom: avant!, prenom: apres }
      : capitals.length > 0 && capitals.length < mots.length
        ? { nom: capitals.join(' '), prenom: mots.filter((mot) => !isInCapitals(mot)).join(' ') }
        : prenomDevant
          ? { prenom: mots[0] ?? '', nom: mots.slice(1).join(' ') }
          : { nom: mots.slice(0, -1).join(' '), prenom: mots.at(-1) ?? '' };
  const said = { nom: brute.nom || found.nom, prenom: brute.prenom || found.prenom };
  const unsure = apres === undefined && capitals.length === 0 && mots.length > 2;
  const question = `«\u00a0${complet}\u00a0»\u00a0: est-ce bien ${said.prenom} pour le prénom, et ${said.nom} pour le nom\u202f?`;
  return { ...brute, ...said, questions: unsure ? [question] : [] };
}

const isInCapitals = (mot: string) => /\p{Lu}.*\p{Lu}/u.test(mot) && mot === mot.toUpperCase();

export const sameWords = (one: string, other: string) => plain(one) === plain(other);
