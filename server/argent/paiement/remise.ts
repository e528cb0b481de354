import { lireRemise } from '../../../regles/codeRemise.ts';
import type { Db } from '../../socle/db/database.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { findRemiseByCode, INCONNU, refusOf, type Remise, takeRemise } from '../remises/index.ts';
import { advancePaiement } from './advance.ts';
import { isSansSuite } from './transitions.ts';
import type { Where } from './where.ts';

interface Commande {
  eleve_id: number;
  acces_id: number;
  renouvellement: 0 | 1;
}

/** A code that was tried: `openPaiement` takes nothing else, so that no way to pay can forget to count who guesses. */
export interface Essai {
  readonly remise_id: number;
  readonly lue: Remise;
}

const AN_HOUR = 3600;
/** Wrong codes an hour: who has a leaflet in hand reads it right by then, and nobody guesses with ten. */
const MOST_AN_HOUR = 10;

/**
 * Tries a code before its order is opened, as what is refused within a transaction is not counted with it.
 * 422 under `remise` with the sentence that says why not, 429 after ten of those.
 */
export async function essayerRemise(
  essais: Parameters<typeof withLimits>[0],
  { code: typed, ...commande }: Commande & { code: string | undefined },
  now: Date,
): Promise<Essai | undefined> {
  if (typed === undefined) return undefined;
  const limites = [{ cle: `remise ${commande.eleve_id}`, most: MOST_AN_HOUR, seconds: AN_HOUR }];
  let refus: string | null = INCONNU;
  const lue = await withLimits(essais, limites, now, async () => {
    const code = lireRemise(typed);
    const remise = code === null ? undefined : await findRemiseByCode(essais.db, code);
    if (!remise) return undefined;
    const { deja, sienne } = await usagesOf(essais.db, remise.id, commande);
    // What an earlier order of the same holds comes back as this one is opened.
    const libre = { ...remise, nombre: remise.nombre - sienne.length };
    refus = refusOf(libre, { ...commande, deja }, now);
    return refus === null ? remise : undefined;
  });
  if (!lue) throw champFaux('remise', refus ?? INCONNU);
  return { remise_id: lue.id, lue };
}

/** Takes it for a payment that is opened now: what it takes off, in cents. Whoever calls holds the learner. */
export async function prendreRemise(
  trx: Db,
  { remise: { remise_id }, prix, ...commande }: Commande & { remise: Essai; prix: number },
  where: Where,
): Promise<number> {
  const { deja, sienne } = await usagesOf(trx, remise_id, commande);
  for (const id of sienne) {
    await advancePaiement(trx, id, { etat: 'annule', raison: 'Commandé de nouveau' }, where);
    await trx.updateTable('paiement').set({ aDire: 0 }).where('id', '=', id).execute();
  }
  return takeRemise(trx, { ...commande, remise_id, prix, deja }, where.now);
}

/**
 * How often a learner has taken a code, and by which orders of the same that nobody has paid yet: who comes
 * back from a provider's page and orders again means one use of it.
 */
async function usagesOf(db: Db, remise_id: number, { eleve_id, ...voulu }: Commande) {
  const rows = await db
    .selectFrom('paiement')
    .select(['id', 'etat', 'acces_id', 'renouvellement'])
    .where('eleve_id', '=', eleve_id)
    .where('remise_id', '=', remise_id)
    .execute();
  const taken = rows.filter(({ etat }) => !isSansSuite(etat));
  const sienne = taken.filter(
    ({ etat, acces_id, renouvellement }) =>
      etat === 'ouvert' && acces_id === voulu.acces_id && renouvellement === voulu.renouvellement,
  );
  return { deja: taken.length - sienne.length, sienne: sienne.map(({ id }) => id) };
}
