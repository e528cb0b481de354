import { VEDETTES } from '../../../../eleve/series/index.ts';
import { listeDe } from './chapitres.ts';
import type { EnCours } from './enCours.ts';

/** The home page reveals its answers to visitors (docs/decisions/0022). */
export function refusePubliques({ actuel, suivi, series, listes, chapitres, ici }: EnCours): void {
  const vedettes = series.get(VEDETTES)?.refs ?? actuel.themes.get(VEDETTES)?.refs ?? [];
  const publiques = new Set(vedettes);
  for (const ref of vedettes)
    if (ici.get(ref)?.image === false)
      suivi.note('vedettes.yaml', null, `la question «\u00a0${ref}\u00a0» n’a pas d’image`);
  const check = (fichier: string, refs: readonly string[]) => {
    const une = refs.find((ref) => publiques.has(ref));
    if (une !== undefined)
      suivi.note(
        fichier,
        null,
        `la question «\u00a0${une}\u00a0» est posée sur la page d’accueil, qui en dit la bonne réponse à tout le monde : elle ne peut être que là`,
      );
  };
  for (const [ref, { fichier, refs }] of series) if (ref !== VEDETTES) check(fichier, refs);
  for (const [ref, { refs, dateSuppression, libelle }] of actuel.themes)
    if (ref !== VEDETTES && dateSuppression === null && !series.has(ref))
      check(`La série «\u00a0${libelle}\u00a0»`, refs);
  for (const [ref, { refs, dateSuppression, libelle }] of actuel.chapitres)
    if (dateSuppression === null && !chapitres.has(ref))
      check(`Le chapitre «\u00a0${libelle}\u00a0»`, refs);
  for (const fichier of chapitres.values()) {
    const liste = listeDe(fichier);
    check(
      liste,
      (listes.get(liste) ?? []).map(({ ref }) => ref),
    );
  }
}
