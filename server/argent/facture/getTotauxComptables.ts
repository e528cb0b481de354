import type { Handler } from '../../socle/http/mount.ts';
import { bornesOf } from '../../socle/texte/jours.ts';
import { sumIssued } from './facture.queries.ts';
import { type Somme, addTo, byTaux, totalOf } from './sommes.ts';

export const getTotauxComptables: Handler<'getTotauxComptables'> = async ({ db, input }) => {
  const rows = await sumIssued(db, bornesOf(input.mois));
  const parTaux = new Map<number, Somme>();
  for (const row of rows) addTo(parTaux, row);
  const factures = rows.filter(({ serie }) => serie === 'F');
  const avoirs = rows.filter(({ serie }) => serie === 'NC');
  const sum = (some: typeof rows, what: 'nombre' | 'montant') =>
    some.reduce((all, row) => all + row[what], 0);
  const annule = sum(
    avoirs.filter(({ avantCapture }) => avantCapture === 1),
    'montant',
  );
  return {
    vendu: sum(factures, 'montant'),
    annule,
    rendu: sum(avoirs, 'montant') - annule,
    factures: sum(factures, 'nombre'),
    avoirs: sum(avoirs, 'nombre'),
    taux: byTaux(parTaux).map(([taux, somme]) => ({ taux: taux / 100, ...somme })),
    ...totalOf(parTaux),
    message: 'Les totaux du mois.',
  };
};
