import type { OutputOf } from '../../../contract/index.ts';
import type { FiltreDAcces } from '../../../regles/accesUser.ts';
import { PERIODES, derniers, prochains } from '../../../regles/periodes.ts';
import type { PartieDuTableau } from '../../../regles/chiffres.ts';
import type { StaffPath } from '../cadre/index.ts';

export type Dashboard = OutputOf<'getDashboard'>;
export type Cle = Dashboard['chiffres'][number]['cle'];

const { accesRecents, mailsEchoues } = PERIODES;

/** « 1 élève inscrit », « 2 élèves inscrits »; a note says over which days. */
type MotsDeChiffre = readonly [un: string, plusieurs: string, aFaire: boolean, note?: string];
export const MOTS: Record<Cle, MotsDeChiffre> = {
  questionsSansImage: ['question sans image', 'questions sans image', true],
  questionsSansJustification: ['question sans justification', 'questions sans justification', true],
  questionsSansArticle: ['question sans article de loi', 'questions sans article de loi', true],
  seriesACompleter: ['série à compléter', 'séries à compléter', true],
  modulesACompleter: ['module à compléter', 'modules à compléter', true],
  chapitresACompleter: ['chapitre à compléter', 'chapitres à compléter', true],
  produitsACompleter: ['produit à compléter', 'produits à compléter', true],
  attestationsEnAttente: [
    'attestation qui attend un guide',
    'attestations qui attendent un guide',
    true,
  ],
  eleves: ['élève inscrit', 'élèves inscrits', false],
  elevesNouveaux: ['nouvel élève', 'nouveaux élèves', false, derniers(accesRecents)],
  accesCommences: ['accès commencé', 'accès commencés', false, derniers(accesRecents)],
  accesBientotPerimes: ['accès qui expire', 'accès qui expirent', false, prochains(accesRecents)],
  mailsEchoues: ['mail non parti', 'mails non partis', true, derniers(mailsEchoues)],
  paiementsARegler: ['paiement à régler', 'paiements à régler', true],
  ecartsPaiement: ['écart de paiement à régler', 'écarts de paiement à régler', true],
  retractations: ['rétractation à traiter', 'rétractations à traiter', true],
};

export const isAFaire = (cle: Cle): boolean => MOTS[cle][2];

/** A wrong address does not compile. */
type Once<Path extends string, Until> = Path extends StaffPath ? `${Path}${string}` : Until;

interface Listes extends Record<Cle, string> {
  seriesACompleter: Once<'/extranet/themes', '#serie'>;
  modulesACompleter: Once<'/extranet/modules', '#module'>;
  chapitresACompleter: Once<'/extranet/chapitres', '#chapitre'>;
  produitsACompleter: Once<'/extranet/acces', '#produit'>;
  accesCommences: `/extranet/eleves?acces=${FiltreDAcces}`;
  accesBientotPerimes: `/extranet/eleves?acces=${FiltreDAcces}`;
}

export const LISTES: Listes = {
  questionsSansImage: '/extranet/questions?image=sans',
  questionsSansJustification: '/extranet/questions?justification=sans',
  questionsSansArticle: '/extranet/questions?article=sans',
  seriesACompleter: '/extranet/themes?etat=incomplete',
  modulesACompleter: '/extranet/modules?etat=incomplete',
  chapitresACompleter: '/extranet/chapitres?etat=incomplete',
  produitsACompleter: '/extranet/acces?manque=1',
  attestationsEnAttente: '/extranet/eleves',
  eleves: '/extranet/eleves',
  elevesNouveaux: '/extranet/eleves',
  accesCommences: '/extranet/eleves?acces=commences',
  accesBientotPerimes: '/extranet/eleves?acces=bientotPerimes',
  mailsEchoues: '#mails',
  paiementsARegler: '/extranet/paiements?aRegler=1',
  ecartsPaiement: '/extranet/rapprochement',
  retractations: '/extranet/paiements#retractations',
};

export const GROUPES: Record<PartieDuTableau, string> = {
  ecole: 'École',
  argent: 'Paiements',
  comptes: 'Comptabilité',
  composition: 'Séries, cours et produits',
  banque: 'Banque de questions',
};
