import { bordVoisin } from './chaussees.ts';
import type { Coupe } from './coupe.ts';
import { hasBandes, isDeVoie } from '../../branche.ts';
import { profondeur } from './emprise.ts';
import type { Gabarit } from '../../gabarits.ts';
import type { Mesures } from '../../mesures.ts';
import { longueurOf, partie, surLigne } from '../geometrie.ts';
import type { Fleche, Objet, Point, Trajet, Vu } from '../plan.ts';
import type { Carrefour, UsagerCarrefour } from '../../scene.ts';
import { cheminCarrefour, cheminDemiTour, virage, voieTram } from './trajets.ts';
import { clignotantOf, vuOf } from '../vuOf.ts';
import { isDeuxRouesLeger, isPieton } from '../../../../droit/circulation/usagers.ts';

export interface Voie {
  depart: number;
  arriveeSur: (d: Coupe) => number;
  cle: string;
}

/** In metres from the kerb: lorries and cyclists have room. */
const surTrottoir = (piste: boolean): number => (piste ? 4 : 1.6);

export function voieOf(usager: UsagerCarrefour, coupe: Coupe, vers: Coupe | undefined): Voie {
  const tourne = vers ? virage(coupe, vers) : 0;
  if (usager.qui === 'tram' || usager.sur === 'site propre') {
    return { depart: voieTram(coupe), arriveeSur: (x) => -voieTram(x), cle: 'tram' };
  }
  if (usager.sur === 'piste')
    return {
      depart: coupe.pisteDroite,
      arriveeSur: (x) => (x.branche.piste ? -x.pisteGauche : -x.gauche + 0.9),
      cle: 'piste',
    };
  if (usager.sur === 'trottoir')
    return {
      depart: coupe.droite + surTrottoir(coupe.branche.piste === true),
      arriveeSur: (x) => -x.gauche - surTrottoir(x.branche.piste === true),
      cle: 'trottoir',
    };
  if (usager.sur === 'bande bus' && coupe.bus !== undefined)
    return { depart: coupe.bus, arriveeSur: (x) => x.sortie(Math.max(1, x.sorties)), cle: 'bus' };
  const bandes = coupe.branche.bandes;
  const mot = tourne > 25 ? 'droite' : tourne < -25 ? 'gauche' : 'droit';
  const peinte = coupe.branche.flèches?.findIndex((f) => f.split(/[\s,]+/).includes(mot)) ?? -1;
  const bande = usager.bande ?? (peinte >= 0 ? peinte + 1 : mot === 'gauche' ? 1 : bandes);
  const serre =
    isDeuxRouesLeger(usager) &&
    coupe.branche.sens !== 'sortant' &&
    hasBandes(coupe.branche) &&
    mot !== 'gauche';
  // Against one-way traffic one keeps to its right.
  const contre = isDeuxRouesLeger(usager) && coupe.branche.contresens !== undefined;
  const droite = contre ? coupe.droite - 0.9 : coupe.entree(bande) + (serre ? 0.8 : 0);
  const sortie = (x: Coupe) =>
    x.sortie(mot === 'gauche' ? 1 : Math.min(mot === 'droite' ? 9 : bande, Math.max(1, x.sorties)));
  return {
    depart: droite,
    arriveeSur: (x) =>
      sortie(x) - (isDeuxRouesLeger(usager) && x.sorties && hasBandes(x.branche) ? 0.8 : 0),
    cle: `${bande}`,
  };
}

export interface RouteSuivie {
  chemin: Point[];
  debut: number;
  fin: number;
  cle: string;
  clignotant: 'gauche' | 'droite' | undefined;
}

function routeOf(usager: UsagerCarrefour, coupe: Coupe, sortie: Coupe | undefined): RouteSuivie {
  const voie = voieOf(usager, coupe, sortie);
  const { loin } = coupe.mesures;
  const ligne =
    usager.sur === 'piste' || usager.sur === 'trottoir'
      ? Math.min(coupe.ligne, coupe.bouche)
      : coupe.ligne;
  const chemin = sortie
    ? cheminCarrefour(coupe, sortie, { depart: voie.depart, arrivee: voie.arriveeSur(sortie) })
    : [coupe.ici(loin, voie.depart), coupe.ici(-loin, voie.depart)];
  const total = longueurOf(chemin);
  const tourne = sortie ? virage(coupe, sortie) : 0;
  return {
    chemin,
    debut: loin - ligne,
    fin: sortie ? total - loin + sortie.ligne : loin + 6,
    cle: voie.cle,
    clignotant: !sortie
      ? undefined
      : coupe === sortie || tourne < -25
        ? 'gauche'
        : tourne > 25
          ? 'droite'
          : undefined,
  };
}

