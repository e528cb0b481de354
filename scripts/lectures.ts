import { type ClipMesure, clipsMesures, empreinteVue, lecturesEcrites } from '../content/films.ts';
import type { Clip } from '../films/clip.ts';
import { difficulteDe } from '../films/difficulte.ts';
import { ecartDe, type LectureDeClip, manqueDe, rapproche } from '../films/lecture.ts';
import { enSecondes } from '../films/mots.ts';

const partDe = (n: number, total: number): string =>
  `${n} sur ${total}${total > 0 ? `, ${Math.round((n / total) * 100)}\u00a0%` : ''}`;

const somme = () => ({ lus: 0, lectures: 0, dangers: 0, dits: 0, justes: 0, plus: 0 });

/** Lays one reading beside what was measured; adds to `total`. */
function* fautesDe(
  clip: Clip,
  mesure: ClipMesure,
  lecture: LectureDeClip,
  total: ReturnType<typeof somme>,
): Generator<string> {
  const { dits, plus } = rapproche(lecture, mesure.fenetres);
  total.lectures += 1;
  total.dangers += dits.length;
  total.plus += plus.length;
  for (const [i, dit] of dits.entries()) {
    const titre = `«\u00a0${clip.risques[i]!.titre}\u00a0»`;
    if (!dit) {
      yield `n’a pas dit ${titre}`;
      continue;
    }
    const fenetre = mesure.fenetres[i]!;
    const [ecart, manque] = [ecartDe(fenetre, dit), manqueDe(fenetre, dit)];
    const lu = `vu à ${enSecondes(dit.vu)}, cliqué à ${enSecondes(dit.clic)}`;
    total.dits += 1;
    if (ecart === 0 && manque === 0) total.justes += 1;
    if (ecart !== 0)
      yield `${titre} s’ouvre ${enSecondes(Math.abs(ecart))} trop ${ecart > 0 ? 'tard' : 'tôt'}\u00a0: ${lu}`;
    if (manque > 0) yield `${titre} se ferme ${enSecondes(manque)} trop tôt\u00a0: ${lu}`;
  }
  for (const { clic, quoi } of plus) yield `dit en plus à ${enSecondes(clic)}, ${quoi}`;
  const estimee = difficulteDe(clip, mesure);
  if (Math.abs(lecture.difficulté - estimee) > 1)
    yield `difficulté ${lecture.difficulté} pour lui, ${estimee} pour nous`;
}

/** Lays what blind readers found beside what was measured; answers what has to be mended. */
export function tellLectures(clips: readonly Clip[]): string[] {
  const [lectures, mesures, total] = [lecturesEcrites(), clipsMesures(), somme()];
  const fautes: string[] = [];
  for (const clip of clips) {
    const mesure = mesures.get(clip.ref);
    if (!mesure) continue;
    const vue = empreinteVue(clip);
    const siennes = (lectures.get(clip.ref) ?? []).filter((lecture) => lecture.vue === vue);
    if (siennes.length > 0) total.lus += 1;
    else fautes.push(`${clip.ref}\u00a0: personne ne l’a lu tel qu’il est (${vue})`);
    for (const lecture of siennes)
      for (const faute of fautesDe(clip, mesure, lecture, total))
        fautes.push(`${clip.ref}, ${lecture.lecteur}\u00a0: ${faute}`);
  }
  process.stdout.write(
    `\n${total.lus} clips lus à l’aveugle, ${total.lectures} lectures\u00a0: dangers dits ${partDe(total.dits, total.dangers)}, à leur moment ${partDe(total.justes, total.dits)}, dits en plus ${total.plus}\n`,
  );
  return fautes;
}
