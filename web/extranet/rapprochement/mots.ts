import type { OutputOf } from '../../../contract/index.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { dateInWords, monthInWords } from '../../socle/ui/dates.ts';
import { FICHES, MOYENS } from '../../../regles/fournisseurs/index.ts';

type EcartsLus = OutputOf<'getEcarts'>;
export type Ecart = EcartsLus['ecarts']['data'][number];
export type PassageCompare = EcartsLus['passages'][number];

export const PRESTATAIRES = MOYENS.map((value) => ({ value, label: FICHES[value].nom }));

export function titreOf({ chose, genre, moyen, paiement_id, etatNous, etatEux }: Ecart): string {
  const { nom } = FICHES[moyen];
  if (genre === 'devise') return 'Une autre monnaie que l’euro';
  if (chose === 'remboursement')
    return {
      chezEux: `Remboursé chez ${nom}, pas chez nous`,
      chezNous: `Remboursé chez nous, pas chez ${nom}`,
      montant: 'Le montant remboursé diffère',
      etat: 'Le remboursement n’en est pas au même point',
    }[genre];
  if (chose === 'impaye')
    return etatNous === 'impaye'
      ? `Repris par la banque chez nous, pas chez ${nom}`
      : `Repris par la banque chez ${nom}, pas chez nous`;
  if (chose === 'revenu') return `Revenu chez ${nom} après un litige, pas chez nous`;
  return {
    chezEux: paiement_id === null ? `Chez ${nom} seulement` : `Payé deux fois chez ${nom}`,
    chezNous: 'Chez nous seulement',
    montant: 'Le montant diffère',
    etat:
      etatEux === 'fait'
        ? `Payé chez ${nom}, pas chez nous`
        : 'Le paiement n’en est pas au même point',
  }[genre];
}

const EUX: Record<NonNullable<Ecart['etatEux']>, string> = {
  fait: 'fait',
  attente: 'en attente',
  sans: 'sans paiement',
};
const FAITS: Record<Ecart['chose'], string> = {
  paiement: 'payé',
  remboursement: 'remboursé',
  impaye: 'repris',
  revenu: 'revenu',
};
const NOUS: Record<NonNullable<Ecart['etatNous']>, string> = {
  ouvert: 'commencé',
  attente: 'en attente',
  refuse: 'refusé',
  annule: 'abandonné',
  expire: 'expiré',
  paye: 'payé',
  rembourse: 'remboursé',
  impaye: 'repris par la banque',
  demande: 'remboursement demandé',
  fait: 'remboursé',
  revenu: 'revenu',
};

/** Hint where staff record a won dispute; undefined when the provider reports it. */
export const litigeEnMots = ({ moyen, chose, genre, paiement_id }: Ecart): string | undefined =>
  !FICHES[moyen].ditLitiges &&
  paiement_id !== null &&
  (chose === 'remboursement' ? genre === 'etat' || genre === 'chezNous' : genre === 'chezEux')
    ? 'Un litige gagné\u202f? Notez-le sur la page du paiement, par «\u00a0L’argent est revenu\u00a0».'
    : undefined;

export function euxEnMots({ chose, etatEux, montantEux, devise }: Ecart): string {
  if (etatEux === null || montantEux === null) return 'rien';
  const montant =
    devise === 'EUR' ? enEuros(montantEux) : `${montantEux.toFixed(2).replace('.', ',')} ${devise}`;
  return `${montant}, ${etatEux === 'fait' ? FAITS[chose] : EUX[etatEux]}`;
}

export const nousEnMots = ({ etatNous, montantNous }: Ecart): string =>
  etatNous === null || montantNous === null ? 'rien' : `${enEuros(montantNous)}, ${NOUS[etatNous]}`;

export const reglementEnMots = ({ regle, regleur, raison, moyen }: Ecart): string =>
  ({
    seul: 'Tout seul\u00a0: la comparaison suivante ne l’a plus trouvé',
    repris: `${regleur} a repris ce que dit ${FICHES[moyen].nom}`,
    note: `${regleur}\u00a0: ${raison}`,
  })[regle!];

export const SOURCES: Record<PassageCompare['source'], string> = {
  nuit: 'De nuit',
  service: 'À la demande',
  releve: 'Par un relevé',
};

export const jourOuMoisEnMots = (periode: string): string =>
  periode.length === 7 ? monthInWords(periode) : dateInWords(periode);
