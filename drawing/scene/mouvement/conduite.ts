import { distance } from '../plan/geometrie.ts';
import type { Vu } from '../plan/plan.ts';
import { brasTendu, type Bras } from '../plan/vuOf.ts';
import { isDeuxRouesLeger, isPieton, nomOf } from '../../../droit/circulation/usagers.ts';
import type { Carrefour } from '../scene.ts';
import type { Ici } from './deplacements.ts';
import { type Vues, vuesOf, visiblesOf } from './dementis.ts';
import { boitesOf, coteACote, ecartOf, MAIN, presents, type Present } from './heurts.ts';
import type { Tourne } from './index.ts';
import { ecartDe, TOURNE } from './lampesDuFilm.ts';

/** In degrees: whoever turns more within his own length spins on the spot. */
const PAR_LONGUEUR = 110;
/** In degrees: a smaller change between two instants is no bend. */
const DROIT = 0.3;
/** Metres between enlarged bodies in passing. */
const DE_COTE = 0.7;
/** Metres from walkers and two-wheelers along the way. */
const LE_LONG = 0.85;

type Lampes = ReturnType<typeof visiblesOf>;

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

/** Entering and circling a ring need no signal. */
function dues(scene: Carrefour, ici: Ici[]): Courbe[] {
  const courbes = courbesOf(ici).filter(({ angle }) => Math.abs(angle) > TOURNE);
  if (scene.lieu !== 'rond-point') return courbes;
  return courbes.slice(-1).filter(({ angle }) => angle > 0);
}

function pivote(ici: Ici[], { taille: [long] }: Vu): boolean {
  let [queue, chemin, angle] = [0, 0, 0];
  const deltas = ici.slice(1).map((p, i) => {
    const avant = ici[i]!;
    return { avance: distance([avant.x, avant.y], [p.x, p.y]), tour: ecartDe(avant.cap, p.cap) };
  });
  return deltas.some(({ avance, tour }) => {
    [chemin, angle] = [chemin + avance, angle + tour];
    while (chemin > long && queue < deltas.length) {
      [chemin, angle] = [chemin - deltas[queue]!.avance, angle - deltas[queue]!.tour];
      queue += 1;
    }
    return Math.abs(angle) > PAR_LONGUEUR;
  });
}

const bouge = ({ ici }: Present, t: number): boolean => {
  const [avant, la] = [ici[t - 1], ici[t]];
  return avant !== undefined && la !== undefined && (avant.x !== la.x || avant.y !== la.y);
};

/** `bras`: the visible arm at each instant. */
interface Signale extends Present {
  bras: Bras[];
}

function signales({ plan, corps, vues }: Vues, lampes: Lampes): Signale[] {
  const qui = new Map([...corps.values()].map((vu) => [nomOf(vu.usager), vu.qui]));
  return presents(plan, vues).map((present) => {
    const lui = qui.get(present.nom);
    const bras = (lampes.get(present.nom) ?? []).map((vues): Bras => {
      const clignotant = /gauche|droite/.exec(vues)?.[0] as 'gauche' | 'droite' | undefined;
      return lui && brasTendu({ qui: lui, ...(clignotant && { clignotant }) });
    });
    return { ...present, bras };
  });
}

const double = (un: Signale, autre: Signale, t: number): boolean =>
  bouge(un, t) && !isPieton(un) && (isPieton(autre) || isDeuxRouesLeger(autre));

function seFrolent(un: Signale, autre: Signale): boolean {
  const portee = (Math.hypot(...un.taille) + Math.hypot(...autre.taille)) / 2 + 2 * MAIN + LE_LONG;
  return un.ici.some((p, t) => {
    const q = autre.ici[t];
    if (!p || !q || distance([p.x, p.y], [q.x, q.y]) > portee) return false;
    if (!bouge(un, t) && !bouge(autre, t)) return false;
    const [a, b] = [un.bras[t], autre.bras[t]];
    const longe = coteACote(p, q);
    const doublent = double(un, autre, t) || double(autre, un, t);
    if (!a && !b && longe && !doublent) return false;
    const ecart = ecartOf(boitesOf(p, un.taille, a), boitesOf(q, autre.taille, b));
    return ecart < (longe && doublent ? LE_LONG : DE_COTE);
  });
}

function frolementsOf(tous: Signale[]): string[] {
  return tous.flatMap((un, i) =>
    tous
      .slice(i + 1)
      .filter((autre) => seFrolent(un, autre))
      .map((autre) => `${un.nom} et ${autre.nom} se frôlent`),
  );
}

export const fautesDeConduite = (scene: Carrefour, tourne: Tourne): string[] =>
  fautesDesVues(scene, { ...tourne, vues: vuesOf(tourne) }, visiblesOf(tourne));

/** `lampes`: the names of what is lit, at each instant. */
export function fautesDesVues(scene: Carrefour, dit: Vues, lampes: Lampes): string[] {
  const { corps, vues } = dit;
  const virages = [...corps.values()].flatMap((vu) => {
    if (isPieton(vu)) return [];
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
  return [...virages, ...frolementsOf(signales(dit, lampes))];
}
