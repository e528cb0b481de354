import type { Remise } from './regles.ts';

export type Champs = Pick<
  Remise,
  | 'libelle'
  | 'pourcentage'
  | 'montant'
  | 'debut'
  | 'fin'
  | 'acces_id'
  | 'renouvellement'
  | 'most'
  | 'parEleve'
  | 'actif'
>;

/** What staff type of a discount, beside its code. */
export const saisieOf = (typed: Champs): Champs => {
  const { libelle, pourcentage, montant, debut, fin } = typed;
  const { acces_id, renouvellement, most, parEleve, actif } = typed;
  return {
    libelle,
    pourcentage,
    montant,
    debut,
    fin,
    acces_id,
    renouvellement,
    most,
    parEleve,
    actif,
  };
};

/** The same as the journal keeps it: euros, as people read them. */
export const champsOf = (remise: Champs & { code: string }) => ({
  code: remise.code,
  ...saisieOf(remise),
  montant: remise.montant === null ? null : remise.montant / 100,
});

export const sameChamps = (one: Champs, other: Champs): boolean =>
  JSON.stringify(saisieOf(one)) === JSON.stringify(saisieOf(other));
