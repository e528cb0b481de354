import { isSansSuite, pageCommande } from '../../../regles/achat.ts';
import { moyenDit } from '../../../regles/fournisseurs/index.ts';
import { isAccordAttendu, isSuspendu, listAccesUser } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { statutOf } from './statut.ts';
import { findADire } from './paiement.queries.ts';

/** Every learner's screen calls this first, so it also reports how a payment ended. */
export const getAccesUser: Handler<'getAccesUser'> = async ({ db, eleve, now }) => ({
  accesList: (await listAccesUser(db, eleve.id, now)).map((acces) => ({
    ...acces,
    suspendu: flagOf(isSuspendu(acces, now)),
    accordAttendu: flagOf(isAccordAttendu(acces, now)),
  })),
  ...(await statutADire(db, eleve.id)),
});

const RIEN = {
  statutValide: 0,
  statutType: null,
  statutMessage: null,
  statutMoyen: null,
  statutPaiement: null,
  statutReprise: null,
} as const;

async function statutADire(db: Db, eleve_id: number) {
  const fini = await findADire(db, eleve_id);
  if (!fini) return RIEN;
  const { id, type, etat, slug, renouvellement } = fini;
  const [statutType, statutMessage] = statutOf(fini);
  return {
    statutValide: 1,
    statutType,
    statutMessage,
    statutMoyen: moyenDit(type),
    statutPaiement: id,
    statutReprise: slug !== null && isSansSuite(etat) ? pageCommande(slug, renouvellement) : null,
  } as const;
}
