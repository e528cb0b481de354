import { namesOf } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { isAssez } from '../../../regles/recherche.ts';
import type { Db } from '../../socle/db/database.ts';
import { FEW } from '../../socle/texte/libelles.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { findCompte } from './compte.queries.ts';
import { isEfface } from './compteEfface.ts';
import { findByAdresse, listReperesDesEleves, rechercheOf } from './repertoire.queries.ts';

export const isUsable = (motDePasse: string) => motDePasse !== UNUSABLE_PASSWORD;

/** Returns undefined for an unknown or erased learner. `hold` locks the row. */
export async function findEleve(db: Db, id: number, options?: { hold?: boolean }) {
  const eleve = await findCompte(db, { id }, options);
  return eleve && !isEfface(eleve) ? eleve : undefined;
}

export async function listEleves(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('eleve')
    .select(['id', 'dateVerification', 'dateCreation', 'examenLe', ...namesOf(ELEVE)])
    .where('id', 'in', ids)
    .execute();
  const parId = new Map(rows.filter((row) => !isEfface(row)).map((row) => [row.id, row]));
  return ids.flatMap((id) => parId.get(id) ?? []);
}

/** `parmi`: only these. */
export async function listElevesByMots(db: Db, recherche: string, parmi?: ReadonlySet<number>) {
  if (!isAssez(recherche)) return [];
  const fits = rechercheOf(recherche, 'tous');
  const exact = await findByAdresse(db, recherche, 'tous');
  const may = (id: number) => parmi === undefined || parmi.has(id);
  const ids: number[] = exact === undefined || !may(exact) ? [] : [exact];
  for (const repere of await listReperesDesEleves(db)) {
    if (repere.id !== exact && may(repere.id) && fits(repere)) ids.push(repere.id);
    if (ids.length === FEW) break;
  }
  const found = await listEleves(db, ids);
  return found.map(({ id, prenom, nom, email }) => ({
    id,
    libelle: `${prenom} ${nom}`.trim() || email,
    detail: email,
  }));
}

/** Both databases limit the parameters of a statement. */
const AT_A_TIME = 500;

export async function listByEmails(db: Db, emails: string[]) {
  const found = new Map<string, { id: number; prenom: string; nom: string; confirme: boolean }>();
  for (let from = 0; from < emails.length; from += AT_A_TIME) {
    const rows = await db
      .selectFrom('eleve')
      .select(['id', 'email', 'prenom', 'nom', 'dateVerification'])
      .where('email', 'in', emails.slice(from, from + AT_A_TIME))
      .execute();
    for (const { email, dateVerification, ...row } of rows)
      found.set(email, { ...row, confirme: dateVerification !== null });
  }
  return found;
}
