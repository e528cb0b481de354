import type { Achat } from './boutique.calls.ts';

/** What is typed of an order, by the names that the server refuses it under. */
export interface Saisie {
  remise: string;
  accord: boolean;
  pourSociete: boolean;
  'societe.nom': string;
  'societe.adresse': string;
  'societe.tva': string;
}

/** Nothing is ticked beforehand. */
export const VIDE: Saisie = {
  remise: '',
  accord: false,
  pourSociete: false,
  'societe.nom': '',
  'societe.adresse': '',
  'societe.tva': '',
};

/** As the contract has it. */
export const SANS_ACCORD = { accord: ['Coche la case pour continuer.'] };

/** What was typed and not applied would be lost with the order. */
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
