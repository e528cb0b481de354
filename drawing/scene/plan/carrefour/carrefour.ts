import { bordVoisin, chaussees, pistesEnTravers, rails } from './chaussees.ts';
import { capDirection, coupes, isPrincipale, type Coupe } from './coupe.ts';
import { addDecor } from '../addDecor.ts';
import { isDeVoie } from '../../branche.ts';
import { PORTE_DE_GARAGE } from '../../dimensions.ts';
import { lampadairesOf, largeurPiste, maisons } from './maisons.ts';
import { withBouches } from './emprise.ts';
import { cadreEntier, spreadOut } from '../cadre.ts';
import { plantOf } from '../pieds.ts';
import { cadreAvec, filesOf, jusqua } from './file.ts';
import type { Mesures } from '../../mesures.ts';
import { cadreEnPoints, contains, longueurOf, surLigne, tour } from '../geometrie.ts';
import { surface } from '../marques.ts';
import { lignesDArret, marques, passagesOf } from './marques.ts';
import { DE_L_AGENT, place } from './placement.ts';
import type { Decor, Objet, Plan, Point, Trajet } from '../plan.ts';
import { signauxOf } from '../signauxOf.ts';
import { horsChaussee, isAuBord, postesAuBord } from './postes.ts';
import type { Carrefour } from '../../scene.ts';

const ecritsOf = (cs: Coupe[], objets: Objet[]): NonNullable<Plan['ecrits']> =>
  cs.flatMap((coupe) => {
    if (coupe.bus === undefined) return [];
    const libre = [1.6, 4.5, 8, 11].find((recul) =>
      objets.every((objet) => {
        const [x, y] = coupe.ici(coupe.ligne + recul, coupe.bus ?? 0);
        return Math.hypot(objet.x - x, objet.y - y) > 5.4;
      }),
    );
    const [x, y] = coupe.ici(coupe.ligne + (libre ?? 1.6), coupe.bus);
    return libre === undefined ? [] : [{ x, y, cap: coupe.cap + 180, texte: 'BUS' }];
  });

/** Its arms, each with its mouth and its stop line. */
export function branchesOf(scene: Carrefour, mesures: Mesures): Coupe[] {
  const toutes = coupes(scene, mesures);
  const rues = withBouches(toutes.filter((c) => isPrincipale(c, toutes)));
  return toutes.map((coupe) => {
    const rue = rues.find((d) => d.direction === coupe.direction);
    if (rue) return rue;
    const bord =
      bordVoisin(coupe, toutes) + largeurPiste(toutes) + (scene.agglomération ? 2.2 : 0.8);
    return { ...coupe, bouche: bord, ligne: bord };
  });
}

const garages = (branches: Coupe[]): Decor[] =>
  branches
    .filter((c) => isDeVoie(c.branche, 'propriété'))
    .map((coupe) => {
      const [x, y] = coupe.ici(17.6 + largeurPiste(branches), PORTE_DE_GARAGE);
      const cap = coupe.cap - 90;
      return { genre: 'maison', x, y, cap, longueur: 7, largeur: 6.4, etat: 'garage' };
    });

const agentOf = ({ agent }: Carrefour): Decor[] =>
  agent ? [{ genre: 'agent', x: 0, y: 0, cap: capDirection(agent.regarde), etat: agent.bras }] : [];

/** In metres: the detour round the officer. */
interface Ecart {
  rayon: number;
  detour: number;
}
const D_UNE_FLECHE: Ecart = { rayon: 1.95, detour: 5 };
/** In metres: rear wheels cut the bend. */
const EN_VIRAGE = 0.5;
const ecartDe = ({ usager, points }: Trajet, { gabarit }: Mesures): Ecart => {
  const cote = DE_L_AGENT + gabarit(usager.qui)[1] / 2;
  const angle = surLigne(points, longueurOf(points)).cap - surLigne(points, 0).cap;
  return Math.abs(tour(angle + 180) - 180) > 30
    ? { rayon: cote + EN_VIRAGE, detour: 9 }
    : { rayon: cote, detour: 8 };
};

