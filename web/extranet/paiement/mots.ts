import type { OutputOf } from '../../../contract/index.ts';
import type { EtatPaiement, SuiteNotee } from '../../../regles/achat.ts';
import { majuscule } from '../../../regles/ecriture.ts';
import { FICHES, type Moyen, ficheOf } from '../../../regles/fournisseurs/index.ts';
import { VENUS, rendusEnMots, type Mot } from '../../argent/paiement/index.ts';
import { dayInWords } from '../../socle/ui/dates.ts';

export type LigneDeCaisse = OutputOf<'getCaisse'>['paiements']['data'][number];
export type Lu = OutputOf<'getPaiement'>;

export const ETATS: Record<LigneDeCaisse['etat'], Mot> = {
  ouvert: { libelle: 'Commencé', signe: 'info', ton: undefined },
  attente: { libelle: 'En attente', signe: 'warning', ton: 'warning' },
  refuse: { libelle: 'Refusé', signe: 'error', ton: undefined },
  annule: { libelle: 'Abandonné', signe: 'error', ton: undefined },
  expire: { libelle: 'Expiré', signe: 'error', ton: undefined },
  ...VENUS,
};

const AVANT_CAPTURE: Mot = { ...VENUS.rembourse, libelle: 'Annulé avant encaissement' };

/** An authorisation that was never captured was cancelled, not disputed. */
export const etatEnMot = ({
  etat,
  avantCapture,
}: Pick<LigneDeCaisse, 'etat' | 'avantCapture'>): Mot =>
  avantCapture === 1 ? AVANT_CAPTURE : ETATS[etat];

/** An uncaptured part is no refund: the month counts each apart. */
export function partEnMots(
  ligne: Pick<LigneDeCaisse, 'etat' | 'avantCapture' | 'rembourse' | 'annule'>,
): string | undefined {
  const { etat, avantCapture, annule } = ligne;
  if (avantCapture === 1 || (etat !== 'paye' && annule === 0)) return undefined;
  return rendusEnMots(ligne, 'encaissement');
}

type EtatDuRendu = Pick<Lu['remboursements'][number], 'etat' | 'avantCapture'>;

export const renduEnMot = ({ etat, avantCapture }: EtatDuRendu): Mot =>
  avantCapture === 1 ? AVANT_CAPTURE : REMBOURSEMENTS[etat];

const REMBOURSEMENTS: Record<EtatDuRendu['etat'], Mot> = {
  demande: { libelle: 'En route', signe: 'warning', ton: 'warning' },
  fait: { libelle: 'Fait', signe: 'success', ton: 'right' },
  refuse: { libelle: 'Refusé par le prestataire', signe: 'error', ton: 'wrong' },
  revenu: { libelle: 'Argent revenu', signe: 'success', ton: 'right' },
};

const SUITES: Record<string, string> & Record<Exclude<SuiteNotee, EtatPaiement>, string> = {
  ...Object.fromEntries(Object.entries(ETATS).map(([etat, { libelle }]) => [etat, libelle])),
  remboursement: 'Remboursement noté',
  revenu: 'Argent revenu',
};

export const suiteEnMots = (suite: string) => SUITES[suite] ?? majuscule(suite);

export const moyenOuMain = (moyen: string) =>
  moyen === 'main' ? 'À la main' : majuscule(ficheOf(moyen).moyen);

type ARegler = LigneDeCaisse['aRegler'];

const A_REGLER: { [K in keyof ARegler]: (dit: ARegler[K]) => string | false | null } = {
  retractation: (dit) => dit === 1 && 'Rétractation à traiter',
  nonDonne: (dit) => dit && `Accès non donné\u00a0: ${dit}`,
  aVoir: (dit) => dit,
  impaye: (dit) => dit === 1 && 'À régler avec l’élève',
  attestation: (dit) => dit && `L’attestation n° ${dit} vaut toujours`,
  demande: (dit) => dit === 1 && 'Remboursement en route',
  refuse: (dit) => dit === 1 && 'Remboursement refusé',
};

export const aReglerEnMots = ({ aRegler }: Pick<LigneDeCaisse, 'aRegler'>): string[] =>
  Object.entries(A_REGLER).flatMap(([what, says]) => says(aRegler[what as never]) || []);

/** A discount may have left nothing to pay. */
export const moyenEnMots = ({ montant, type }: Pick<LigneDeCaisse, 'montant' | 'type'>) =>
  montant === 0 ? 'Code de remise' : moyenOuMain(type);

export const nomOfAcheteur = ({ nom }: { nom: string | null }) => nom ?? 'Élève effacé';

type Periode = Pick<Lu['paiement'], 'donne' | 'debut' | 'fin' | 'reprise'>;

/** A withdrawn access ends at its withdrawal. */
export function periodeEnMots({ donne, debut, fin, reprise }: Periode): string {
  if (donne === 0) return 'Rien n’a été donné';
  const duAu = debut && fin && `Du ${dayInWords(debut)} au ${dayInWords(fin)}`;
  if (reprise === null) return duAu ?? 'Pas encore ouvert';
  const repris = dayInWords(reprise);
  if (debut === null) return `Jamais ouvert, repris le ${repris}`;
  if (debut > reprise) return `${duAu}, repris dès le ${repris}`;
  if (fin !== null && fin <= reprise) return duAu!;
  return duAu ? `${duAu}, terminé le ${repris}` : `Du ${dayInWords(debut)} au ${repris}`;
}

/** Counts whole days; a duration of 0 means never open. */
export function usageEnMots({ utilise, duree }: { utilise: number; duree: number }): string {
  if (duree === 0) return 'pas ouvert';
  if (utilise === 0) return 'utilisé moins d’un jour';
  return `utilisé ${utilise} ${utilise === 1 ? 'jour' : 'jours'} sur ${duree}`;
}

type Livre = Pick<NonNullable<Lu['livre']>, 'series' | 'chapitres' | 'exercices'>;

export function livreEnMots({ series, chapitres, exercices }: Livre): string | undefined {
  const dits = [
    compte(series, 'série terminée', 'séries terminées'),
    compte(chapitres, 'chapitre lu', 'chapitres lus'),
    compte(exercices, 'exercice fait', 'exercices faits'),
  ].filter((dit) => dit !== undefined);
  return dits.length > 0 ? dits.join(', ') : undefined;
}

const compte = (nombre: number, un: string, plusieurs: string) =>
  nombre === 0 ? undefined : `${nombre} ${nombre === 1 ? un : plusieurs}`;

export function rendEnMots(par: Moyen | 'main'): string {
  if (par === 'main')
    return 'Vous rendez l’argent vous-même\u00a0: rien ne part d’ici vers sa carte ou son compte.';
  const { nom, captureApres } = FICHES[par];
  return captureApres
    ? `Si ${nom} a déjà encaissé ce paiement, il rend l’argent tout de suite\u202f; sinon, il annule cette somme avant encaissement, et elle n’est pas débitée. Cela ne se reprend pas.`
    : `${nom} rend l’argent tout de suite. Cela ne se reprend pas.`;
}
