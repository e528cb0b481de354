import type { EtatPaiement } from '../../../regles/achat.ts';
import { pourquoiRefuse } from '../../../regles/fournisseurs/codes.ts';

interface Fini {
  etat: EtatPaiement;
  renouvellement: number;
  nonDonne: string | null;
  raison: string | null;
  jamaisDebite?: boolean;
}

/** The client's own words: specification.md#payment. */
export const NON_DEBITE =
  "Il semble qu'une erreur soit survenue lors de votre achat. Votre n'a pas été débité.";

const JAMAIS_DEBITE =
  'Ton paiement a été annulé avant d’être débité\u00a0: rien ne quitte ton compte. Si tu ne l’as pas demandé, écris à ton auto-école.';

export function statutOf({
  etat,
  renouvellement,
  nonDonne,
  raison,
  jamaisDebite = false,
}: Fini): [type: string, message: string] {
  if (jamaisDebite) return ['info', JAMAIS_DEBITE];
  switch (etat) {
    case 'paye':
      return nonDonne === null
        ? [
            'success',
            `${renouvellement === 1 ? 'Renouvellement' : 'Achat'} bien effectué ! Dans quelques instants, vous recevrez un message de confirmation sur votre boite mail.`,
          ]
        : [
            'warning',
            'Ton paiement est bien reçu, mais ton accès n’a pas pu s’ouvrir. Ton auto-école en est prévenue et te répond.',
          ];
    case 'attente':
      return [
        'info',
        'Ton paiement est en attente de confirmation\u00a0: ton accès s’ouvrira dès qu’elle arrive, et tu recevras un mail. Ne paie pas une deuxième fois.',
      ];
    case 'annule':
      return ['info', 'Vous avez annulé votre paiement avec succès.'];
    case 'rembourse':
      return ['info', 'Ton paiement t’est remboursé.'];
    case 'impaye':
      return ['error', 'Ton paiement a été repris par ta banque\u00a0: écris à ton auto-école.'];
    case 'refuse':
      return ['error', `${NON_DEBITE} ${pourquoiRefuse(raison)}`];
    default:
      return ['error', NON_DEBITE];
  }
}
