import type { Bilan } from '../../../../../contract/extranet/contenu.ts';
import { etatActuel } from '../etat.ts';
import { photosOf } from '../photos.ts';
import { refusePubliques } from './publiques.ts';
import { planChapitres } from './chapitres.ts';
import type { EnCours, Planning, Travail } from './enCours.ts';
import { planModules, planSeries } from './listes.ts';
import { planQuestions } from './questions.ts';
import { Suivi } from './suivi.ts';
export interface Plan {
  bilan: Bilan;
  travail: Travail;
}

/** Returns what an archive would change; writes nothing. */
export async function planOf(planning: Planning): Promise<Plan> {
  const { db, fichiers, look, ecartes } = planning;
  const suivi = new Suivi();
  const travail: Travail = {
    questions: new Map(),
    lots: [],
    themes: [],
    modules: [],
    chapitres: [],
  };
  const plan: EnCours = {
    ...planning,
    actuel: await etatActuel(db),
    photo: photosOf(db, fichiers, look),
    noms: [...fichiers.keys()].toSorted(),
    listes: new Map(),
    ici: new Map(),
    series: new Map(),
    chapitres: new Map(),
    modules: new Set(),
    suivi,
    travail,
  };
  await planQuestions(plan);
  await planSeries(plan);
  await planChapitres(plan);
  await planModules(plan);
  refusePubliques(plan);
  if (plan.noms.length === 0)
    suivi.note(null, null, 'Il n’y a ni question, ni série, ni chapitre dans cette archive.');
  const nombres = {
    question: plan.ici.size,
    theme: plan.series.size,
    module: plan.modules.size,
    chapitre: plan.chapitres.size,
  };
  return { bilan: suivi.bilan(plan.actuel, nombres, ecartes), travail };
}
