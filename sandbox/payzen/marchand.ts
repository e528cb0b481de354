import { randomInt } from 'node:crypto';
import { now } from './dates.ts';
import { GESTES, type Geste, stateAfter } from './gestes.ts';
import type { Horloge } from './horloge.ts';
import type { Notifieur } from './notification.ts';
import { type Registre, type Transaction, newUuid } from './registre.ts';

export type Marchand = ReturnType<typeof createMarchand>;

/** In cents. */
export const resteOf = ({ type, statut, montant, rembourse, impaye }: Transaction) =>
  type === 'DEBIT' && statut === 'CAPTURED' && !impaye ? montant - rembourse : 0;

export function createMarchand(registre: Registre, horloge: Horloge, { notify }: Notifieur) {
  function change(before: Transaction, geste: Geste): Transaction | undefined {
    const statut = stateAfter(geste, before.statut);
    if (!statut) return undefined;
    const isRefused = statut === 'REFUSED';
    return registre.keep('transaction', {
      ...before,
      ensuite: undefined,
      statut,
      ...(isRefused && { resultat: '05', autorisation: '05' }),
    });
  }

  async function act(transaction: Transaction, geste: Geste): Promise<boolean> {
    const changed = change(transaction, geste);
    if (changed) await notify(changed, GESTES[geste].source);
    return changed !== undefined;
  }

  /** A refund is a transaction of its own; in cents. */
  function refund(debit: Transaction, montant: number): Transaction | undefined {
    if (!Number.isInteger(montant) || montant < 1 || montant > resteOf(debit)) return undefined;
    registre.keep('transaction', { ...debit, rembourse: debit.rembourse + montant });
    return credit(debit, montant, 'AUTHORISED');
  }

  const credit = (debit: Transaction, montant: number, statut: string) =>
    registre.keep('transaction', {
      ...debit,
      id: newUuid(),
      type: 'CREDIT',
      statut,
      // The provider's reserved range.
      transId: String(randomInt(900_000, 1_000_000)),
      cree: now(),
      montant,
      rembourse: 0,
      sequence: 1,
      parent: debit.id,
    });

  async function chargeBack(debit: Transaction): Promise<boolean> {
    const montant = resteOf(debit);
    if (montant === 0) return false;
    registre.keep('transaction', { ...debit, rembourse: debit.montant, impaye: true });
    await notify(
      registre.keep('transaction', { ...credit(debit, montant, 'CAPTURED'), impaye: true }),
      'BATCH',
    );
    return true;
  }

  /** The shop has won; whether the credit is then cancelled is undocumented. */
  async function winBack(credit: Transaction): Promise<boolean> {
    if (!credit.impaye || credit.type !== 'CREDIT' || credit.statut !== 'CAPTURED') return false;
    const debit = registre.transaction.get(credit.parent!)!;
    const rembourse = debit.rembourse - credit.montant;
    registre.keep('transaction', { ...debit, rembourse, impaye: false });
    await notify(registre.keep('transaction', { ...credit, statut: 'CANCELLED' }), 'BATCH');
    return true;
  }

  function watch({ id, ensuite }: Transaction): void {
    if (!ensuite) return;
    horloge.at(ensuite.le, () => void act(registre.transaction.get(id)!, ensuite.geste));
  }
  for (const transaction of registre.transaction.values()) watch(transaction);

  return {
    act,
    change,
    refund,
    chargeBack,
    winBack,
    watch,
    async refundAndTell(debit: Transaction, montant: number): Promise<boolean> {
      const given = refund(debit, montant);
      if (given) await notify(given, 'MERCH_BO');
      return given !== undefined;
    },
    async batch(): Promise<number> {
      const due = [...registre.transaction.values()].filter(
        ({ statut }) => statut === 'AUTHORISED',
      );
      await Promise.all(due.map((one) => act(one, 'remettre')));
      return due.length;
    },
    lower: (debit: Transaction, montant: number) =>
      registre.keep('transaction', { ...debit, montant: debit.montant - montant }),
  };
}
