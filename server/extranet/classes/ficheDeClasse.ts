import { calls } from '../../../contract/index.ts';
import type { Valeurs } from '../../../regles/champs.ts';
import { CLASSE } from '../../../regles/classe.ts';
import { findProduitEntier } from '../../eleve/acces/index.ts';
import { type Classe, selectClasses } from '../../eleve/classes/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { journalValuesOf } from '../../socle/journal/champs.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { champFaux, introuvable } from '../../socle/refus/refus.ts';
import { listAdmins } from '../admins/index.ts';

const schema = calls.getClasses.output.shape.classe;

export const sansClasse = () => introuvable('Cette classe n’existe pas ou a été supprimée.');

export const classesAvec = (found: ReturnType<typeof selectClasses>) =>
  found
    .selectAll('classe')
    .select([
      'acces.libelle as produit',
      'moniteur.prenom as moniteurPrenom',
      'moniteur.nom as moniteurNom',
      'admin.prenom as adminPrenom',
      'admin.nom as adminNom',
    ]);

type ClasseLue = Awaited<ReturnType<ReturnType<typeof classesAvec>['execute']>>[number];

export function ligneOfClasse({ produit, ...classe }: ClasseLue) {
  const { acces_id, moniteur_id, moniteurPrenom, moniteurNom, adminPrenom, adminNom } = classe;
  return {
    ...classe,
    acces: acces_id === null ? null : { id: acces_id, libelle: produit! },
    moniteur:
      moniteur_id === null
        ? null
        : { id: moniteur_id, libelle: `${moniteurPrenom} ${moniteurNom}` },
    auteur: `${adminPrenom} ${adminNom}`,
  };
}

export const auJournal = (classe: Valeurs<typeof CLASSE.champs>) =>
  journalValuesOf(CLASSE.champs, classe as never);

export async function ficheDeClasse(db: Db, id: number) {
  const lue = await classesAvec(selectClasses(db).where('classe.id', '=', id)).executeTakeFirst();
  if (!lue) throw sansClasse();
  return ligneOfClasse(lue);
}

/** Throws 409, with today's row, when the edit began from another version. */
export async function refuseOvertaken(
  db: Db,
  current: Classe,
  began: number | undefined,
): Promise<void> {
  if (began === undefined || began === current.version) return;
  const classe = await ficheDeClasse(db, current.id);
  throw depasse(CLASSE.ce, classe.auteur, { classe: schema.parse(classe) });
}

interface Renvois {
  moniteur_id: number | null;
  acces_id: number | null;
}

/** Unchanged ones may be gone since, and stay. */
export async function checkRenvois(db: Db, saisi: Renvois, avant?: Renvois): Promise<void> {
  const { moniteur_id, acces_id } = saisi;
  if (moniteur_id !== null && moniteur_id !== avant?.moniteur_id) {
    const staff = await listAdmins(db);
    if (!staff.some(({ id }) => id === moniteur_id))
      throw champFaux('moniteur_id', 'Ce membre du personnel n’existe pas ou plus.');
  }
  if (acces_id !== null && acces_id !== avant?.acces_id && !(await findProduitEntier(db, acces_id)))
    throw champFaux('acces_id', 'Ce produit n’existe pas ou plus.');
}
