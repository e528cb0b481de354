import { sql } from 'kysely';
import { sumRecettes } from '../server/socle/db/migrations/0029-caisse.ts';
import { type Filling, nextId } from './filling.ts';
import { generate, instantOf } from './generate.ts';

interface Payeurs {
  eleve: number;
  eleves: number;
  acces_id: number;
}

/**
 * Spreads them over two years: 30 % PayPal, 70 % paid, 0.1 % charged back, 0.02 % paid without
 * access. All but the newest are settled. 1 % is refunded, the newest still pending.
 */
export async function fillPaiements(
  filling: Filling,
  nombre: number,
  { eleve, eleves, acces_id }: Payeurs,
): Promise<void> {
  const { database, from, span } = filling;
  const when = instantOf(database, sql`${sql.lit(from)} + n * ${sql.lit(span / nombre)}`);
  const first = await nextId(database.read, 'paiement');
  const isAsked = sql`n >= ${sql.lit(Math.floor(nombre * 0.999))}`;
  const isRendu = sql`n % 100 = 2 and not (${isAsked})`;
  const etat = sql`case when n % 1000 = 0 then 'impaye' when ${isRendu} then 'rembourse'
    when n % 10 < 7 then 'paye'
    when n % 10 = 7 then 'annule' when n % 10 = 8 then 'expire' else 'refuse' end`;
  const isPaid = sql`n % 1000 = 0 or n % 10 < 7`;
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into ${sql.table('paiement')} (id, eleve_id, acces_id, libelle, type, renouvellement, montant,
        "prixPlein", "dateCreation", "dateEtat", "datePaiement", etat, commande, "fournisseurId",
        "nonDonne", "dateRegle", rembourse)
      select ${sql.lit(first)} + n, ${sql.lit(eleve)} + n % ${sql.lit(eleves)}, ${sql.lit(acces_id)}, 'Théorie permis B',
        case when n % 10 in (1, 4, 8) then 'paypal' else 'payzen' end, n % 2, 1499, 1499,
        ${when}, ${when}, case when ${isPaid} then ${when} else null end, ${etat},
        'P-MESURE' || cast(n as text), case when ${isPaid} then 'mesure-' || cast(n as text) else null end,
        case when n % 5000 = 1 then 'Payé deux fois' else null end,
        case when n < ${sql.lit(Math.floor(nombre * 0.98))} then ${when} else null end,
        case when ${isRendu} then 1499 else 0 end
      from ${numbers}`,
  );
  await generate(
    database,
    nombre,
    (numbers) => sql`
      insert into remboursement (paiement_id, montant, motif, moyen, "finAcces", etat, cle,
        "dateCreation", "dateEtat")
      select ${sql.lit(first)} + n, 1499, 'Rétractation',
        case when n % 10 in (1, 4, 8) then 'paypal' else 'payzen' end, 1,
        case when ${isAsked} then 'demande' else 'fait' end, 'R-MESURE' || cast(n as text),
        ${when}, ${when}
      from ${numbers} where n % 100 = 2`,
  );
  await database.write(sumRecettes);
}
