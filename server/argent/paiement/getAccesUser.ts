import { isAccordAttendu, isOffert, isSuspendu, listAccesUser } from '../../eleve/acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { statutADire } from './statut.ts';

/** Every learner's screen begins with this call, so it tells how a payment ended. */
export const getAccesUser: Handler<'getAccesUser'> = async ({ db, eleve, now, env }) => ({
  accesList: (await listAccesUser(db, eleve.id, now)).map((acces) => ({
    ...acces,
    suspendu: isSuspendu(acces, now) ? 1 : 0,
    accordAttendu: isAccordAttendu(acces, now) ? 1 : 0,
    offert: isOffert(acces.type, env) ? 1 : 0,
  })),
  ...(await statutADire(db, eleve.id)),
});
