import type { OutputOf } from '../../../contract/index.ts';
import { majuscule } from '../../../regles/ecriture.ts';
import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import { FILTRE_CONSTAT } from '../../../regles/sentinelle.ts';

export type ConstatLu = OutputOf<'getSentinelle'>['constats']['data'][number];
type QuestionLue = NonNullable<ConstatLu['question']>;
type SerieLue = NonNullable<ConstatLu['serie']>;
type Groupe = QuestionLue['tous'];

export const titreOf = ({ constat }: Pick<ConstatLu, 'constat'>): string =>
  FILTRE_CONSTAT.options.find(({ value }) => value === constat)!.label;

/** « 1 234 » */
export const nombreEnMots = (nombre: number): string => nombre.toLocaleString('fr-BE');
const virgule = (nombre: number): string => String(nombre).replace('.', ',');

/** Why it is said, in one sentence. */
export function raisonOf({ constat, lettre, part, question, serie }: ConstatLu): string {
  if (serie) {
    const ecart = virgule(Math.round(10 * Math.abs(serie.points - serie.autres)) / 10);
    return serie.points < serie.autres
      ? `On y obtient ${ecart} points de moins que dans les autres séries.`
      : `On y obtient ${ecart} points de plus que dans les autres séries.`;
  }
  const cle = question!.correcte.toUpperCase();
  switch (constat) {
    case 'cle':
      return `La bonne réponse semble être ${lettre!.toUpperCase()}, et non ${cle}\u00a0: c’est sûr à ${part} %.`;
    case 'leurre':
      return `${part === 0 ? 'Personne' : `À peine ${part} %`} ne choisit ${lettre!.toUpperCase()}\u00a0: elle n’aide pas à choisir.`;
    case 'vite':
      return `${part} % répondent plus vite qu’on ne peut lire.`;
    default:
      return `${part} % répondent juste du premier coup.`;
  }
}

const partOf = (groupe: Groupe, lettre: Letter) => `${groupe[lettre] ?? 0} %`;

/** Each answer, with who took it. */
export function choixOf({ reponses, correcte, tous, forts, faibles }: QuestionLue) {
  return LETTRES.filter((lettre) => reponses[lettre] !== undefined).map((lettre) => {
    const tiers =
      forts && faibles
        ? ` (plus forts ${partOf(forts, lettre)}, plus faibles ${partOf(faibles, lettre)})`
        : '';
    return {
      id: lettre,
      reponse: `${lettre.toUpperCase()}. ${reponses[lettre]}`,
      chiffres: `${lettre === correcte ? 'La clé\u00a0: ' : ''}${partOf(tous, lettre)}${tiers}`,
    };
  });
}

export function baseOf({ premieres, secondes }: QuestionLue): string {
  const temps = secondes === null ? '' : `, ${virgule(secondes)} secondes en moyenne`;
  return majuscule(`${nombreEnMots(premieres)} premières réponses${temps}.`);
}

export const serieEnMots = ({ finies, reussies, points, autres }: SerieLue): string =>
  `${nombreEnMots(finies)} élèves l’ont finie une première fois\u00a0: ${reussies} % l’ont réussie, ${virgule(points)} points en moyenne (les autres séries\u00a0: ${virgule(autres)}).`;
