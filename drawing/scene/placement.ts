import { bordVoisin } from './chaussees.ts';
import type { Coupe } from './coupe.ts';
import { LOIN, profondeur } from './emprise.ts';
import { gabarit } from './gabarits.ts';
import { longueurDe, partie, surLigne } from './geometrie.ts';
import type { Fleche, Objet, Point, Vu } from './plan.ts';
import type { Carrefour, UsagerCarrefour } from './scene.ts';
import { cheminCarrefour, virage, voieTram } from './trajets.ts';
import { clignotantDe, estDeuxRoues, estPieton, vuDe } from './usagers.ts';

export interface Voie {
  v: number;
  w: (d: Coupe) => number;
  cle: string;
}

/** Where on his branch he comes, and where on another he would leave. */
export function voieDe(u: UsagerCarrefour, c: Coupe, d: Coupe | undefined): Voie {
  const tourne = d ? virage(c, d) : 0;
  if (u.qui === 'tram' || u.sur === 'site propre') {
    return { v: voieTram(c), w: (x) => -voieTram(x), cle: 'tram' };
  }
  if (u.sur === 'piste')
    return {
      v: c.pisteDroite,
      w: (x) => (x.b.piste ? -x.pisteGauche : -x.gauche + 0.9),
      cle: 'piste',
    };
  if (u.sur === 'trottoir')
    return {
      v: c.droite + (c.b.piste ? 3.4 : 1.2),
      w: (x) => -x.gauche - (x.b.piste ? 3.4 : 1.2),
      cle: 'trottoir',
    };
  if (u.sur === 'bande bus' && c.bus !== undefined)
    return { v: c.bus, w: (x) => x.sortie(Math.max(1, x.sorties)), cle: 'bus' };
  const n = c.b.bandes;
  const mot = tourne > 25 ? 'droite' : tourne < -25 ? 'gauche' : 'droit';
  const peinte = c.b.flèches?.findIndex((f) => f.split(/[\s,]+/).includes(mot)) ?? -1;
  const bande = u.bande ?? (peinte >= 0 ? peinte + 1 : mot === 'gauche' ? 1 : n);
  const serre = estDeuxRoues(u.qui) && c.b.sens !== 'sortant' && mot !== 'gauche';
  const v = serre ? c.entree(bande) + 0.8 : c.entree(bande);
  const sortie = (x: Coupe) =>
    x.sortie(mot === 'gauche' ? 1 : Math.min(mot === 'droite' ? 9 : bande, Math.max(1, x.sorties)));
  return { v, w: (x) => sortie(x) - (estDeuxRoues(u.qui) && x.sorties ? 0.8 : 0), cle: `${bande}` };
}

/** The way along which he goes, and where on it the junction begins and ends. */
export interface Route {
  chemin: Point[];
  debut: number;
  fin: number;
  cle: string;
  clignotant: 'gauche' | 'droite' | undefined;
}

function routeDe(u: UsagerCarrefour, c: Coupe, d: Coupe | undefined): Route {
  const voie = voieDe(u, c, d);
  const ligne = u.sur === 'piste' || u.sur === 'trottoir' ? Math.min(c.ligne, c.bouche) : c.ligne;
  const chemin = d
    ? cheminCarrefour(c, d, { v: voie.v, w: voie.w(d) })
    : [c.ici(LOIN, voie.v), c.ici(-LOIN, voie.v)];
  const total = longueurDe(chemin);
  const tourne = d ? virage(c, d) : 0;
  return {
    chemin,
    debut: LOIN - ligne,
    fin: d ? total - LOIN + d.ligne : LOIN + 6,
    cle: voie.cle,
    clignotant:
      !d || u.qui === 'tram'
        ? undefined
        : c === d || tourne < -25
          ? 'gauche'
          : tourne > 25
            ? 'droite'
            : undefined,
  };
}

const RECUL = { approche: 1.9, attend: 1.1 } as const;

export type Itineraire = (u: UsagerCarrefour, c: Coupe, d: Coupe | undefined) => Route;

