import { sql } from 'kysely';
import { isEnRoute, isNonRendu } from '../../../regles/achat.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { annuleDe } from './avantCapture.ts';
import { PLAFOND, REPERE, type Repere, reperes } from './caisse.queries.ts';
import { rendusThat } from './remboursement/rendus.ts';
import { payes } from './retractation/retractation.queries.ts';

/** Literals, not parameters: PostgreSQL's generic plan can't use the partial indexes. */
export async function listARegler(db: Db): Promise<Repere[]> {
  const ouverts = reperes(db).where('dateRegle', 'is', null).limit(PLAFOND);
  const all = await Promise.all([
    ouverts.where('nonDonne', 'is not', null).execute(),
    ouverts.where('aVoir', 'is not', null).execute(),
    ouverts.where('etat', '=', sql.lit('impaye')).execute(),
    db
      .selectFrom('remboursement')
      .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
      .select(REPERE)
      .where(rendusThat(isEnRoute))
      .execute(),
    refusOuverts(db).limit(PLAFOND).execute().then(payes),
    db
      .selectFrom('retractation')
      .innerJoin('paiement', 'paiement.id', 'retractation.paiement_id')
      .select(REPERE)
      .where('retractation.decision', 'is', null)
      .execute()
      .then(payes),
  ]);
  return [...new Map(all.flat().map((row) => [row.id, row])).values()];
}

/** The refund was refused, and nobody has retried or settled it. */
const refusOuverts = (db: Db) =>
  db
    .selectFrom('remboursement')
    .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
    .select(REPERE)
    .where(rendusThat(isNonRendu))
    .where((row) =>
      row.or([
        row('paiement.dateRegle', 'is', null),
        row('paiement.dateRegle', '<', row.ref('remboursement.dateEtat') as never),
      ]),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('remboursement as later')
            .select('later.id')
            .whereRef('later.paiement_id', '=', 'remboursement.paiement_id')
            .whereRef('later.id', '>', 'remboursement.id'),
        ),
      ),
    );

export async function hasRefusOuvert(db: Db, id: number): Promise<boolean> {
  const rows = await refusOuverts(db).where('remboursement.paiement_id', '=', id).execute();
  return payes(rows).length > 0;
}

export async function listLignes(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const [rows, remboursements, refus, retractations] = await Promise.all([
    db
      .selectFrom('paiement')
      .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
      .select([...REPERE, 'paiement.libelle', 'paiement.montant', 'paiement.rembourse'])
      .select(['paiement.renouvellement', 'paiement.commande', 'paiement.nonDonne'])
      .select(['paiement.aVoir', 'paiement.dateRegle', 'paiement.dateEtat', 'paiement.efface'])
      .select(['paiement.acces_user_id', 'paiement.datePaiement', 'paiement.fournisseurId'])
      .select(['eleve.prenom', 'eleve.nom', 'eleve.email'])
      .where('paiement.id', 'in', ids)
      .execute(),
    db
      .selectFrom('remboursement')
      .select(['paiement_id', 'etat', 'moyen', 'fournisseurId', 'montant'])
      .where('paiement_id', 'in', ids)
      .execute(),
    refusOuverts(db).where('remboursement.paiement_id', 'in', ids).execute().then(payes),
    db
      .selectFrom('retractation')
      .select('paiement_id')
      .where('paiement_id', 'in', ids)
      .where('decision', 'is', null)
      .execute(),
  ]);
  const refuses = new Set(refus.map(({ id }) => id));
  const retractes = new Set(retractations.map(({ paiement_id }) => paiement_id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const siens = remboursements.filter((each) => each.paiement_id === id);
    const isOuvert = row.dateRegle === null;
    const aRegler = {
      nonDonne: isOuvert ? row.nonDonne : null,
      aVoir: isOuvert ? row.aVoir : null,
      impaye: flagOf(isOuvert && row.etat === 'impaye'),
      demande: flagOf(siens.some(({ etat }) => isEnRoute(etat))),
      refuse: flagOf(refuses.has(id)),
      retractation: flagOf(row.etat === 'paye' && retractes.has(id)),
    };
    const annule = annuleDe(row, siens);
    const avantCapture = flagOf(row.montant > 0 && annule === row.montant);
    return {
      ...row,
      renouvellement: flagOf(row.renouvellement === 1),
      annule,
      avantCapture,
      aRegler,
    };
  });
}
