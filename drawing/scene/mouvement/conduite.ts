import { gabarit } from '../plan/gabarits.ts';
import { distance } from '../plan/geometrie.ts';
import type { Vu } from '../plan/plan.ts';
import { isPieton } from '../plan/usagers.ts';
import { nomOf } from '../regles/usagers.ts';
import type { Carrefour } from '../scene.ts';
import type { Ici } from './courses.ts';
import { vuesOf, visiblesOf } from './dementis.ts';
import type { Tourne } from './index.ts';
import { ecartDe, TOURNE } from './lampes.ts';

/** Nobody turns by more than this while he comes on by his own length. Degrees. */
const PAR_LONGUEUR = 110;
/** Less than this between two instants is no turning. Degrees. */
const DROIT = 0.3;

/** He turns one way from this instant on; the angle is above 0 to the right. */
interface Courbe {
  debut: number;
  angle: number;
}

function courbesOf(ici: Ici[]): Courbe[] {
  const courbes: Courbe[] = [];
  for (let i = 1; i < ici.length; i += 1) {
    const ecart = ecartDe(ici[i - 1]!.cap, ici[i]!.cap);
    if (Math.abs(ecart) < DROIT) continue;
    const derniere = courbes.at(-1);
    if (derniere && Math.sign(derniere.angle) === Math.sign(ecart)) derniere.angle += ecart;
    else courbes.push({ debut: i - 1, angle: ecart });
  }
  return courbes;
}

/** He has to announce these; coming into a ring and going round it need no word. */
function dues(scene: Carrefour, ici: Ici[]): Courbe[] {
  const courbes = courbesOf(ici).filter(({ angle }) => Math.abs(angle) > TOURNE);
  if (scene.lieu !== 'rond-point') return courbes;
  return courbes.slice(-1).filter(({ angle }) => angle > 0);
}

/** Whether he turns on the spot. */
function pivote(ici: Ici[], { qui }: Vu): boolean {
  const [long] = gabarit(qui);
  let [queue, chemin, angle] = [0, 0, 0];
  const pas = ici.slice(1).map((p, i) => {
    const avant = ici[i]!;
    return { avance: distance([avant.x, avant.y], [p.x, p.y]), tour: ecartDe(avant.cap, p.cap) };
  });
  return pas.some(({ avance, tour }) => {
    [chemin, angle] = [chemin + avance, angle + tour];
    while (chemin > long && queue < pas.length) {
      [chemin, angle] = [chemin - pas[queue]!.avance, angle - pas[queue]!.tour];
      queue += 1;
    }
    return Math.abs(angle) > PAR_LONGUEUR;
  });
}

/** There is a sentence for each who is seen to turn without saying so, or on the spot. */
export function fautesDeConduite(scene: Carrefour, tourne: Tourne): string[] {
  const vues = vuesOf(tourne);
  const lampes = visiblesOf(tourne);
  return [...tourne.corps.values()].flatMap((vu) => {
    if (isPieton(vu.qui)) return [];
    const nom = nomOf(vu.usager);
    const ici = vues.get(nom)!;
    const muet = dues(scene, ici).some(
      ({ debut, angle }) => !lampes.get(nom)![debut]?.includes(angle > 0 ? 'droite' : 'gauche'),
    );
    return [
      ...(muet ? [`${nom} tourne sans l’indiquer`] : []),
      ...(pivote(ici, vu) ? [`${nom} tourne sur place`] : []),
    ];
  });
}
