import type { Context } from '../../../socle/config/environment.ts';
import { readRemise } from '../../../../regles/codeRemise.ts';
import type { Db } from '../../../socle/db/database.ts';
import { withLimits } from '../../../socle/securite/rateLimit.ts';
import { champFaux } from '../../../socle/refus/refus.ts';
import { findRemise, INCONNU, refusOf, type Remise, takeRemise } from '../../remises/index.ts';
import { closeOuvertes } from '../advance.ts';
import { type Commande, usagesOf } from '../paiement.queries.ts';

/** `openPaiement` takes only a checked code, so every provider counts guesses. */
export interface RemiseEssayee {
  readonly remise_id: number;
  readonly lue: Remise;
}

const AN_HOUR = 3600;
/** Ten wrong codes an hour suffice for a leaflet, not for guessing. */
const MOST_AN_HOUR = 10;

/** A rolled-back transaction would lose the count. Throws 422 under `remise`, 429 after ten. */
export async function tryRemise(
  essais: Parameters<typeof withLimits>[0],
  { code: typed, ...commande }: Commande & { code: string | undefined },
  now: Date,
): Promise<RemiseEssayee | undefined> {
  if (typed === undefined) return undefined;
  const limites = [{ cle: `remise ${commande.eleve_id}`, most: MOST_AN_HOUR, seconds: AN_HOUR }];
  let refus: string | null = INCONNU;
  const lue = await withLimits(essais, limites, now, async () => {
    const code = readRemise(typed);
    const remise = code === null ? undefined : await findRemise(essais.db, { code });
    if (!remise) return undefined;
    const { deja, sienne } = await usagesOf(essais.db, remise.id, commande);
    // Opening this order releases what the learner's earlier one holds.
    const libre = { ...remise, nombre: remise.nombre - sienne.length };
    refus = refusOf(libre, { ...commande, deja }, now);
    return refus === null ? remise : undefined;
  });
  if (!lue) throw champFaux('remise', refus ?? INCONNU);
  return { remise_id: lue.id, lue };
}

/** Returns cents; the caller holds the learner's row lock. */
export async function takeRemiseFor(
  trx: Db,
  { remise: { remise_id }, prix, ...commande }: Commande & { remise: RemiseEssayee; prix: number },
  ctx: Context,
): Promise<number> {
  const deja = await closeOuvertes(trx, remise_id, commande, 'Commandé de nouveau', ctx);
  return takeRemise(trx, { ...commande, remise_id, prix, deja }, ctx.now);
}
