import { calls } from '../../../../../contract/index.ts';
import { VEDETTES } from '../../../../eleve/series/index.ts';
import { type EnCours, vouluOf } from './enCours.ts';

const MOST_IN_SERIE = 200;
const MOST_IN_MODULE = 200;

export async function planSeries(plan: EnCours): Promise<void> {
  const { reader, noms, avance, suivi, series, actuel, travail } = plan;
  const own = noms.filter((nom) => /^series\/|^vedettes\.yaml$/.test(nom));
  for (const [fait, fichier] of own.entries()) {
    await avance({ etape: 'Lecture des séries', fait, total: own.length });
    const lue = await suivi.tried(() => reader.serie(fichier));
    if (!lue) continue;
    const { ref, libelle, questions: refs, lignes } = lue;
    const note = (message: string) => suivi.note(fichier, null, message);
    if ((fichier === 'vedettes.yaml') !== (ref === VEDETTES))
      note(
        `«\u00a0ref\u00a0» : la série de la page d’accueil est «\u00a0${VEDETTES}\u00a0», dans vedettes.yaml`,
      );
    if (series.has(ref))
      note(`la série «\u00a0${ref}\u00a0» est aussi dans ${series.get(ref)!.fichier}`);
    series.set(ref, { fichier, refs });
    if (refs.length > MOST_IN_SERIE) note(`une série compte ${MOST_IN_SERIE} questions au plus`);
    for (const message of libelleFautes(libelle)) note(message);
    refuseQuestions(plan, fichier, { refs, lignes });
    const voulue = vouluOf({ ref, libelle, refs }, actuel.themes.get(ref));
    if (suivi.compare('theme', voulue, actuel.themes.get(ref))) travail.themes.push(voulue);
  }
}

/** Call it after the chapters, which modules refer to. */
export async function planModules(plan: EnCours): Promise<void> {
  const { reader, noms, avance, suivi, chapitres, modules, actuel, travail } = plan;
  await avance({ etape: 'Lecture des modules', fait: 0, total: 1 });
  const isThere = (ref: string) =>
    chapitres.has(ref) || actuel.chapitres.get(ref)?.dateSuppression === null;
  for (const fichier of noms.filter((nom) => nom.endsWith('/cours.yaml'))) {
    const lu = await suivi.tried(() => reader.cours(fichier));
    for (const { ref, libelle, chapitres: refs, ligne, lignes } of lu?.modules ?? []) {
      if (modules.has(ref))
        suivi.note(fichier, ligne, `le module «\u00a0${ref}\u00a0» est là deux fois`);
      modules.add(ref);
      for (const message of libelleFautes(libelle)) suivi.note(fichier, ligne, message);
      if (refs.length > MOST_IN_MODULE)
        suivi.note(fichier, ligne, `un module compte ${MOST_IN_MODULE} chapitres au plus`);
      refuseListe(plan, fichier, { refs, lignes }, 'le chapitre', isThere);
      const voulu = vouluOf({ ref, libelle, refs }, actuel.modules.get(ref));
      if (suivi.compare('module', voulu, actuel.modules.get(ref))) travail.modules.push(voulu);
    }
  }
}

interface Liste {
  refs: readonly string[];
  lignes: readonly (number | null)[];
}

/** Each question must be in the archive or database, once per list. */
export function refuseQuestions(plan: EnCours, fichier: string, liste: Liste): void {
  const isThere = (ref: string) =>
    plan.ici.has(ref) || plan.actuel.questions.get(ref)?.dateSuppression === null;
  refuseListe(plan, fichier, liste, 'la question', isThere);
}

function refuseListe(
  { suivi }: EnCours,
  fichier: string,
  { refs, lignes }: Liste,
  quoi: 'la question' | 'le chapitre',
  isThere: (ref: string) => boolean,
): void {
  const vues = new Set<string>();
  for (const [at, ref] of refs.entries()) {
    const note = (message: string) =>
      suivi.note(fichier, lignes[at] ?? null, `${quoi} «\u00a0${ref}\u00a0» ${message}`);
    if (!isThere(ref)) note('n’est ni dans l’archive, ni ici');
    if (vues.has(ref)) note('est là deux fois');
    vues.add(ref);
  }
}

export const libelleFautes = (libelle: string): string[] =>
  calls.addModule.input.shape.libelle
    .safeParse(libelle)
    .error?.issues.map(({ message }) => message) ?? [];
