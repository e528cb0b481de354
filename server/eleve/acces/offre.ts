import type { Selectable } from 'kysely';
import type { AccesTable, AccesUserTable } from './acces.tables.ts';
import { finDeValidite } from './validite.ts';

type Produit = Pick<
  Selectable<AccesTable>,
  'prix' | 'prixRenouvellement' | 'codePermis' | 'dureeValidite' | 'actif'
>;
export type Sien = Pick<Selectable<AccesUserTable>, 'actif' | 'datePerime' | 'suspenduDepuis'>;

/** Prices are decided here only, in cents. */
export function offreOf(
  produit: Produit,
  sien: Sien | undefined,
  renouvellement: 0 | 1,
  now: Date,
) {
  const prix = (renouvellement === 1 ? produit.prixRenouvellement : null) ?? produit.prix;
  const refus = refusOf(produit, sien, renouvellement);
  if (refus !== null || !sien?.datePerime) return { prix, debut: null, fin: null, refus };
  const periode = periodeOf(produit, sien.datePerime, now);
  return { prix, ...periode, refus };
}

/** A renewal continues at the old end, or starts now when expired. */
export function periodeOf(
  produit: Pick<Produit, 'codePermis' | 'dureeValidite'>,
  datePerime: string,
  now: Date,
) {
  const debut = datePerime > now.toISOString() ? new Date(datePerime) : now;
  return { debut: debut.toISOString(), fin: finDeValidite(debut, produit).toISOString() };
}

const SUSPENDU =
  'Tu as renoncé à cet achat\u00a0: attends la réponse de ton auto-école avant de le reprendre.';

function refusOf({ actif }: Produit, sien: Sien | undefined, renouvellement: 0 | 1): string | null {
  if (actif === 0) return 'Cet accès n’est pas en vente.';
  if (!sien)
    return renouvellement === 1
      ? 'Tu n’as pas cet accès\u00a0: achète-le plutôt que de le renouveler.'
      : null;
  if (sien.actif === 0)
    return 'Ton auto-école a désactivé cet accès\u00a0: écris-lui pour le reprendre.';
  if (sien.suspenduDepuis !== null) return SUSPENDU;
  if (sien.datePerime === null)
    return 'Tu as déjà cet accès et il n’a pas commencé : ouvre-le dans « Mes accès ».';
  return renouvellement === 1 ? null : 'Tu as déjà cet accès\u00a0: renouvelle-le.';
}
