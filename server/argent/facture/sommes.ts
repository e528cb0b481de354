import type { Serie } from './facture.tables.ts';

/** Cents; `total` includes VAT. */
export type Somme = Record<'net' | 'tva' | 'total', number>;

export const RIEN: Somme = { net: 0, tva: 0, total: 0 };

export const plus = (one: Somme, other: Somme): Somme => ({
  net: one.net + other.net,
  tva: one.tva + other.tva,
  total: one.total + other.total,
});

interface Montant {
  serie: Serie;
  taux: number;
  montant: number;
  tva: number;
}

/** A credit note counts below zero. */
export function sommeOf({ serie, montant, tva }: Omit<Montant, 'taux'>): Somme {
  const sens = serie === 'NC' ? -1 : 1;
  return { net: sens * (montant - tva), tva: sens * tva, total: sens * montant };
}

export function addTo(sommes: Map<number, Somme>, row: Montant): void {
  sommes.set(row.taux, plus(sommes.get(row.taux) ?? RIEN, sommeOf(row)));
}

export const totalOf = (sommes: Map<number, Somme>) => [...sommes.values()].reduce(plus, RIEN);

export const byTaux = (sommes: Map<number, Somme>) =>
  [...sommes].toSorted(([one], [other]) => other - one);
