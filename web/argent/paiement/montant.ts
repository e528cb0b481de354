import { enEuros, majuscule } from '../../../regles/ecriture.ts';
import type { EtatPaiement } from '../../../regles/achat.ts';
import { FICHES, MOYENS, SANS_MOYEN } from '../../../regles/fournisseurs/index.ts';

/** An unknown value means the card (specification.md#payment). */
export function moyenDePaiement(type: string): string {
  if (type === SANS_MOYEN) return 'Code de remise';
  return majuscule(FICHES[MOYENS.find((moyen) => moyen === type) ?? MOYENS[0]].moyen);
}

interface MontantPaye {
  etat: EtatPaiement;
  montant: number;
  rembourse: number;
  annule: number;
}

export function etatDePaiement({ etat, montant, rembourse, annule }: MontantPaye) {
  if (annule > 0 && annule >= montant)
    return { libelle: 'Annulé', signe: 'info', ton: 'action' } as const;
  if (etat === 'impaye')
    return { libelle: 'Repris par la banque', signe: 'error', ton: 'wrong' } as const;
  if (etat === 'rembourse' || (etat === 'paye' && rembourse > 0 && rembourse >= montant))
    return { libelle: 'Remboursé', signe: 'info', ton: 'action' } as const;
  if (etat === 'paye')
    return rembourse > annule
      ? ({ libelle: 'En partie remboursé', signe: 'info', ton: 'action' } as const)
      : ({ libelle: 'Payé', signe: 'success', ton: 'right' } as const);
  if (etat === 'ouvert' || etat === 'attente')
    return { libelle: 'En attente', signe: 'warning', ton: 'warning' } as const;
  return { libelle: 'Pas payé', signe: 'error', ton: 'wrong' } as const;
}

export function retourEnMots({
  montant,
  rembourse,
  annule,
}: Omit<MontantPaye, 'etat'>): string | undefined {
  if (annule > 0 && annule >= montant) return 'Rien n’a été débité';
  const dits = [
    annule > 0 && `${enEuros(annule)} annulés avant d’être débités`,
    rembourse > annule && `${enEuros(rembourse - annule)} rendus`,
  ].filter((dit) => dit !== false);
  return dits.length > 0 ? dits.join(', ') : undefined;
}
