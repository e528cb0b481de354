import { randomInt } from 'node:crypto';
import { shuffled } from '../../../drawing/alea.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Db } from '../../socle/db/database.ts';
import { listQuestionsOfChapitres } from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  listReperes,
  type Repere,
  reperesParId,
  drawQuestions,
} from '../../eleve/questions/index.ts';
import { listQuestionsOfThemes, listSeries } from '../../eleve/series/index.ts';
import { listUnplaceable } from './unplaceable.ts';
import { isTheAccueil } from './getThemesExtranet.ts';
import { questionsAChoisir } from './questionsAChoisir.ts';

type TirageVoulu = Parameters<Handler<'composeTheme'>>[0]['input'];

export const composeTheme: Handler<'composeTheme'> = async ({ db, input }) => {
  const { nombre, graves, gardees } = input;
  const parId = await reperesParId(db);
  const kept = gardees.flatMap((id) => parId.get(id) ?? []);
  const candidats = await candidatsOf(db, input);
  const voulu = { nombre, graves, repartir: input.repartir === 1 };
  const drawn = drawQuestions(candidats, kept, voulu, randomInt);
  // Serious ones were drawn first.
  const all = [...kept, ...shuffled(drawn, randomInt)];
  const ids = all.map(({ id }) => id);
  return { questions: await questionsAChoisir(db, ids), message: messageOf(all, input) };
};

async function candidatsOf(db: Db, input: TirageVoulu): Promise<Repere[]> {
  const [reperes, themes] = await Promise.all([listReperes(db), listSeries(db)]);
  const out = new Set([
    ...input.gardees,
    ...(await listUnplaceable(db, isTheAccueil(themes, input.theme_id))),
    ...(await listQuestionsOfThemes(db, input.sansThemes)),
    ...(input.sansChapitres ? await listQuestionsOfChapitres(db) : []),
  ]);
  return reperes.filter(
    ({ id, langue, avecImage }) =>
      !out.has(id) && (!input.langue || langue === input.langue) && (!input.avecImage || avecImage),
  );
}

function messageOf(all: { grave: 0 | 1 }[], { nombre, graves }: TirageVoulu): string {
  const serious = all.filter(({ grave }) => grave === 1).length;
  const found = `${combien(all.length, 'question')}, dont ${combien(serious, 'grave')}.`;
  const lacks = [
    ...(all.length < nombre ? [`${nombre - all.length} pour arriver à ${nombre}`] : []),
    ...(graves !== undefined && serious < graves ? [combien(graves - serious, 'grave')] : []),
  ];
  if (lacks.length === 0) return found;
  return `${found} Ces règles n’en laissent pas assez\u00a0: il en manque ${lacks.join(', et ')}.`;
}
