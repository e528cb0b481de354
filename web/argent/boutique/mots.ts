import { ANNULE, NON_DEBITE, faitEnMots } from '../../../regles/achat.ts';
import { dureeEnMots } from '../../../regles/vente.ts';
import { CallError, NetworkError, sentenceOf } from '../../socle/kernel/errors.ts';
import type { PassedMessage } from '../../socle/kernel/passedMessage.ts';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import type { Offre } from './boutique.calls.ts';

export type SuiteDOffre = 'commander' | 'ouvrir' | 'renouveler' | 'bientot' | 'ecrire' | 'rien';

type Cas = Pick<Offre, 'refus' | 'actif' | 'achete' | 'desactive' | 'datePerime'>;

export function suiteOfOffre(
  { refus, actif, achete, desactive, datePerime }: Cas,
  bought: 0 | 1,
): SuiteDOffre {
  if (actif === 0 && achete === 0) return 'bientot';
  if (actif === 1 && refus === null) return 'commander';
  if (desactive === 1) return 'ecrire';
  if (achete === 1 && datePerime === null) return 'ouvrir';
  return actif === 1 && bought === 0 ? 'renouveler' : 'rien';
}

type Duree = Pick<Offre, 'codePermis' | 'dureeValidite'>;

export function periodeEnMots(offre: Duree & Pick<Offre, 'debut' | 'fin' | 'isPerime'>): string {
  const { debut, fin, isPerime } = offre;
  if (debut === null || fin === null)
    return `${dureeEnMots(offre)} à partir de ta première ouverture`;
  return isPerime === 1
    ? `Dès que ton paiement est confirmé, jusqu’au ${dayInWords(fin)}`
    : `Du ${instantInWords(debut)} au ${instantInWords(fin)}`;
}

export const SANS_ACCORD = [
  'Tu peux laisser cette case vide\u00a0: ton droit de rétractation reste entier, et nous te demandons ton accord avant d’ouvrir ton accès.',
  'Tu peux laisser cette case vide\u00a0: ton droit de rétractation reste entier, et nous te demandons ton accord avant la période renouvelée. Sa durée court quand même aux dates de ta commande.',
] as const;

export const tauxEnMots = (taux: number) => `${String(taux).replace('.', ',')}\u00a0%`;

export interface Avis {
  kind: 'error' | 'warning' | 'info';
  title: string;
  message: string;
}

export const ERREUR_PAIEMENT: Avis = {
  kind: 'error',
  title: 'Erreur de paiement',
  message: NON_DEBITE,
};

export const ANNULATION: Avis = {
  kind: 'info',
  title: 'Annulation de paiement',
  message: ANNULE,
};

export function avisOf(error: unknown): Avis {
  const message = sentenceOf(error);
  if (error instanceof NetworkError)
    return { kind: 'error', title: 'Pas de connexion', message: `${message} Rien n’a été payé.` };
  if (error instanceof CallError && error.status === 409) {
    const title = error.body.prixChange === 1 ? 'Le prix a changé' : 'Rien n’a été payé';
    return { kind: 'warning', title, message };
  }
  return { kind: 'error', title: 'Rien n’a été payé', message };
}

export function achatFait(bought: 0 | 1): { state: { message: PassedMessage } } {
  const { fait: title, suite: message } = faitEnMots(bought);
  return { state: { message: { kind: 'success', title, message } } };
}