/** Metres from its line to who comes first there. */
export function reculOf({ lieu, branches }: Carrefour, usager: UsagerCarrefour): number {
  const branche = usager.de && branches[usager.de];
  const fleche = branche?.flèches && branche.sens !== 'sortant' ? 3.9 : 0;
  const ordinaire = usager.arrêté || usager.état === 'attend' ? 1.1 : 1.9;
  return Math.max(fleche, lieu === 'rond-point' ? 0.6 : ordinaire);
}

export type Itineraire = (u: UsagerCarrefour, c: Coupe, d: Coupe | undefined) => RouteSuivie;

export function place(
  scene: Carrefour,
  cs: Coupe[],
  mesures: Mesures,
  itineraire: Itineraire = routeOf,
): { objets: Objet[]; fleches: Fleche[]; trajets: Trajet[] } {
  const objets: Objet[] = [];
  const fleches: Fleche[] = [];
  const trajets: Trajet[] = [];
  const files = new Map<string, number>();
  const find = (x: string | undefined) => cs.find((c) => c.direction === x);
  for (const usager of [...scene.usagers].sort((a, b) => (a.rang ?? 1) - (b.rang ?? 1))) {
    const base = vuOf(usager, scene.usagers, mesures);
    const [long] = base.taille;
    const traverse = find(usager.traverse);
    const de = find(usager.de);
    const vers = find(usager.vers);
    if (traverse) {
      const { vu, fleche, points } = quiTraverse(
        usager,
        traverse,
        base,
        trottoirOf(traverse, cs, scene),
        cs.some((c) => c !== traverse && c.branche.piste),
      );
      objets.push(vu);
      trajets.push({ usager, points, ici: 0 });
      if (usager.flèche !== false) fleches.push({ ...fleche, usager });
      continue;
    }
    const coupe = de ?? (usager.anneau ? find(usager.anneau) : undefined) ?? vers;
    if (!coupe) continue;
    const route =
      de || usager.anneau
        ? itineraire(usager, coupe, vers)
        : { ...sortant(usager, coupe), cle: 's', clignotant: undefined };
    const cle = `${coupe.direction} ${route.cle} ${usager.anneau ?? ''}`;
    const inter = route.fin - route.debut;
    let front = route.debut - reculOf(scene, usager);
    if (usager.état === 'engagé' || usager.anneau || (!de && vers))
      front = route.debut + (usager.anneau ? 0 : Math.min(inter * 0.42 + long / 2, inter * 0.75));
    else {
      if (usager.rang !== undefined && usager.rang > 1 && !files.has(cle))
        front -= (long + 1.4) * (usager.rang - 1);
      front = Math.min(front, files.get(cle) ?? front);
      files.set(cle, front - long - 1.4);
    }
    if (scene.agent && usager.état === 'engagé') front = besideAgent(route, front, base.taille);
    const { point, cap } = surLigne(route.chemin, front - long / 2);
    const cl = clignotantOf(usager, route.clignotant);
    objets.push({ ...base, x: point[0], y: point[1], cap, ...(cl && { clignotant: cl }) });
    if (vers) {
      const tourne = vers === coupe && scene.lieu === 'carrefour' && usager.état !== 'engagé';
      const { depart, arriveeSur } = voieOf(usager, coupe, vers);
      const points = tourne
        ? cheminDemiTour(coupe, cs, { depart, arrivee: arriveeSur(vers) })
        : route.chemin;
      trajets.push({ usager, points, ici: front - long / 2 });
    }
    if (vers && usager.flèche !== false && (de || usager.anneau)) {
      const bout = Math.max(route.fin + 1.2, front + 3);
      fleches.push({ points: partie(route.chemin, front + 0.35, bout), moi: base.moi, usager });
    }
  }
  return { objets, fleches, trajets };
}

