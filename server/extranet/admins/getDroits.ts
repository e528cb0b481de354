import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/index.ts';
import type { OutputOf } from '../../../contract/index.ts';
import { FONCTIONS_OFFERTES, mayMake } from '../../../regles/fonctions.ts';
import { LEVELS } from '../../../regles/niveaux.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { SALLES } from './salles.liste.ts';

type Salle = OutputOf<'getDroits'>['salles'][number];

const PERSONNEL = [
  ...LEVELS.map((level) => ({
    qui: `${level}` as Salle['appels'][number]['qui'][number],
    level,
    fonction: null,
  })),
  ...FONCTIONS_OFFERTES.map((fonction) => ({ qui: fonction, level: 10 as const, fonction })),
];

const NOMS: Record<keyof typeof SALLES, string> = {
  acces: 'Les accès à vendre',
  admins: 'Le personnel, et son propre compte',
  annuler: 'Annuler ce qu’on vient de faire',
  contenu: 'Exporter et importer les contenus',
  classes: 'Les classes',
  cours: 'Les modules et les chapitres',
  dashboard: 'Le tableau de bord',
  eleves: 'Les élèves, leurs accès et leurs attestations',
  facture: 'Les factures et la comptabilité',
  faits: 'Les chiffres que la loi et les centres fixent',
  journal: 'Le journal',
  paiement: 'Les paiements et les remboursements',
  questions: 'Les questions',
  rapprochement: 'Le rapprochement avec les prestataires',
  recherche: 'La recherche',
  remises: 'Les codes de remise',
  sante: 'La santé de l’école',
  series: 'Les séries',
  statistiques: 'La sentinelle',
};

const droitOf = (call: Call): Salle['appels'][number] => ({
  resume: call.summary,
  change: flagOf(call.writes !== 'never'),
  preuve: flagOf(call.preuve === true),
  deSesClasses: flagOf(call.portee !== undefined),
  qui: PERSONNEL.flatMap((compte) => (mayMake(compte, call) ? compte.qui : [])),
});

const DROITS: Salle[] = Object.entries(SALLES).map(([salle, names]) => ({
  salle: NOMS[salle as keyof typeof SALLES],
  appels: names.map((name) => droitOf(calls[name])),
}));

export const getDroits: Handler<'getDroits'> = async () => ({
  salles: DROITS,
  message: 'Qui peut faire quoi.',
});
