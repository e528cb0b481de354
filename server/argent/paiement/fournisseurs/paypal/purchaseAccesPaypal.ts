import { isVenu } from '../../../../../regles/achat.ts';
import type { Handler } from '../../../../socle/http/mount.ts';
import { Refus } from '../../../../socle/refus/refus.ts';
import { NON_DEBITE } from '../../../../../regles/achat.ts';
import { wantOuvert, statutOf } from '../../index.ts';
import { paypal } from './paypal.ts';
import { ownOrdre } from './paypal.queries.ts';
import { settleOrdre } from './settle.ts';

const recommencerOf = (suite: string) =>
  suite === 'INSTRUMENT_DECLINED'
    ? 'Ce moyen de paiement est refusé\u00a0: choisis-en un autre.'
    : 'PayPal demande encore quelque chose\u00a0: retourne dans sa fenêtre, confirme ou choisis un autre moyen.';

export const purchaseAccesPaypal: Handler<'purchaseAccesPaypal'> = async (context) => {
  const { db, write, eleve, input, env, now, log } = context;
  wantOuvert(paypal, env);
  const found = await ownOrdre(db, eleve, input.idTransaction);
  const house = { env, log, write, now };
  const { ordre, autreMoyen, suite } = await settleOrdre(house, found, { vu: true });
  const { etat } = ordre;
  if (etat === 'attente' || (isVenu(etat) && etat !== 'impaye'))
    return { etat, message: statutOf(ordre)[1] };
  if (autreMoyen) throw new Refus(422, recommencerOf(suite), { etat, recommencer: 1 });
  const dit = etat === 'impaye' || etat === 'refuse' ? statutOf(ordre)[1] : NON_DEBITE;
  throw new Refus(422, dit, { etat });
};
