import { flagOf } from '../../socle/http/flagOf.ts';
import type { Db } from '../../socle/db/database.ts';
import { Refus, champFaux, introuvable } from '../../socle/refus/refus.ts';
import { findProduitEntier } from '../../eleve/acces/index.ts';
import { type Remise, etatOf } from './regles.ts';
import { remisesAvec } from './remises.queries.ts';

export const sansRemise = () => introuvable('Cette remise n’existe pas ou a été supprimée.');

/** Rows as the staff read them. */
export const lignesAvec = (found: ReturnType<typeof remisesAvec>) =>
  found
    .selectAll('remise')
    .select(['acces.libelle as produit', 'admin.prenom as adminPrenom', 'admin.nom as adminNom']);

type Lue = Awaited<ReturnType<ReturnType<typeof lignesAvec>['execute']>>[number];

export function ligneOf(lue: Lue, now: Date) {
  const { id, code, libelle, pourcentage, montant, debut, fin, most, parEleve } = lue;
  return {
    id,
    code,
    libelle,
    pourcentage,
    montant,
    debut,
    fin,
    acces: lue.acces_id === null ? null : { id: lue.acces_id, libelle: lue.produit! },
    renouvellement: lue.renouvellement === null ? null : flagOf(lue.renouvellement === 1),
    most,
    parEleve,
    nombre: lue.nombre,
    actif: flagOf(lue.actif === 1),
    etat: etatOf(lue, now),
    version: lue.version,
    auteur: `${lue.adminPrenom} ${lue.adminNom}`,
  };
}

/** One as the staff read it; 404. */
export async function ficheOf(db: Db, id: number, now: Date) {
  const lue = await lignesAvec(remisesAvec(db).where('remise.id', '=', id)).executeTakeFirst();
  if (!lue) throw sansRemise();
  return ligneOf(lue, now);
}

/** 409, with what is there now, when an edit began from another version. */
export async function refuseOvertaken(
  db: Db,
  current: Remise,
  began: number | undefined,
  now: Date,
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const remise = await ficheOf(db, current.id, now);
  const { auteur, montant } = remise;
  throw new Refus(
    409,
    `${auteur} a modifié cette remise entre-temps. Rien n’est enregistré\u00a0: comparez, puis recommencez.`,
    // A refusal goes out as it is, in cents no more.
    { remise: { ...remise, montant: montant === null ? null : montant / 100 } },
  );
}

/** 422 for a product that is not there. */
export async function checkProduit(db: Db, acces_id: number | null): Promise<void> {
  if (acces_id !== null && !(await findProduitEntier(db, acces_id)))
    throw champFaux('acces_id', 'Ce produit n’existe pas ou plus.');
}
