import { readFile } from 'node:fs/promises';
import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { listQuestionsPrises } from '../../../../eleve/cours/index.ts';
import { listQuestionsAccueil } from '../../../../eleve/series/index.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { LigneDeJournal } from '../../../../socle/journal/ligne.ts';
import type { Jugee } from '../reader.ts';
import type { Travail } from '../plan/enCours.ts';
import { writeChapitre } from './chapitres.ts';
import type { Auteur } from '../../../../socle/journal/auteur.ts';
import { depasse } from './rangees.ts';
import { writeModule, writeTheme } from './listes.ts';
import { writeQuestions } from './questions.ts';
import { heldChapitres, holdAll, holdInOrder, writeRevision } from './hold.ts';

/** Writes as edits would and returns the journal's lines. 409 after a concurrent change. */
export async function apply(trx: Db, travail: Travail, par: Auteur): Promise<LigneDeJournal[]> {
  const lignes: LigneDeJournal[] = [];
  const listes = [...travail.themes, ...travail.chapitres].flatMap(({ refs }) => refs ?? []);
  await holdInOrder(trx, [...new Set([...travail.questions.keys(), ...listes])]);
  for (const lot of travail.lots) {
    const jugees = JSON.parse(await readFile(lot, 'utf8')) as Jugee[];
    lignes.push(...(await writeQuestions(trx, jugees, travail, par)));
    await untilRequestsAreRead();
  }
  const written = lignes.map(({ objet_id }) => objet_id!);
  const there = await trx
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .execute();
  const ids = new Map(there.map(({ id, reference }) => [reference!, id]));
  await holdAll(trx, [...new Set(listes)], ids);
  for (const theme of travail.themes.toSorted(byId))
    lignes.push(await writeTheme(trx, theme, ids, par));
  for (const chapitre of travail.chapitres.toSorted(byId))
    lignes.push(await writeChapitre(trx, chapitre, ids, par));
  const tenus = travail.modules.flatMap(({ refs }) => refs ?? []);
  const chapitres = await heldChapitres(trx, tenus);
  for (const module of travail.modules.toSorted(byId))
    lignes.push(await writeModule(trx, module, chapitres, par));
  // Row locks keep the home page's questions out of chapters (docs/decisions/0022).
  if ((await listQuestionsPrises(trx, await listQuestionsAccueil(trx))).size > 0) throw depasse();
  await writeRevision(trx, written);
  return lignes;
}

const byId = (one: { id: number | null }, other: { id: number | null }) =>
  (one.id ?? Infinity) - (other.id ?? Infinity) || 0;
