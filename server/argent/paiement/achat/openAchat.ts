import type { achat } from '../../../../contract/argent/achats.ts';
import type { Call } from '../../../../contract/call.ts';
import { RIEN_A_PAYER } from '../../../../regles/achat.ts';
import { FICHES } from '../../../../regles/fournisseurs/index.ts';
import type { Environment } from '../../../socle/config/environment.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { ContextOf } from '../../../socle/http/mount.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { readConditions } from '../../conditions/index.ts';
import type { Fournisseur } from '../fournisseurs/port.ts';
import { openPaiement } from './openPaiement.ts';
import { tryRemise } from './remiseDeCommande.ts';

type Par = Pick<Fournisseur, 'moyen' | 'isOuvert'>;
type Demande = Pick<
  ContextOf<Call & { audience: 'eleve'; writes: 'sometimes'; input: typeof achat }>,
  'write' | 'essais' | 'eleve' | 'input' | 'env' | 'now' | 'readPage'
>;

export interface APayer {
  id: number;
  commande: string;
  montant: number;
  libelle: string;
}

export function wantOuvert({ moyen, isOuvert }: Par, env: Environment): void {
  if (isOuvert(env)) return;
  throw new Refus(
    503,
    `Le paiement par ${FICHES[moyen].par} n’est pas ouvert ici\u00a0: écris à ton auto-école.`,
  );
}

/** Calls `prepare` in its transaction; `rien` is set where a discount leaves nothing to pay. */
export async function openAchat<T>(
  { write, essais, eleve, input, env, now, readPage }: Demande,
  par: Par,
  prepare: (trx: Db, aPayer: APayer) => Promise<T>,
) {
  wantOuvert(par, env);
  const { acces: acces_id, bought: renouvellement, total: vu, societe, remise: code } = input;
  const voulu = { acces_id, renouvellement };
  const remise = await tryRemise(essais, { eleve_id: eleve.id, ...voulu, code }, now);
  const conditions = await readConditions(readPage);
  const ouvrir = { ...voulu, eleve, type: par.moyen, vu, societe, remise, conditions };
  return write(async (trx) => {
    const { gratuit, id, commande, montant, libelle } = await openPaiement(
      trx,
      { ...ouvrir, accord: input.accord === 1 },
      { env, now },
    );
    const aPayer: APayer = { id, commande: commande!, montant, libelle };
    if (gratuit) return { ...aPayer, rien: { gratuit: 1 as const, message: RIEN_A_PAYER } };
    return { ...aPayer, rien: undefined, prepared: await prepare(trx, aPayer) };
  });
}