/** Puts everybody on his way: the first of each lane at the line, the others behind. */
export function place(
  scene: Carrefour,
  cs: Coupe[],
  itineraire: Itineraire = routeDe,
): { objets: Objet[]; fleches: Fleche[] } {
  const objets: Objet[] = [];
  const fleches: Fleche[] = [];
  const files = new Map<string, number>();
  const trouve = (x: string | undefined) => cs.find((c) => c.direction === x);
  for (const u of [...scene.usagers].sort((a, b) => (a.rang ?? 1) - (b.rang ?? 1))) {
    const base = vuDe(u, scene.usagers);
    const [long] = gabarit(u.qui);
    const traverse = trouve(u.traverse);
    const de = trouve(u.de);
    const vers = trouve(u.vers);
    if (traverse) {
      const { vu, fleche } = quiTraverse(u, traverse, base, trottoirDe(traverse, cs, scene));
      objets.push(vu);
      if (u.flèche !== false && fleche) fleches.push(fleche);
      continue;
    }
    const c = de ?? (u.anneau ? trouve(u.anneau) : undefined) ?? vers;
    if (!c) continue;
    const r =
      de || u.anneau
        ? itineraire(u, c, vers)
        : { ...sortant(u, c), cle: 's', clignotant: undefined };
    const cle = `${c.direction} ${r.cle} ${u.anneau ?? ''}`;
    const inter = r.fin - r.debut;
    let front =
      r.debut -
      (u.arrêté || scene.lieu === 'rond-point'
        ? RECUL.attend - (scene.lieu === 'rond-point' ? 0.5 : 0)
        : RECUL[u.état === 'attend' ? 'attend' : 'approche']);
    if (c.b.flèches && c.b.sens !== 'sortant') front = Math.min(front, r.debut - 3.9);
    if (u.état === 'engagé' || u.anneau || (!de && vers))
      front = r.debut + (u.anneau ? 0 : Math.min(inter * 0.42 + long / 2, inter * 0.75));
    else {
      if (u.rang !== undefined && u.rang > 1 && !files.has(cle))
        front -= (long + 1.4) * (u.rang - 1);
      front = Math.min(front, files.get(cle) ?? front);
      files.set(cle, front - long - 1.4);
    }
    if (scene.agent && u.état === 'engagé') front = recule(r, front, long);
    const { point, cap } = surLigne(r.chemin, front - long / 2);
    const cl = clignotantDe(u, r.clignotant);
    objets.push({ ...base, x: point[0], y: point[1], cap, ...(cl && { clignotant: cl }) });
    if (vers && u.flèche !== false && (de || u.anneau)) {
      const bout = Math.max(r.fin + 1.2, front + 3);
      fleches.push({ points: partie(r.chemin, front + 0.35, bout), moi: base.moi });
    }
  }
  return { objets, fleches };
}

/** Inside the junction, but short of the officer in its middle. */
function recule(r: Route, front: number, long: number): number {
  for (let f = front; f > r.debut + 1.2; f -= 0.3) {
    const pres = [0.5, 0.3, 0.1, -0.1, -0.3, -0.5].some((k) => {
      const [x, y] = surLigne(r.chemin, f - long / 2 + k * long).point;
      return Math.hypot(x, y) < 2.9;
    });
    if (!pres) return f;
  }
  return front;
}

function sortant(u: UsagerCarrefour, c: Coupe): { chemin: Point[]; debut: number; fin: number } {
  const v =
    u.sur === 'piste' ? -c.pisteGauche : u.sur === 'trottoir' ? -c.gauche - 1.2 : c.sortie(1);
  const [long] = gabarit(u.qui);
  return {
    chemin: [c.ici(0, v), c.ici(LOIN, v)],
    debut: c.bouche + long / 2 + 1,
    fin: c.bouche + long / 2 + 2,
  };
}

/** Where the footway goes on across the branch, if it does. */
function trottoirDe(c: Coupe, cs: Coupe[], scene: Carrefour): number | undefined {
  const { voie } = c.b;
  if (voie !== 'trottoir traversant' && !(voie === 'propriété' && scene.agglomération))
    return undefined;
  if (scene.lieu === 'rond-point') return c.bouche + 1;
  return bordVoisin(c, cs) + (cs.some((x) => x.b.piste) ? 3.6 : 1.4);
}

/** On foot across a branch, or on a bicycle over its cycle crossing. */
function quiTraverse(
  u: UsagerCarrefour,
  c: Coupe,
  base: Omit<Vu, 'x' | 'y' | 'cap'>,
  trottoir: number | undefined,
): { vu: Vu; fleche?: Fleche } {
  const aGauche = u.côté === 'gauche';
  const roule = !estPieton(u.qui);
  const p = c.passage ?? c.bouche + 0.2;
  const mixte = c.b.passage === 'piétons et cyclistes';
  const s =
    trottoir !== undefined && c.b.passage === undefined
      ? trottoir
      : c.b.passage === undefined
        ? p + 0.8
        : mixte
          ? roule
            ? p + 0.85
            : p + 3.2
          : p + profondeur(c) / 2;
  const [v0, v1] = aGauche ? [-c.gauche, c.droite] : [c.droite, -c.gauche];
  const k = aGauche ? 1 : -1;
  const [long] = gabarit(u.qui);
  const v =
    u.état === 'engagé'
      ? v0 + (v1 - v0) * (u.moi ? 0.35 : 0.3)
      : v0 - k * (long / 2 + (c.b.piste && !roule ? 2.6 : 0.35));
  const [x, y] = c.ici(s, v);
  // A branch looks outwards; who arrives on it looks the other way.
  const cap = c.cap + (aGauche ? -90 : 90);
  const cl = clignotantDe(u, undefined);
  const fin = v1 + k * 0.9;
  return {
    vu: { ...base, x, y, cap, ...(cl && { clignotant: cl }) },
    fleche: { points: [c.ici(s, v + k * (long / 2 + 0.3)), c.ici(s, fin)], moi: base.moi },
  };
}
