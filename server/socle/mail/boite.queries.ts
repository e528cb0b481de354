import {
  type Networks,
  type Limite,
  byNetwork,
  takeTries,
  refuseReached,
} from '../securite/rateLimit.ts';
import { fingerprint } from '../securite/signature.ts';
import type { Db } from '../db/database.ts';

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;

/** A visitor by network, the mailbox's learner, or the school, which has no limit. */
export type Demandeur = { visiteur: Networks } | 'eleve' | 'ecole';

/** One key per mailbox, without +suffixes and Gmail's dots. */
export function boiteOf(email: string): string {
  const [, nom = '', domaine = ''] = /^([^@]*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const [boite = ''] = nom.split('+');
  return /^(gmail|googlemail)\.com$/.test(domaine)
    ? `${boite.replaceAll('.', '')}@gmail.com`
    : `${boite}@${domaine}`;
}

/** Visitors share one limit per mailbox, and cannot use up the learner's own. */
function limitesOf(destinataire: string, demandeur: Demandeur): Limite[] {
  const boite = fingerprint(boiteOf(destinataire));
  if (demandeur === 'ecole') return [];
  if (demandeur === 'eleve')
    return [
      { cle: `mail eleve ${boite}`, most: 20, seconds: AN_HOUR },
      { cle: `mail eleve jour ${boite}`, most: 60, seconds: A_DAY },
    ];
  return [
    ...byNetwork(`mail ${boite}`, demandeur.visiteur, 3, AN_HOUR, 1),
    ...byNetwork(`mail jour ${boite}`, demandeur.visiteur, 7, A_DAY, 1),
    { cle: `mail ${boite}`, most: 5, seconds: AN_HOUR },
    { cle: `mail jour ${boite}`, most: 15, seconds: A_DAY },
  ];
}

/** Throws 429, which rolls back the mail and its cause. */
export const takeEnvoi = (trx: Db, destinataire: string, demandeur: Demandeur, now: Date) =>
  takeTries(trx, limitesOf(destinataire, demandeur), now);

/** Throws 429 before anything costly is computed. */
export const refuseFullBox = (db: Db, destinataire: string, demandeur: Demandeur, now: Date) =>
  refuseReached(db, limitesOf(destinataire, demandeur), now);
