import type { OutputOf } from '../../../contract/index.ts';
import type { Level } from '../../../contract/call.ts';
import type { StaffPath } from '../accueil/index.ts';

export type Dashboard = OutputOf<'getDashboard'>;
export type Cle = Dashboard['chiffres'][number]['cle'];

interface Mots {
  un: string;
  plusieurs: string;
  note?: string;
  /** Asks for something to be done. */
  aFaire?: true;
}

export const MOTS: Record<Cle, Mots> = {
  questionsSansImage: {
    un: 'question sans image',
    plusieurs: 'questions sans image',
    aFaire: true,
  },
  questionsSansJustification: {
    un: 'question sans justification',
    plusieurs: 'questions sans justification',
    aFaire: true,
  },
  questionsSansArticle: {
    un: 'question sans article de loi',
    plusieurs: 'questions sans article de loi',
    aFaire: true,
  },
  seriesACompleter: { un: 'série à compléter', plusieurs: 'séries à compléter', aFaire: true },
  modulesACompleter: { un: 'module à compléter', plusieurs: 'modules à compléter', aFaire: true },
  chapitresACompleter: {
    un: 'chapitre à compléter',
    plusieurs: 'chapitres à compléter',
    aFaire: true,
  },
  produitsACompleter: {
    un: 'produit à compléter',
    plusieurs: 'produits à compléter',
    aFaire: true,
  },
  eleves: { un: 'élève inscrit', plusieurs: 'élèves inscrits' },
  accesCommences: {
    un: 'accès commencé',
    plusieurs: 'accès commencés',
    note: 'ces sept derniers jours',
  },
  accesBientotPerimes: {
    un: 'accès qui expire',
    plusieurs: 'accès qui expirent',
    note: 'dans les sept jours',
  },
  mailsEchoues: {
    un: 'mail non parti',
    plusieurs: 'mails non partis',
    note: 'ces trente derniers jours',
    aFaire: true,
  },
  ecartsPaiement: {
    un: 'écart de paiement à régler',
    plusieurs: 'écarts de paiement à régler',
    aFaire: true,
  },
  retractations: {
    un: 'rétractation à traiter',
    plusieurs: 'rétractations à traiter',
    aFaire: true,
  },
};

/** A wrong address does not compile. */
type Once<Path extends string, Until> = Path extends StaffPath ? `${Path}${string}` : Until;

interface Listes extends Record<Cle, string> {
  seriesACompleter: Once<'/extranet/themes', '#serie'>;
  modulesACompleter: Once<'/extranet/modules', '#module'>;
  chapitresACompleter: Once<'/extranet/chapitres', '#chapitre'>;
  produitsACompleter: Once<'/extranet/acces', '#produit'>;
}

export const LISTES: Listes = {
  questionsSansImage: '/extranet/questions?image=sans',
  questionsSansJustification: '/extranet/questions?justification=sans',
  questionsSansArticle: '/extranet/questions?article=sans',
  seriesACompleter: '/extranet/themes?etat=incomplete',
  modulesACompleter: '/extranet/modules?etat=incomplete',
  chapitresACompleter: '/extranet/chapitres?etat=incomplete',
  produitsACompleter: '/extranet/acces?manque=1',
  eleves: '/extranet/eleves',
  accesCommences: '/extranet/eleves?acces=commences',
  accesBientotPerimes: '/extranet/eleves?acces=bientotPerimes',
  mailsEchoues: '#mails',
  ecartsPaiement: '/extranet/rapprochement',
  retractations: '/extranet/paiements#retractations',
};

/** Known before the figures, so that their places are kept. */
export const GROUPES: { titre: string; level: Level; cles: Cle[] }[] = [
  {
    titre: 'Banque de questions',
    level: 1,
    cles: ['questionsSansImage', 'questionsSansJustification', 'questionsSansArticle'],
  },
  {
    titre: 'Séries, cours et produits',
    level: 9,
    cles: ['seriesACompleter', 'modulesACompleter', 'chapitresACompleter', 'produitsACompleter'],
  },
  {
    titre: 'École',
    level: 10,
    cles: [
      'eleves',
      'accesCommences',
      'accesBientotPerimes',
      'mailsEchoues',
      'ecartsPaiement',
      'retractations',
    ],
  },
];
