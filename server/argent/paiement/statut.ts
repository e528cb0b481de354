import { type EtatPaiement, pageCommande } from '../../../regles/achat.ts';
import { moyenDit } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { statutOf } from './dire.ts';
import { findADire } from './paiement.queries.ts';

const A_REPRENDRE: ReadonlySet<EtatPaiement> = new Set(['refuse', 'annule', 'expire']);

export async function statutADire(db: Db, eleve_id: number) {
  const fini = await findADire(db, eleve_id);
  if (!fini)
    return {
      statutValide: 0,
      statutType: null,
      statutMessage: null,
      statutMoyen: null,
      statutPaiement: null,
      statutReprise: null,
    } as const;
  const [statutType, statutMessage] = statutOf(fini);
  const statutMoyen = moyenDit(fini.type);
  return {
    statutValide: 1,
    statutType,
    statutMessage,
    statutMoyen,
    statutPaiement: fini.id,
    statutReprise:
      fini.slug !== null && A_REPRENDRE.has(fini.etat)
        ? pageCommande(fini.slug, fini.renouvellement)
        : null,
  } as const;
}
