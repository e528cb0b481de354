import { sql } from 'kysely';
import type { Schema } from '../schema.ts';
import { brusselsDay } from '../../texte/jours.ts';

/** A cancellation before capture is no refund. */
export async function avantCapture({ addZero, db, run }: Schema): Promise<void> {
  await addZero('facture', 'avantCapture');
  await addZero('recette', 'annule', 'bigint');
  // Credit notes carry the very instant of their refund.
  await run`update facture set "avantCapture" = 1 where serie = 'NC' and id in (
      select f.id from remboursement r
        join paiement p on p.id = r.paiement_id
        join facture f on f.paiement_id = p.id
       where f.serie = 'NC' and f.montant = r.montant and f."dateEmission" = r."dateEtat"
         and r.etat = 'fait' and r.moyen = 'payzen'
         and (r."fournisseurId" is null or r."fournisseurId" = p."fournisseurId")
      union
      select f.id from paiement p join facture f on f.paiement_id = p.id
       where f.serie = 'NC' and f."dateEmission" = p."dateEtat"
         and p.etat = 'impaye' and p.type <> 'paypal'
    )`;
  const { rows } = await sql<{ heure: string; type: string; annule: number }>`
    select substr(f."dateEmission", 1, 13) as heure, p.type, cast(sum(f.montant) as bigint) as annule
      from facture f join paiement p on p.id = f.paiement_id
     where f.serie = 'NC' and f."avantCapture" = 1 group by 1, 2`.execute(db);
  for (const { heure, type, annule } of rows) {
    const mois = brusselsDay(`${heure}:00Z`).slice(0, 7);
    await run`insert into recette (mois, type, part, entre, rendu, annule)
      values (${mois}, ${type}, 0, 0, ${-annule}, ${annule})
      on conflict (mois, type, part) do update set
        rendu = recette.rendu + excluded.rendu,
        annule = recette.annule + excluded.annule`;
  }
}
