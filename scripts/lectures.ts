import { clipsMesures, empreinteVue, lecturesEcrites } from '../content/films.ts';
import type { Clip } from '../films/clip.ts';
import { difficulteDe } from '../films/difficulte.ts';
import { ecartDe, rapproche } from '../films/lecture.ts';
import { enSecondes } from '../films/mots.ts';

const partDe = (n: number, total: number): string =>
  `${n} sur ${total}${total > 0 ? `, ${Math.round((n / total) * 100)}\u00a0%` : ''}`;

/** Lays what blind readers found beside what was measured; answers what has to be mended. */
export function tellLectures(clips: readonly Clip[]): string[] {
  const [lectures, mesures] = [lecturesEcrites(), clipsMesures()];
  const fautes: string[] = [];
  const somme = { lus: 0, lectures: 0, dangers: 0, dits: 0, justes: 0, plus: 0 };
  for (const clip of clips) {
    const mesure = mesures.get(clip.ref);
    if (!mesure) continue;
    const vue = empreinteVue(clip);
    const siennes = (lectures.get(clip.ref) ?? []).filter((lecture) => lecture.vue === vue);
    if (siennes.length > 0) somme.lus += 1;
    else fautes.push(`${clip.ref}\u00a0: personne ne l’a lu tel qu’il est (${vue})`);
    const estimee = difficulteDe(clip, mesure);
    for (const lecture of siennes) {
      const { dits, plus } = rapproche(lecture, mesure.fenetres);
      const ou = `${clip.ref}, ${lecture.lecteur}`;
      somme.lectures += 1;
      somme.dangers += dits.length;
      somme.plus += plus.length;
      for (const [i, dit] of dits.entries()) {
        const { titre } = clip.risques[i]!;
        if (!dit) {
          fautes.push(`${ou}\u00a0: n’a pas dit «\u00a0${titre}\u00a0»`);
          continue;
        }
        somme.dits += 1;
        const ecart = ecartDe(mesure.fenetres[i]!, dit);
        if (ecart === 0) somme.justes += 1;
        else
          fautes.push(
            `${ou}\u00a0: «\u00a0${titre}\u00a0» s’ouvre ${enSecondes(Math.abs(ecart))} trop ${ecart > 0 ? 'tard' : 'tôt'}\u00a0: vu à ${enSecondes(dit.vu)}, cliqué à ${enSecondes(dit.clic)}`,
          );
      }
      for (const { clic, quoi } of plus)
        fautes.push(`${ou}\u00a0: dit en plus à ${enSecondes(clic)}, ${quoi}`);
      if (Math.abs(lecture.difficulté - estimee) > 1)
        fautes.push(`${ou}\u00a0: difficulté ${lecture.difficulté} pour lui, ${estimee} pour nous`);
    }
  }
  process.stdout.write(
    `\n${somme.lus} clips lus à l’aveugle, ${somme.lectures} lectures\u00a0: dangers dits ${partDe(somme.dits, somme.dangers)}, ouverts au bon moment ${partDe(somme.justes, somme.dits)}, dits en plus ${somme.plus}\n`,
  );
  return fautes;
}
