import type { Achat, Offre } from './boutique.calls.ts';

export interface Saisie {
  remise: string;
  accord: boolean;
  pourSociete: boolean;
  'societe.nom': string;
  'societe.adresse': string;
  'societe.tva': string;
}

/** Consent is never ticked beforehand. */
export const VIDE: Saisie = {
  remise: '',
  accord: false,
  pourSociete: false,
  'societe.nom': '',
  'societe.adresse': '',
  'societe.tva': '',
};

/** A code that was typed and not applied would be lost with the order. */
export const PAS_APPLIQUE = { remise: ['Applique ton code avant de commander, ou efface-le.'] };

export const societeOf = (typed: Saisie): Pick<Achat, 'societe'> =>
  typed.pourSociete
    ? {
        societe: {
          nom: typed['societe.nom'],
          adresse: typed['societe.adresse'],
          tva: typed['societe.tva'],
        },
      }
    : {};

const CLE = 'priorite.commande';
/** One learner and one order share a key: a code fits no other product. */
type Commande = Pick<Achat, 'user' | 'bought'> & Pick<Offre, 'id'>;

/** Consents are not kept: they are asked anew after the provider's page. */
export function keepSaisie(commande: Commande, typed: Saisie): void {
  try {
    const kept = { ...commande, typed: { ...typed, accord: false } };
    sessionStorage.setItem(CLE, JSON.stringify(kept));
  } catch {}
}

export function readSaisie({ user, bought, id }: Commande): Saisie {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CLE) ?? 'null') as
      | (Commande & { typed: Saisie })
      | null;
    if (!kept || kept.user !== user || kept.bought !== bought || kept.id !== id) return VIDE;
    return { ...VIDE, ...kept.typed };
  } catch {
    return VIDE;
  }
}
