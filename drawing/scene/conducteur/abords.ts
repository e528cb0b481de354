import { chemin, trait } from '../../svg.ts';
import { repere } from '../plan/geometrie.ts';
import { hasard } from '../plan/hasard.ts';
import type { Decor, Plan, Point } from '../plan/plan.ts';
import type { Carrefour, Scene } from '../scene.ts';
import { axes, graineOf, rues, TROTTOIR, type Axe } from './axes.ts';
import { boiteMaison } from './boites.ts';
import { maison } from './maison.ts';
import { devant, LARGEUR, project, type Camera } from './projection.ts';
import type { Boite } from './signaux.ts';
import { libreOf } from './libre.ts';
import { boite, derriere, rendDecor, surFlancs, type Face } from './volume.ts';

/** Something that stands beside the road and that nobody has to see. */
export interface Abord {
  avant: number;
  boite: Boite;
  svg: string;
}

type Cote = -1 | 1;
const BOIS = '#8A7558';
const METAL = '#8A939A';

/** Everything that what stands beside a road is made from. */
interface Lieu {
  camera: Camera;
  plan: Plan;
  axe: Axe;
  cote: Cote;
  graine: number;
  /** Whether nothing lies or stands there. */
  libre: (points: Point[]) => boolean;
}

/** So far along the road, so far outside its edge. */
const ou = ({ axe, cote }: Lieu, a: number, d: number): Point =>
  axe.ici(a, cote * ((cote > 0 ? axe.droite : axe.gauche) + d));

const avantOf = (camera: Camera, point: Point): number => devant(camera, point)[1];

/** Farther than this nothing long is told from the meadow, in metres. */
const PIECES = 85;
/** Pieces of growing length: those far away need not be short to be hidden in the right order. */
const morceaux = ({ camera, axe }: Lieu): [de: number, a: number][] => {
  const sortie: [number, number][] = [];
  let de = axe.de;
  while (de < axe.a && avantOf(camera, axe.ici(de)) < PIECES) {
    const loin = avantOf(camera, axe.ici(de));
    const long = loin < 30 ? 8 : loin < 60 ? 16 : 30;
    if (loin > -long) sortie.push([de, Math.min(axe.a, de + long)]);
    de += long;
  }
  return sortie;
};

/** A piece of something long beside the road. */
function piece(lieu: Lieu, d: number, haut: number, faces: (demi: number) => Face[]): Abord[] {
  const { camera, axe } = lieu;
  return morceaux(lieu).flatMap(([de, a]) => {
    const coins = [ou(lieu, de, d), ou(lieu, (de + a) / 2, d), ou(lieu, a, d)];
    const [debut, milieu, fin] = coins;
    if (!debut || !milieu || !fin || avantOf(camera, milieu) < 1.5 || !lieu.libre(coins)) return [];
    const svg = rendDecor(
      camera,
      { x: milieu[0], y: milieu[1], cap: axe.cap },
      faces((a - de) / 2),
    );
    const [x0, x1] = [debut, fin].map(
      (p) => project(camera, [devant(camera, p)[0], Math.max(0.8, avantOf(camera, p)), 0])[0],
    );
    const [, haute] = project(camera, [0, Math.max(0.8, avantOf(camera, debut)), haut]);
    const [, basse] = project(camera, [0, Math.max(0.8, avantOf(camera, debut)), 0]);
    const gauche = Math.min(x0 ?? 0, x1 ?? 0);
    const large = Math.abs((x1 ?? 0) - (x0 ?? 0));
    return svg
      ? [{ avant: avantOf(camera, milieu), boite: [gauche, haute, large, basse - haute], svg }]
      : [];
  });
}

const vert = (plan: Plan, couleur: string): string =>
  plan.temps === 'neige' ? '#CBD9D8' : couleur;

const haie = (lieu: Lieu, d: number, haut: number): Abord[] =>
  piece(lieu, d, haut, (demi) => boite(-demi, demi, 0.45, 0, haut, vert(lieu.plan, '#77A567')));

const muret = (lieu: Lieu): Abord[] =>
  piece(lieu, 0.3, 0.6, (demi) => boite(-demi, demi, 0.14, 0, 0.6, '#B99684'));

/** Wooden posts and two rails: flat, they are seen from one side only. */
const cloture = (lieu: Lieu): Abord[] =>
  piece(lieu, 2.4, 1.1, (demi) => [
    ...(demi > 6 ? [] : [-2, 1].map((a) => derriere(a, -0.08, 0.08, 0, 1.15, BOIS))),
    ...surFlancs(0.02, -demi, demi, 0.88, 0.98, BOIS),
    ...(demi > 6 ? [] : surFlancs(0.02, -demi, demi, 0.48, 0.56, BOIS)),
  ]);

