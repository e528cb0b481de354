import { calls } from '../../../contract/index.ts';
import type { Valeurs } from '../../../regles/champs.ts';
import { REMISE } from '../../../regles/remise.ts';
import type { Db } from '../../socle/db/database.ts';
import { journalValuesOf } from '../../socle/journal/champs.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { champFaux, introuvable } from '../../socle/refus/refus.ts';
import { findProduitEntier } from '../../eleve/acces/index.ts';
import { type Remise, etatOfRemise } from './validite.ts';
import { selectRemises } from './remises.queries.ts';

const schema = calls.getRemises.output.shape.remise;

export const sansRemise = () => introuvable('Cette remise n’existe pas ou a été supprimée.');

export const lignesAvec = (found: ReturnType<typeof selectRemises>) =>
  found
    .selectAll('remise')
    .select(['acces.libelle as produit', 'admin.prenom as adminPrenom', 'admin.nom as adminNom']);

type RemiseLue = Awaited<ReturnType<ReturnType<typeof lignesAvec>['execute']>>[number];

export function ligneOfRemise({ produit, adminPrenom, adminNom, ...remise }: RemiseLue, now: Date) {
  const { acces_id } = remise;
  return {
    ...remise,
    acces: acces_id === null ? null : { id: acces_id, libelle: produit! },
    etat: etatOfRemise(remise, now),
    auteur: `${adminPrenom} ${adminNom}`,
  };
}

type ChampsDeRemise = Valeurs<typeof REMISE.champs> & { code: string };

export const auJournal = (remise: ChampsDeRemise) => ({
  code: remise.code,
  ...journalValuesOf(REMISE.champs, remise),
});

export async function ficheOf(db: Db, id: number, now: Date) {
  const lue = await lignesAvec(selectRemises(db).where('remise.id', '=', id)).executeTakeFirst();
  if (!lue) throw sansRemise();
  return ligneOfRemise(lue, now);
}

/** Throws 409, with today's row, when the edit began from another version. */
export async function refuseOvertaken(
  db: Db,
  current: Remise,
  began: number | undefined,
  now: Date,
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const remise = await ficheOf(db, current.id, now);
  throw depasse(REMISE.ce, remise.auteur, { remise: schema.parse(remise) });
}

export async function checkProduit(db: Db, acces_id: number | null): Promise<void> {
  if (acces_id !== null && !(await findProduitEntier(db, acces_id)))
    throw champFaux('acces_id', 'Ce produit n’existe pas ou plus.');
}