function aroundAgent(points: Point[], { rayon, detour }: Ecart): Point[] {
  const total = longueurOf(points);
  const semis = Array.from(
    { length: Math.ceil(total / 0.5) + 1 },
    (_, i) => surLigne(points, Math.min(total, i * 0.5)).point,
  );
  const loins = semis.map(([x, y]) => Math.hypot(x, y));
  const pres = Math.min(...loins);
  const ici = loins.indexOf(pres);
  if (pres >= rayon || pres < 0.05) return points;
  const [nx, ny] = aCoteDe(semis, ici);
  return semis.map(([px, py], i): Point => {
    const part = Math.min(1, (Math.abs(i - ici) * 0.5) / detour);
    const ecart = (rayon - pres) * Math.cos((part * Math.PI) / 2) ** 2;
    const [qx, qy] = [px + nx * ecart, py + ny * ecart];
    const hors = Math.max(1, rayon / Math.max(0.1, Math.hypot(qx, qy)));
    return [qx * hors, qy * hors];
  });
}

/** Square to the way, from the officer to its nearest point: that one alone may lie ahead of him. */
function aCoteDe(semis: readonly Point[], ici: number): Point {
  const [[ax, ay], [bx, by]] = [semis[Math.max(0, ici - 1)]!, semis[ici + 1] ?? semis[ici]!];
  const long =
    Math.hypot(bx - ax, by - ay) *
      Math.sign(semis[ici]![0] * (ay - by) + semis[ici]![1] * (bx - ax)) || 1;
  return [(ay - by) / long, (bx - ax) / long];
}

/** Users inside are placed already; trams stay on rails. */
function passeAgent(trajet: Trajet, mesures: Mesures): Trajet {
  const { qui, état } = trajet.usager;
  if (état === 'engagé' || qui === 'tram' || qui === 'train') return trajet;
  return { ...trajet, points: aroundAgent(trajet.points, ecartDe(trajet, mesures)) };
}

const arrives = (eux: Objet[], trajets: Trajet[]): Objet[] =>
  trajets.flatMap(({ usager, points }) => {
    const lui = eux.find((o) => o.genre === 'usager' && o.usager === usager);
    const [x, y] = points.at(-1)!;
    return lui && usager.traverse ? [{ ...lui, x, y }] : [];
  });

/** In metres, by default. */
const HAUTEUR = 25.2;

export function planCarrefour(scene: Carrefour, jour: string, mesures: Mesures): Plan {
  const branches = branchesOf(scene, mesures);
  const { objets: eux, fleches: droites, trajets: droits } = place(scene, branches, mesures);
  const toutes = scene.agent
    ? droites.map((f) => ({ ...f, points: aroundAgent(f.points, D_UNE_FLECHE) }))
    : droites;
  const trajets = scene.agent ? droits.map((t) => passeAgent(t, mesures)) : droits;
  const { file, montre } = filesOf(branches, eux);
  const fleches = jusqua(toutes, file);
  const tous = [...eux, ...file];
  const avant = cadreAvec(montre, eux, [], HAUTEUR, mesures);
  const isLibre = horsChaussee(branches, 0.25 + (branches.some((c) => c.branche.piste) ? 2.3 : 0));
  const rue = [
    ...chaussees(branches, scene),
    ...pistesEnTravers(branches),
    ...branches.flatMap(marques),
    ...rails(branches),
  ];
  const auBord = postesAuBord(branches, (c) => signauxOf(c.branche), jour);
  const poteaux = mesures.dessin
    ? spreadOut(
        auBord,
        [...tous, ...arrives(eux, trajets)],
        isLibre,
        (c) => contains(avant, c),
        jour,
        fleches,
        isAuBord(branches, largeurPiste(branches)),
      )
    : plantOf(auBord, rue);
  const cadre = mesures.dessin
    ? cadreAvec(montre, eux, poteaux, HAUTEUR, mesures)
    : cadreEntier(mesures);
  const objets: Objet[] = [...tous, ...agentOf(scene), ...garages(branches)];
  const ecrits = ecritsOf(branches, objets);
  const ville = scene.agglomération;
  const piste = largeurPiste(branches);
  const sol = [surface('herbe', cadreEnPoints(cadre)), ...rue];
  const lampes = lampadairesOf(scene, branches, sol, [...objets, ...poteaux]);
  const decors = mesures.dessin
    ? addDecor(
        { ville, cadre, maisons: ville ? maisons(branches) : [], marge: 2.4 + piste, piste },
        [...objets, ...poteaux, ...lampes],
        (c, marge) => horsChaussee(branches, marge)(c),
      )
    : [];
  return {
    jour,
    cadre,
    sol,
    objets: [...decors, ...lampes, ...objets, ...poteaux],
    fleches,
    trajets,
    mesures: [],
    lignes: branches.flatMap((c) => lignesDArret(c)),
    passages: branches.flatMap(passagesOf),
    ...(ecrits.length && { ecrits }),
    temps: scene.temps,
  };
}