/** Things that stand one by one, `pas` metres apart. */
function uns(
  lieu: Lieu,
  d: number,
  pas: number,
  jusqua: number,
  dessine: (point: Point, avant: number, rang: number) => { svg: string; boite: Boite },
): Abord[] {
  const { camera, axe } = lieu;
  const debut = axe.de + hasard(lieu.graine, lieu.cote + 4) * pas;
  return Array.from(
    { length: Math.ceil((axe.a - debut) / pas) },
    (_, i) => debut + i * pas,
  ).flatMap((a, rang) => {
    const point = ou(lieu, a, d);
    const avant = avantOf(camera, point);
    if (avant < 4 || avant > jusqua || !lieu.libre([point])) return [];
    const chose = dessine(point, avant, rang);
    const [x, , large] = chose.boite;
    const dedans = x + large > -60 && x < LARGEUR + 60;
    return chose.svg && dedans ? [{ avant, ...chose }] : [];
  });
}

/** The box of something slender. */
const mince = (camera: Camera, point: Point, large: number, haut: number): Boite => {
  const [droite, avant] = devant(camera, point);
  const [x, pied] = project(camera, [droite, avant, 0]);
  const k = camera.focale / avant;
  return [x - (large * k) / 2, pied - haut * k, large * k, haut * k];
};

const peupliers = (lieu: Lieu): Abord[] =>
  uns(lieu, 4.2, 8, 80, (point) => {
    const boite = mince(lieu.camera, point, 2.4, 9 + hasard(point[0], point[1]) * 4);
    const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
    const [m, q] = [Math.round(l / 2), Math.round(h * 0.68)];
    const cime = `M${x} ${y + q}q0-${Math.round(h * 0.5)} ${m}-${q}q${m} ${Math.round(h * 0.18)} ${m} ${q}q-${m} ${Math.round(h * 0.28)}-${2 * m} 0`;
    const tronc = `M${x + m} ${y + h}v-${Math.round(h / 3)}`;
    const vif = vert(lieu.plan, '#6B9C5E');
    return { svg: trait(tronc, BOIS, Math.max(1, l / 9)) + chemin(cime, vif), boite };
  });

/** A white post with its reflector, every 25 m. */
const balises = (lieu: Lieu): Abord[] =>
  uns(lieu, 0.7, 25, 60, (point) => {
    const ici = { x: point[0], y: point[1], cap: lieu.axe.cap };
    const svg = rendDecor(lieu.camera, ici, [
      ...boite(-0.06, 0.06, 0.07, 0, 1, '#F2F3F1'),
      ...boite(-0.07, -0.06, 0.075, 0.7, 0.86, lieu.cote > 0 ? '#D0442F' : '#8A939A'),
    ]);
    return { svg, boite: mince(lieu.camera, point, 0.2, 1) };
  });

/** By day only: at night they would say that the street is lit. */
const lampadaires = (lieu: Lieu): Abord[] =>
  lieu.plan.temps === 'nuit'
    ? []
    : uns(lieu, -0.25, 24, 75, (point) => {
        const boite = mince(lieu.camera, point, 0.4, 6.4);
        const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
        const e = Math.max(1, Math.round(l / 3));
        const bras = -lieu.cote * l * 4;
        const lampe = -lieu.cote * Math.max(2, l * 2);
        const mat = `M${x} ${y + h}v-${h}h${bras}v${e}h${-bras + e}v${h - e}Z`;
        return {
          svg: chemin(`${mat}M${x + bras} ${y}h${lampe}v${e + 1}h${-lampe}Z`, METAL),
          boite,
        };
      });

/** How long a house of a row is; and many of them in one, where they are far. */
const MAISON = 8;
const LOINTAINE = 30;
const NOMBRE = 8;

/** Where the plan's own houses end, the row goes on. */
function rangee(lieu: Lieu, de: number): Abord[] {
  const { camera, axe, plan } = lieu;
  const suite: Abord[] = [];
  let a = de;
  for (let i = 0; i < NOMBRE; i += 1) {
    const longueur = avantOf(camera, axe.ici(a)) < LOINTAINE ? MAISON : 2 * MAISON;
    const [x, y] = ou(lieu, a + longueur / 2, 4.4);
    const avant = avantOf(camera, [x, y]);
    a += longueur;
    if (avant < 5 || avant > 100 || !lieu.libre([[x, y]])) continue;
    // Its gable is hidden by the one before it.
    const etat = suite.length > 0 ? 'rangée' : '';
    const decor: Decor = { genre: 'maison', x, y, cap: axe.cap, longueur, largeur: 5.6, etat };
    suite.push({
      avant,
      boite: boiteMaison(camera, decor),
      svg: maison(camera, decor, plan.temps),
    });
  }
  return suite;
}

