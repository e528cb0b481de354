import { giveAcces } from '../../eleve/acces/index.ts';
import { holdClasse, insertInscrits } from '../../eleve/classes/index.ts';
import { addEleveRow } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { LigneDeJournal } from '../../socle/journal/ligne.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, conflict } from '../../socle/refus/refus.ts';
import { eleveOf, ligneOf } from './eleveOf.ts';
import { champsOf } from './fiche.ts';
import { type Projet, projetsOf } from './projetsOf.ts';

const TOLD_EVERY = 10;

export const checkClasse: Handler<'checkClasse'> = async ({ db, input, now }) => {
  const { projets, ecartees } = await projetsOf(db, input.texte, now);
  const fautives = projets.filter(({ suite }) => suite === null).length;
  const douteuses = projets.filter(isAsked).length;
  const message = messageOf(countsOf(projets), fautives);
  return { lignes: projets, fautives, douteuses, ecartees, message };
};

/** The transaction repeats all checks, and writes everything or nothing. */
export const importClasse: Handler<'importClasse'> = async (context) => {
  const { db, write, input, now, avance } = context;
  const { projets: before } = await projetsOf(db, input.texte, now);
  refuseFaults(before, input.confirme);
  if (input.classe_id === undefined && before.every(({ suite }) => suite === 'rien'))
    return { comptes: 0, acces: 0, message: 'Rien à faire\u00a0: cette classe est déjà là.' };
  const done = await write(async (trx) => {
    const { projets } = await projetsOf(trx, input.texte, now);
    refuseFaults(projets, input.confirme);
    await holdConnus(trx, projets);
    const lignes: LigneDeJournal[] = [];
    const ids: number[] = [];
    // Inserts in reverse, because lists show the newest first.
    for (const [fait, projet] of projets.toReversed().entries()) {
      if (fait % TOLD_EVERY === 0) await avance({ fait, total: projets.length });
      const faites = await carryOut(trx, projet, context);
      lignes.push(...faites);
      ids.push(...[faites[0]?.objet_id ?? projet.eleve_id].flatMap((id) => id ?? []));
    }
    if (input.classe_id !== undefined) await putIn(trx, input.classe_id, ids, now);
    const journal = lignes.length > 0 ? lignes : ligneOf(null);
    return { ...countsOf(projets), journal };
  });
  const { comptes, acces } = done;
  return { comptes, acces, message: `Classe importée\u00a0: ${messageOf(done, 0)}` };
};

async function putIn(trx: Db, classe_id: number, ids: readonly number[], now: Date) {
  const classe = await holdClasse(trx, classe_id);
  if (!classe) throw champFaux('classe_id', 'Cette classe n’existe pas ou a été supprimée.');
  await insertInscrits(trx, classe, ids, now);
}

/** Row locks prevent erasures meanwhile. One lock order avoids deadlocks. */
async function holdConnus(trx: Db, projets: readonly Projet[]): Promise<void> {
  const ids = projets.flatMap(({ eleve_id }) => eleve_id ?? []);
  for (const id of ids.toSorted((one, other) => one - other))
    await eleveOf(trx, id, { hold: true });
}

async function carryOut(
  trx: Db,
  { suite, fiche, eleve_id, acces_ids }: Projet,
  { env, now }: { env: Environment; now: Date },
): Promise<LigneDeJournal[]> {
  if (suite === 'rien' || suite === null || !fiche) return [];
  const id =
    suite === 'compte' ? await addEleveRow(trx, fiche, { env, motDePasse: null, now }) : eleve_id;
  if (!id) throw conflict('Un de ces élèves vient d’être ajouté\u00a0: vérifiez à nouveau.');
  const given: string[] = [];
  for (const acces_id of acces_ids)
    given.push((await giveAcces(trx, { eleve_id: id, acces_id }, now)).libelle);
  const apres = {
    ...(suite === 'compte' && champsOf(fiche)),
    ...(given.length > 0 && { libelle: given.join(', ') }),
  };
  return [ligneOf(id, apres)];
}

function countsOf(projets: readonly Projet[]) {
  const comptes = projets.filter(({ suite }) => suite === 'compte');
  const done = projets.filter(({ suite }) => suite === 'compte' || suite === 'acces');
  const acces = done.reduce((sum, { acces_ids }) => sum + acces_ids.length, 0);
  return { comptes: comptes.length, acces };
}

function messageOf({ comptes, acces }: { comptes: number; acces: number }, fautives: number) {
  if (fautives > 0)
    return fautives === 1 ? '1 ligne est à corriger.' : `${fautives} lignes sont à corriger.`;
  return `${comptes} ${comptes > 1 ? 'comptes' : 'compte'}, ${acces} accès.`;
}

const isAsked = ({ questions }: Projet) => questions.length > 0;

function refuseFaults(projets: readonly Projet[], confirme: 0 | 1): void {
  const wrong = projets.find(({ suite }) => suite === null);
  if (wrong) throw champFaux('texte', `Ligne ${wrong.ligne}\u00a0: ${wrong.erreurs[0]}`);
  const asked = confirme ? undefined : projets.find(isAsked);
  if (asked) throw champFaux('confirme', `Ligne ${asked.ligne}\u00a0: ${asked.questions[0]}`);
}
