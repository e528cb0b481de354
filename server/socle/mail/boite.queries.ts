import {
  type Address,
  type Limite,
  byNetwork,
  countIn,
  refuseReached,
} from '../securite/rateLimit.ts';
import { fingerprint } from '../securite/signature.ts';
import type { Db } from '../db/database.ts';

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;

/**
 * Who makes us write: somebody whom we do not know, by where they call from; the learner
 * whose mailbox it is; or the school itself, which is not limited.
 */
export type Demandeur = { visiteur: Address } | 'eleve' | 'ecole';

/** One mailbox, however its address is written: a + and what follows, and Gmail's dots, are the reader's own. */
export function boiteOf(email: string): string {
  const [, nom = '', domaine = ''] = /^([^@]*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const [boite = ''] = nom.split('+');
  return /^(gmail|googlemail)\.com$/.test(domaine)
    ? `${boite.replaceAll('.', '')}@gmail.com`
    : `${boite}@${domaine}`;
}

/**
 * Strangers share one allowance a mailbox, of which no place alone, however wide its network, has more than about half; what
 * learners do in their own account has another, that no stranger can use up.
 */
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

/** Counts one mail in the transaction that writes it; 429 undoes both. */
export const countMail = (trx: Db, destinataire: string, demandeur: Demandeur, now: Date) =>
  countIn(trx, limitesOf(destinataire, demandeur), now);

/** 429 when another mail would not go: before anything is computed for it. */
export const refuseFullBox = (db: Db, destinataire: string, demandeur: Demandeur, now: Date) =>
  refuseReached(db, limitesOf(destinataire, demandeur), now);
