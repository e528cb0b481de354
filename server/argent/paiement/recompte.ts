import { sql } from 'kysely';
import type { Recompte } from '../../socle/sauvegarde/controle.ts';

/** Payments against their refunds, and the takings against both. */
export const recountPaiements: Recompte = async (db) => {
  const { differents } = await db
    .selectFrom('paiement')
    .select(({ fn }) => fn.countAll<number>().as('differents'))
    .where((eb) =>
      eb(
        'rembourse',
        '<>',
        eb
          .selectFrom('remboursement')
          .select(sum(sql`remboursement.montant`).as('fait'))
          .whereRef('paiement_id', '=', 'paiement.id')
          .where('remboursement.etat', '=', 'fait'),
      ),
    )
    .executeTakeFirstOrThrow();
  const { entre, rendu } = await db
    .selectFrom('paiement')
    .select([
      sum(sql`case when "datePaiement" is null then 0 else montant end`).as('entre'),
      sum(sql`case when etat = 'impaye' then montant else rembourse end`).as('rendu'),
    ])
    .executeTakeFirstOrThrow();
  const recette = await db
    .selectFrom('recette')
    .select([sum(sql`entre`).as('entre'), sum(sql`annule + rendu`).as('rendu')])
    .executeTakeFirstOrThrow();
  const fautes: string[] = [];
  if (differents > 0)
    fautes.push(`${differents} paiements ne disent pas ce que leurs remboursements ont rendu.`);
  if (entre !== recette.entre || rendu !== recette.rendu)
    fautes.push(
      `Les recettes (${recette.entre} centimes entrés, ${recette.rendu} rendus) ne sont pas la somme des paiements (${entre} et ${rendu}).`,
    );
  return fautes;
};

const sum = (what: ReturnType<typeof sql>) =>
  sql<number>`cast(coalesce(sum(${what}), 0) as bigint)`;