function enVille(lieu: Lieu, scene: Scene): Abord[] {
  const tirage = hasard(lieu.graine, lieu.cote + 9);
  return [
    ...rangee(lieu, 'branches' in scene ? 18 : scene.longueur + 3),
    ...(tirage < 0.3 ? haie(lieu, 0.7, 0.9) : tirage < 0.5 ? muret(lieu) : []),
    ...(lieu.cote === (hasard(lieu.graine, 3) < 0.5 ? 1 : -1) ? lampadaires(lieu) : []),
  ];
}

function enCampagne(lieu: Lieu, scene: Scene): Abord[] {
  const tirage = hasard(lieu.graine, lieu.cote + 9);
  const bord =
    tirage < 0.3
      ? cloture(lieu)
      : tirage < 0.55
        ? haie(lieu, 3.2, 1.2)
        : tirage < 0.8
          ? peupliers(lieu)
          : [];
  return scene.lieu === 'autoroute' ? balises(lieu) : [...bord, ...balises(lieu)];
}

/** At a junction where no street goes on ahead, houses look at who arrives. */
function enFace(camera: Camera, plan: Plan, scene: Carrefour, libre: Lieu['libre']): Abord[] {
  const cs = rues(scene);
  const cotes = cs.filter((c) => Math.abs(Math.sin(((c.cap - camera.cap) * Math.PI) / 180)) > 0.98);
  if (cotes.length < 2) return [];
  const loin = Math.max(...cotes.map((c) => Math.max(c.droite, c.gauche))) + TROTTOIR + 4.2;
  const ici = repere([0, 0], camera.cap);
  return [-4, 4].flatMap((d): Abord[] => {
    const [x, y] = ici(loin, d);
    const coins = [-2.5, 2.5].flatMap((a) => [-3.8, 3.8].map((e) => ici(loin + a, d + e)));
    const face: Decor = { genre: 'maison', x, y, cap: camera.cap + 90, longueur: 8, largeur: 5.4 };
    const avant = avantOf(camera, [x, y]);
    if (avant < 6 || !libre(coins)) return [];
    return [{ avant, boite: boiteMaison(camera, face), svg: maison(camera, face, plan.temps) }];
  });
}

/** On a roundabout's island, low enough to look over. */
function butte(camera: Camera, plan: Plan): Abord[] {
  const avant = avantOf(camera, [0, 0]);
  if (avant < 8 || plan.sol.some((s) => s.matiere === 'rail')) return [];
  const boite = mince(camera, [0, 0], 5, 0.75);
  const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
  const fleurs = [0.2, 0.34, 0.5, 0.64, 0.8].map(
    (part, i) => `M${Math.round(x + l * part)} ${Math.round(y + h * (i % 2 ? 0.45 : 0.7))}h.1`,
  );
  const svg =
    chemin(`M${x} ${y + h}q${Math.round(l / 2)}-${2 * h} ${l} 0Z`, vert(plan, '#7BAE68')) +
    trait(fleurs.join(''), '#E58A8F', Math.max(2, h / 6));
  return [{ avant, boite, svg }];
}

/** What stands along the road, by the town or the country and by chance; the same scene has always the same. */
export function abords(camera: Camera, plan: Plan, scene: Scene): Abord[] {
  const graine = graineOf(scene);
  const ville = scene.agglomération && scene.lieu !== 'autoroute';
  // Nothing stands before a tunnel's mouth, nor under a bridge.
  if (plan.objets.some((o) => o.genre === 'pont')) return [];
  const libre = libreOf(plan);
  const ilot = scene.lieu === 'rond-point' ? butte(camera, plan) : [];
  const bords = axes(scene, camera.cap).flatMap((axe) =>
    ([-1, 1] as const).flatMap((cote) => {
      const lieu: Lieu = { camera, plan, axe, cote, graine, libre };
      return ville ? enVille(lieu, scene) : enCampagne(lieu, scene);
    }),
  );
  const fond =
    ville && scene.lieu === 'carrefour' && bords.length === 0
      ? enFace(camera, plan, scene, libre)
      : [];
  return [...ilot, ...fond, ...bords];
}
