import type { Moyen } from '../../regles/fournisseurs/index.ts';
import { type Rapport, advancePaiement } from '../argent/paiement/advance.ts';
import { openPaiement } from '../argent/paiement/achat/openPaiement.ts';
import { tryRemise } from '../argent/paiement/achat/remiseDeCommande.ts';
import type { Person, School } from './school.ts';

export const produit = async (school: School, reference: string) =>
  (
    await school.database.read
      .selectFrom('acces')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;

interface Voulu {
  renouvellement?: 0 | 1;
  type?: Moyen;
  /** In cents. */
  vu?: number;
  /** False: ordered without the box. */
  accord?: boolean;
  code?: string;
}

export async function open(
  school: School,
  { id }: Pick<Person, 'id'>,
  acces_id: number,
  { renouvellement = 0, type = 'payzen', vu, code, accord = true }: Voulu = {},
) {
  const eleve = await school.database.read
    .selectFrom('eleve')
    .select(['id', 'prenom', 'nom', 'email', 'rue', 'codePostal', 'localite'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { read: db, write } = school.database;
  const commande = { eleve_id: id, acces_id, renouvellement };
  const remise = await tryRemise({ db, write }, { ...commande, code }, school.now());
  return write((trx) =>
    openPaiement(
      trx,
      { eleve, acces_id, renouvellement, type, societe: null, vu, remise, accord },
      { env: school.mounting.env, now: school.now() },
    ),
  );
}

let sold = 0;

export const advance = (school: School, id: number, rapport: Rapport) =>
  school.database.write((trx) =>
    advancePaiement(
      trx,
      id,
      rapport.etat === 'paye' ? { fournisseurId: `uuid-${++sold}`, ...rapport } : rapport,
      { env: school.mounting.env, now: school.now() },
    ),
  );

export const rowOf = (school: School, id: number) =>
  school.database.read
    .selectFrom('paiement')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const copyOf = (school: School, { id }: Pick<Person, 'id'>, acces_id: number) =>
  school.database.read
    .selectFrom('accesUser')
    .selectAll()
    .where('eleve_id', '=', id)
    .where('acces_id', '=', acces_id)
    .executeTakeFirst();

export const facturesOf = (school: School, paiement_id: number) =>
  school.database.read
    .selectFrom('facture')
    .selectAll()
    .where('paiement_id', '=', paiement_id)
    .orderBy('id')
    .execute();