/** In metres, from the officer to a passing flank. */
export const DE_L_AGENT = 1.75;

/** He must not seem to arrive at the officer, so he is past him. Long vehicles stop short. */
function besideAgent(route: RouteSuivie, front: number, [long, large]: Gabarit): number {
  const isLibre = (ici: number) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].every((part) => {
      const [x, y] = surLigne(route.chemin, ici - part * long).point;
      return Math.hypot(x, y) >= DE_L_AGENT + large / 2;
    });
  for (let ici = front; ici < route.fin; ici += 0.3) if (isLibre(ici)) return ici;
  for (let ici = front; ici > route.debut + 1.2; ici -= 0.3) if (isLibre(ici)) return ici;
  return front;
}

function sortant(
  usager: UsagerCarrefour,
  coupe: Coupe,
): { chemin: Point[]; debut: number; fin: number } {
  const vitesse =
    usager.sur === 'piste'
      ? -coupe.pisteGauche
      : usager.sur === 'trottoir'
        ? -coupe.gauche - surTrottoir(coupe.branche.piste === true)
        : coupe.sortie(1);
  const [long] = coupe.mesures.gabarit(usager.qui);
  return {
    chemin: [coupe.ici(0, vitesse), coupe.ici(coupe.mesures.loin, vitesse)],
    debut: coupe.bouche + long / 2 + 1,
    fin: coupe.bouche + long / 2 + 2,
  };
}

function trottoirOf(coupe: Coupe, cs: Coupe[], scene: Carrefour): number | undefined {
  const parSortie = scene.agglomération && isDeVoie(coupe.branche, 'propriété');
  if (!parSortie && !isDeVoie(coupe.branche, 'trottoir')) return undefined;
  if (scene.lieu === 'rond-point') return coupe.bouche + 1;
  return bordVoisin(coupe, cs) + (cs.some((x) => x.branche.piste) ? 3.6 : 1.4);
}

function quiTraverse(
  usager: UsagerCarrefour,
  coupe: Coupe,
  base: Omit<Vu, 'x' | 'y' | 'cap'>,
  trottoir: number | undefined,
  longePiste: boolean,
): { vu: Vu; fleche: Fleche; points: Point[] } {
  const aGauche = usager.côté === 'gauche';
  const roule = !isPieton(usager);
  const passage = coupe.passage ?? coupe.bouche + 0.2;
  const mixte = coupe.branche.passage === 'piétons et cyclistes';
  const recul =
    trottoir !== undefined && coupe.branche.passage === undefined
      ? trottoir
      : coupe.branche.passage === undefined
        ? passage + (longePiste ? 1.25 : 0.8)
        : mixte
          ? roule
            ? passage + 0.85
            : passage + 3.55
          : passage + profondeur(coupe) / 2;
  const [v0, v1] = aGauche ? [-coupe.gauche, coupe.droite] : [coupe.droite, -coupe.gauche];
  const cote = aGauche ? 1 : -1;
  const [long] = base.taille;
  const ecart =
    usager.état === 'engagé'
      ? v0 + (v1 - v0) * (usager.moi ? 0.35 : 0.3)
      : v0 - cote * (long / 2 + (coupe.branche.piste && !roule ? 2.6 : 0.35));
  const [x, y] = coupe.ici(recul, ecart);
  const cap = coupe.cap + (aGauche ? -90 : 90);
  const cl = clignotantOf(usager, undefined);
  const fin = v1 + cote * 0.9;
  // He ends mid-pavement, clear of turning traffic.
  const arrive = coupe.branche.piste && !roule ? 2.6 : trottoir === undefined ? 1.1 : 2.6;
  return {
    vu: { ...base, x, y, cap, ...(cl && { clignotant: cl }) },
    fleche: {
      points: [coupe.ici(recul, ecart + cote * (long / 2 + 0.3)), coupe.ici(recul, fin)],
      moi: base.moi,
    },
    points: [[x, y], coupe.ici(recul, v1 + cote * (long / 2 + arrive))],
  };
}
