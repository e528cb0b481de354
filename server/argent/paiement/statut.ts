import { ANNULE, type EtatPaiement, NON_DEBITE, faitEnMots } from '../../../regles/achat.ts';
import { pourquoiRefuse } from '../../../regles/fournisseurs/codes.ts';
import type { Paiement } from './paiement.tables.ts';

type Fini = Pick<Paiement, 'etat' | 'renouvellement' | 'nonDonne' | 'raison'> & {
  jamaisDebite?: boolean;
};

const JAMAIS_DEBITE =
  'Ton paiement a été annulé avant d’être débité\u00a0: rien ne quitte ton compte. Si tu ne l’as pas demandé, écris à ton auto-école.';

const DITS: Record<Exclude<EtatPaiement, 'refuse' | 'paye'>, [type: string, message: string]> = {
  ouvert: ['error', NON_DEBITE],
  attente: [
    'info',
    'Ton paiement est en attente de confirmation\u00a0: ton accès s’ouvrira dès qu’elle arrive, et tu recevras un mail. Ne paie pas une deuxième fois.',
  ],
  annule: ['info', ANNULE],
  expire: ['error', NON_DEBITE],
  rembourse: ['info', 'Ton paiement t’est remboursé.'],
  impaye: ['error', 'Ton paiement a été repris par ta banque\u00a0: écris à ton auto-école.'],
};

export function statutOf(fini: Fini): [type: string, message: string] {
  const { etat, renouvellement, nonDonne, raison, jamaisDebite } = fini;
  if (jamaisDebite) return ['info', JAMAIS_DEBITE];
  if (etat === 'refuse') return ['error', `${NON_DEBITE} ${pourquoiRefuse(raison)}`];
  if (etat !== 'paye') return DITS[etat];
  const { fait, suite } = faitEnMots(renouvellement);
  return nonDonne === null
    ? ['success', `${fait} ${suite}`]
    : [
        'warning',
        'Ton paiement est bien reçu, mais ton accès n’a pas pu s’ouvrir. Ton auto-école en est prévenue et te répond.',
      ];
}
