import { bornesOf } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sumIssued } from './facture.queries.ts';

type Somme = Record<'net' | 'tva' | 'total', number>;
const RIEN: Somme = { net: 0, tva: 0, total: 0 };

const plus = (one: Somme, other: Somme): Somme => ({
  net: one.net + other.net,
  tva: one.tva + other.tva,
  total: one.total + other.total,
});

export const getTotauxComptables: Handler<'getTotauxComptables'> = async ({ db, input }) => {
  const rows = await sumIssued(db, bornesOf(input.mois));
  const parTaux = new Map<number, Somme>();
  for (const { serie, taux, montant, tva } of rows) {
    const sens = serie === 'NC' ? -1 : 1;
    const somme = { net: sens * (montant - tva), tva: sens * tva, total: sens * montant };
    parTaux.set(taux, plus(parTaux.get(taux) ?? RIEN, somme));
  }
  const countOf = (which: string) =>
    rows.reduce((sum, { serie, nombre }) => sum + (serie === which ? nombre : 0), 0);
  const totalOf = (which: string, avantCapture: number) =>
    rows.reduce(
      (sum, row) =>
        sum + (row.serie === which && row.avantCapture === avantCapture ? row.montant : 0),
      0,
    );
  return {
    vendu: totalOf('F', 0),
    annule: totalOf('NC', 1),
    rendu: totalOf('NC', 0),
    factures: countOf('F'),
    avoirs: countOf('NC'),
    taux: [...parTaux]
      .toSorted(([one], [other]) => other - one)
      .map(([taux, somme]) => ({ taux: taux / 100, ...somme })),
    ...[...parTaux.values()].reduce(plus, RIEN),
    message: 'Les totaux du mois.',
  };
};
