import type { Db } from '../../socle/db/database.ts';
import { listChapitres } from '../../eleve/cours/index.ts';
import { listSeries } from '../../eleve/series/index.ts';

interface Porteur {
  id: number;
  libelle: string;
  listeQuestions: string;
}

/** In which series and chapters each of a few questions stands; `series`: whoever has read them all. */
export async function utilisationsOf(
  db: Db,
  question_ids: number[],
  series?: Awaited<ReturnType<typeof listSeries>>,
) {
  const chapitres = await listChapitres(db);
  const themes = holdersOf(series ?? (await listSeries(db)), question_ids);
  const leurs = holdersOf(chapitres, question_ids);
  return new Map(
    question_ids.map((id) => [id, { themes: themes.get(id)!, chapitres: leurs.get(id)! }]),
  );
}

function holdersOf(all: Porteur[], question_ids: number[]) {
  const holders = new Map(
    question_ids.map((id) => [id, [] as { id: number; libelle: string; nombre: number }[]]),
  );
  // One search for all of them: every list there is is gone through for a page of the bank.
  const named = new RegExp(`(?<!\\d)(?:${question_ids.join('|')})(?!\\d)`, 'g');
  for (const { id, libelle, listeQuestions } of all)
    for (const question_id of new Set(listeQuestions.match(named)))
      holders
        .get(Number(question_id))!
        .push({ id, libelle, nombre: listeQuestions.split(';').length });
  return holders;
}
