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

/** A state's pill. */
export interface Mot {
  libelle: string;
  signe: 'success' | 'error' | 'info' | 'warning';
  ton: 'right' | 'wrong' | 'warning' | 'action' | undefined;
}

const ATTEND: Mot = { libelle: 'En attente', signe: 'warning', ton: 'warning' };
const PAS_PAYE: Mot = { libelle: 'Pas payé', signe: 'error', ton: 'wrong' };
/** Learners and staff read the same of money that came. */
export const VENUS = {
  paye: { libelle: 'Payé', signe: 'success', ton: 'right' },
  rembourse: { libelle: 'Remboursé', signe: 'info', ton: 'action' },
  impaye: { libelle: 'Repris par la banque', signe: 'error', ton: 'wrong' },
} as const satisfies Partial<Record<EtatPaiement, Mot>>;
const ETATS: Record<EtatPaiement, Mot> = {
  ouvert: ATTEND,
  attente: ATTEND,
  refuse: PAS_PAYE,
  annule: PAS_PAYE,
  expire: PAS_PAYE,
  ...VENUS,
};

export function etatDePaiement({ etat, montant, rembourse, annule }: MontantPaye): Mot {
  if (annule > 0 && annule >= montant) return { ...ETATS.rembourse, libelle: 'Annulé' };
  if (etat !== 'paye' || rembourse <= annule) return ETATS[etat];
  if (rembourse >= montant) return ETATS.rembourse;
  return { ...ETATS.rembourse, libelle: 'En partie remboursé' };
}

export function retourEnMots({ montant, ...paye }: Omit<MontantPaye, 'etat'>): string | undefined {
  if (paye.annule > 0 && paye.annule >= montant) return 'Rien n’a été débité';
  return rendusEnMots(paye, 'd’être débités');
}

export function rendusEnMots(
  { rembourse, annule }: Pick<MontantPaye, 'rembourse' | 'annule'>,
  avant: string,
): string | undefined {
  const dits = [
    annule > 0 && `${enEuros(annule)} annulés avant ${avant}`,
    rembourse > annule && `${enEuros(rembourse - annule)} rendus`,
  ].filter((dit) => dit !== false);
  return dits.length > 0 ? dits.join(', ') : undefined;
}
