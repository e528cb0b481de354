import type { OutputOf } from '../../../contract/index.ts';
import { SERIE } from '../../../droit/epreuve.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Difference } from '../../socle/ui/Conflict.tsx';

export type Serie = OutputOf<'getTheme'>['theme'];
export type Choisie = Serie['questions'][number];

export const NOUVELLE = {
  libelle: '',
  listeQuestions: [] as readonly Choisie[],
  version: null as string | null,
};
export type Saisie = typeof NOUVELLE;

export const saisieOf = ({ libelle, questions, version }: Serie): Saisie => ({
  libelle,
  listeQuestions: questions,
  version,
});

export const inputOf = ({ libelle, listeQuestions }: Saisie) => ({
  libelle,
  listeQuestions: listeQuestions.map(({ id }) => id).join(';'),
});

const LONGUEUR = 100;
const COPIE = ' (copie)';

export const copieOf = ({ libelle, listeQuestions }: Saisie): Saisie => ({
  ...NOUVELLE,
  libelle: libelle.slice(0, LONGUEUR - COPIE.length) + COPIE,
  listeQuestions,
});

export function chosenOf(
  ids: readonly number[],
  chosen: readonly Choisie[],
  seen: readonly Choisie[],
): Choisie[] {
  const known = new Map([...seen, ...chosen].map((question) => [question.id, question]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export const compteOf = (nombre: number, graves: number, sansImage: number): string =>
  [
    nombre === 0 ? 'Aucune question' : combien(nombre, 'question'),
    ...(graves > 0 ? [combien(graves, 'grave')] : []),
    ...(sansImage > 0 ? [`${sansImage} sans image`] : []),
  ].join(' · ');

export function longueurOf(nombre: number): string {
  if (nombre === SERIE) return 'Le compte est bon\u00a0: cinquante, comme à l’examen.';
  return nombre < SERIE
    ? `Il en manque ${SERIE - nombre} pour arriver à cinquante.`
    : `${nombre - SERIE} de trop\u00a0: l’examen en compte cinquante.`;
}

export function ouvertesOf({ ouvertes, plafonne }: Pick<Serie, 'ouvertes' | 'plafonne'>): string {
  if (ouvertes === 0) return '';
  const tentatives = plafonne ? `Au moins ${ouvertes}` : `${ouvertes}`;
  return ouvertes === 1
    ? `${tentatives} tentative est en cours\u00a0: elle reste comme elle est.`
    : `${tentatives} tentatives sont en cours\u00a0: elles restent comme elles sont.`;
}

export function warningOf({ acces, ...serie }: Serie): string {
  const noms = acces.map(
    ({ libelle, actif }) => `«\u00a0${libelle}\u00a0»${actif ? ' (en vente)' : ''}`,
  );
  return [
    noms.length > 0 &&
      `Elle sera retirée ${noms.length > 1 ? 'des produits' : 'du produit'} ${noms.join(', ')}.`,
    ouvertesOf(serie),
  ]
    .filter(Boolean)
    .join(' ');
}

const itemOf = ({ id, libelle }: Choisie) => ({ id, label: `n° ${id}\u00a0: ${libelle}` });

export const differencesOfSerie = (mien: Saisie, leur: Serie): Difference[] => [
  { champ: 'Libellé', mien: mien.libelle, leur: leur.libelle },
  { champ: 'Questions', mien: mien.listeQuestions.map(itemOf), leur: leur.questions.map(itemOf) },
];
