import { boiteOf } from '../../../contract/adresse.ts';
import { type ChampRecherche, isDuMot, motsOf } from '../../../regles/recherche.ts';
import { COPIED_AT_A_TIME, NONE, createCopie } from '../../socle/db/copie.ts';
import type { Db } from '../../socle/db/database.ts';
import { createLexique } from '../../socle/db/lexique.ts';
import { isEfface } from './compteEfface.ts';

export interface Repere {
  id: number;
  /** Word numbers of name, first name, address, in this order. */
  mots: number[];
  finNom: number;
  finPrenom: number;
}

const lexique = createLexique();

const copieOf = createCopie<Repere>({
  async revisionOf(db) {
    const row = await db.selectFrom('repertoire').select('revision').executeTakeFirstOrThrow();
    return row.revision;
  },
  async changedSince(db, revision, after) {
    if (revision === NONE) {
      const rows = await everybody(db, after);
      return rows.map((row) => ({ id: row.id, repere: repereOf(row) }));
    }
    const rows = await changedSince(db, revision, after);
    return rows.map(({ eleve_id, id, nom, prenom, email }) => ({
      id: eleve_id,
      repere: id === null ? null : repereOf({ id, nom: nom!, prenom: prenom!, email: email! }),
    }));
  },
});

/** Lists the newest first, without erased ones; docs/decisions/0038 explains change detection. */
export const listReperesDesEleves = async (db: Db): Promise<readonly Repere[]> =>
  (await copieOf(db)).newestFirst;

const everybody = (db: Db, after: number) =>
  db
    .selectFrom('eleve')
    .select(['id', 'nom', 'prenom', 'email'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(COPIED_AT_A_TIME)
    .execute();

const changedSince = (db: Db, revision: number, after: number) =>
  db
    .selectFrom('repere')
    .leftJoin('eleve', 'eleve.id', 'repere.eleve_id')
    .select(['repere.eleve_id', 'eleve.id', 'eleve.nom', 'eleve.prenom', 'eleve.email'])
    .where('repere.revision', '>', revision)
    .where('repere.eleve_id', '>', after)
    .orderBy('repere.eleve_id')
    .limit(COPIED_AT_A_TIME)
    .execute();

function repereOf(row: { id: number; nom: string; prenom: string; email: string }): Repere | null {
  if (isEfface(row)) return null;
  const nom = motsOf(row.nom);
  const names = [...nom, ...motsOf(row.prenom)];
  const mots = lexique.numbersOf([...names, ...motsOf(row.email)]);
  return { id: row.id, mots, finNom: nom.length, finPrenom: names.length };
}

export async function findByAdresse(db: Db, recherche: string, champ: ChampRecherche) {
  const email = champ === 'nom' || champ === 'prenom' ? null : boiteOf(recherche);
  if (email === null) return undefined;
  const found = await db
    .selectFrom('eleve')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
  return found?.id;
}

interface Premiers {
  ids: number[];
  plus: boolean;
  has: (eleve_id: number) => boolean;
}

export async function listPremiers(db: Db, recherche: string, most: number): Promise<Premiers> {
  const { newestFirst, parId } = await copieOf(db);
  const fits = rechercheOf(recherche, 'tous', 'meetsOne');
  const exact = await findByAdresse(db, recherche, 'tous');
  const ids: number[] = exact === undefined ? [] : [exact];
  let plus = false;
  for (const repere of newestFirst) {
    if (repere.id === exact || !fits(repere)) continue;
    plus = ids.length === most;
    if (plus) break;
    ids.push(repere.id);
  }
  const has = (eleve_id: number) => {
    const repere = parId.get(eleve_id);
    return repere !== undefined && (eleve_id === exact || fits(repere));
  };
  return { ids, plus, has };
}

/** Judges in memory as the words of `regles/recherche.ts` ask. */
export function rechercheOf(
  recherche: string,
  champ: ChampRecherche,
  judge: 'hasOne' | 'meetsOne' = 'hasOne',
): (repere: Repere) => boolean {
  const voulus = [...new Set(motsOf(recherche))].map((voulu) =>
    lexique[judge]((mot) => isDuMot(mot, voulu)),
  );
  if (voulus.length === 0) return () => recherche.trim() === '';
  return ({ mots, finNom, finPrenom }) => {
    const from = champ === 'prenom' ? finNom : champ === 'email' ? finPrenom : 0;
    const to = champ === 'nom' ? finNom : champ === 'prenom' ? finPrenom : mots.length;
    for (const has of voulus) if (!has(mots, from, to)) return false;
    return true;
  };
}
