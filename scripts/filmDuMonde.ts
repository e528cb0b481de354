// node scripts/filmDuMonde.ts: films that the true plan allows, and those that today's checks refuse.
import { banqueOf } from '../content/banque/banque.ts';
import { isCarrefour, sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import { VRAIES } from '../drawing/scene/mesures.ts';
import { drawFilm } from '../drawing/scene/mouvement/index.ts';
import { pairesDeLaCle } from '../drawing/scene/mouvement/dementis.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import { DEMANDE_UN_ORDRE } from '../drawing/scene/verifie/index.ts';
import { filmOf } from '../monde/film/film.ts';
import { fautesDuFilm } from '../monde/film/fautesDuFilm.ts';

const JOUR = '2026-11-02';

function count(): void {
  const filmees = banqueOf(readContent()).toutes.flatMap((question) => {
    const { ref, verifie, correcte } = question;
    const scene = sceneOf(question);
    if (!scene || !isCarrefour(scene) || !verifie || !DEMANDE_UN_ORDRE[verifie.question]) return [];
    if (!drawFilm(scene, JOUR)) return [];
    const plan = layOut(scene, JOUR, { mesures: VRAIES });
    const film = filmOf(scene, plan);
    if (!film) return [{ ref, duree: 0, fautes: ['no film'] }];
    const fautes = fautesDuFilm(scene, plan, film, pairesDeLaCle(scene, verifie, correcte));
    return [{ ref, duree: film.duree, fautes }];
  });
  const refusees = filmees.filter(({ fautes }) => fautes.length > 0);
  for (const { ref, fautes } of refusees) process.stdout.write(`${ref} : ${fautes.join(', ')}\n`);
  const durees = filmees.map(({ duree }) => duree);
  process.stdout.write(
    `${filmees.length - refusees.length} of ${filmees.length} films; ${(durees.reduce((a, b) => a + b, 0) / durees.length).toFixed(1)} s each, ${Math.max(...durees).toFixed(1)} s at most\n`,
  );
}

count();
