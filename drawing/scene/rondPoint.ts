import { anneauDe, solDe, type Anneau } from './anneau.ts';
import { rails } from './chaussees.ts';
import { coupes, estPrincipale, type Coupe } from './coupe.ts';
import { habille } from './decor.ts';
import { LOIN, profondeur } from './emprise.ts';
import { cadreAvec, filesDe, jusqua } from './file.ts';
import {
  ajoute,
  arc,
  cadreEnPoints,
  chevauche,
  contient,
  courbe3,
  distance,
  longueurDe,
  tour,
  vers,
  type Cadre,
} from './geometrie.ts';
import { surface } from './marques.ts';
import { place, voieDe, type Itineraire, type Route } from './placement.ts';
import type { Plan, Point } from './plan.ts';
import { horsChaussee, postes, signauxDe } from './postes.ts';
import type { Carrefour, UsagerCarrefour } from './scene.ts';
import { cheminCarrefour, voieTram } from './trajets.ts';

/** How far the ring is left before a branch, in degrees. */
const AVANT = 36;

function itineraire(a: Anneau): Itineraire {
  return (u, c, d) => {
    const tours = d ? tour(c.cap - d.cap) || (u.anneau ? 0 : 360) : u.anneau ? 90 : 180;
    const dehors = a.bandes === 1 || (u.bande ? u.bande > 1 : tours < 200);
    if (u.qui === 'tram' && u.de && d) return parLeMilieu(a, c, d);
    const rayon =
      u.sur === 'piste'
        ? a.bord + 1.6
        : a.bandes === 1
          ? a.ilot + 2.5
          : a.ilot + (dehors ? 5.1 : 1.5);
    const q = Math.min(AVANT, tours / 2 - 1);
    const fin = c.cap - tours;
    const { v, w } = voieDe(u, c, undefined);
    const sur = (cap: number): Point => arc([0, 0], rayon, cap, cap, 1)[0] ?? [0, 0];
    const sort = (cap: number, s: Coupe): Point[] => {
      const [p, fini] = [sur(cap), s.ici(a.bord + 1.6, w(s))];
      const k = distance(p, fini) * 0.42;
      return [
        ...courbe3(p, ajoute(p, vers(cap - 90), k), ajoute(fini, vers(s.cap + 180), k), fini, 8),
        s.ici(LOIN, w(s)),
      ];
    };
    const bout = d
      ? sort(fin + (u.anneau ? AVANT : q), d)
      : arc([0, 0], rayon, fin + AVANT, fin - 90);
    if (u.anneau) {
      // Side by side in two lanes, the inner one is a little further on.
      const ici = c.cap + (a.bandes > 1 && !dehors && u.sur !== 'piste' ? 25 : 38);
      const avant = arc([0, 0], rayon, ici + 80, ici);
      const chemin = [
        ...avant,
        ...(ici > fin + AVANT + 3 ? arc([0, 0], rayon, ici, fin + AVANT).slice(1) : []),
        ...bout.slice(1),
      ];
      return {
        chemin,
        debut: longueurDe(avant),
        fin: d ? longueurDe(chemin) - LOIN + a.bord + 1 : longueurDe(chemin),
        cle: `anneau${u.sur === 'piste' ? 'piste' : dehors}`,
        clignotant: d === c ? 'droite' : undefined,
      };
    }
    const [p0, p1] = [c.ici(a.bord + 1, v), sur(c.cap - q)];
    const k = distance(p0, p1) * 0.42;
    const entree = courbe3(
      p0,
      ajoute(p0, vers(c.cap + 180), k),
      ajoute(p1, vers(c.cap - q + 90), k),
      p1,
      8,
    );
    const rond = arc([0, 0], rayon, c.cap - q, fin + q).slice(1, -1);
    const chemin = [c.ici(LOIN, v), ...entree, ...rond, ...bout];
    return {
      chemin,
      debut: LOIN - c.ligne,
      fin: d ? longueurDe(chemin) - LOIN + a.bord + 1 : longueurDe(chemin),
      cle: cleDe(u, v),
      clignotant: undefined,
    };
  };
}
/** Tracks go straight on, through the island. */
function parLeMilieu(a: Anneau, c: Coupe, d: Coupe): Route {
  const chemin = cheminCarrefour(c, d, { v: voieTram(c), w: -voieTram(d) });
  return {
    chemin,
    debut: LOIN - c.ligne,
    fin: longueurDe(chemin) - LOIN + a.bord + 1,
    cle: 'tram',
    clignotant: undefined,
  };
}
const cleDe = (u: UsagerCarrefour, v: number): string => `${u.sur ?? ''}${v.toFixed(1)}`;

export function planRondPoint(scene: Carrefour, jour: string): Plan {
  const bruts = coupes(scene);
  const a = anneauDe(bruts.filter((c) => estPrincipale(c, bruts)));
  const cs = bruts;
  for (const c of cs) {
    c.bouche = a.bord + 0.3;
    c.ligne = a.bord + (scene.signalé === false ? 0.3 : 1);
    if (c.b.passage) {
      c.passage = a.bord + 1.4;
      c.ligne = c.passage + profondeur(c) + 0.4;
    }
  }
  const { objets, fleches: toutes } = place(scene, cs, itineraire(a));
  const horsRue = horsChaussee(cs, 0);
  const coins = ([x, y, l, h]: Cadre): Point[] => [
    [x, y],
    [x + l, y],
    [x, y + h],
    [x + l, y + h],
    [x + l / 2, y],
    [x + l / 2, y + h],
    [x, y + h / 2],
    [x + l, y + h / 2],
  ];
  const horsAnneau = (c: Cadre, marge: number) =>
    coins(c).every(([x, y]) => Math.hypot(x, y) > a.bord + marge) && !chevauche(c, [-3, -3, 6, 6]);
  const { file, montre } = filesDe(cs, objets);
  const fleches = jusqua(toutes, file);
  const cadre = cadreAvec(montre, objets, [], 36);
  objets.push(...file);
  const poteaux = postes(
    cs,
    objets,
    (c) => {
      const siens = signauxDe(c.b);
      return siens.length || scene.signalé === false || c.b.sens === 'sortant'
        ? siens
        : [{ panneau: 'B1' }, { panneau: 'D5' }];
    },
    (c) => horsRue(c) && horsAnneau(c, 0.3),
    (c) => contient(cadre, c),
    jour,
    fleches,
  );
  const decors = habille(
    scene.agglomération,
    cs,
    cadre,
    [...objets, ...poteaux],
    (c, m) => horsChaussee(cs, m)(c) && horsAnneau(c, m),
  );
  const ilot = { genre: 'arbre' as const, x: 0, y: 0, cap: 0, longueur: 2.6, largeur: 2.6 };
  return {
    jour,
    cadre,
    sol: [surface('herbe', cadreEnPoints(cadre)), ...solDe(scene, cs, a), ...rails(cs)],
    objets: [...decors, ...(cs.some((c) => c.b.rails) ? [] : [ilot]), ...objets, ...poteaux],
    fleches,
    mesures: [],
    temps: scene.temps,
  };
}
