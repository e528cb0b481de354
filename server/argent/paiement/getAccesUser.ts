import type { getAccesUser as contract } from '../../../contract/acces.ts';
import { isAccordAttendu, isOffert, isSuspendu, listAccesUser } from '../../eleve/acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { statutADire } from './statut.ts';

/** The accesses, and how a payment ended: the one call that every screen of a learner begins with. */
export const getAccesUser: Handler<typeof contract> = async ({ db, eleve, now, env }) => ({
  accesList: (await listAccesUser(db, eleve.id, now)).map((acces) => ({
    ...acces,
    suspendu: isSuspendu(acces, now) ? 1 : 0,
    accordAttendu: isAccordAttendu(acces, now) ? 1 : 0,
    offert: isOffert(acces.type, env) ? 1 : 0,
  })),
  ...(await statutADire(db, eleve.id)),
});
