import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { type Bord, type Rive, surBord } from './bords.ts';
import type { Pousse } from './feuillage.ts';
import { addAllee, addCloture, addPlantes } from './jardins.ts';
import {
  arbreEn,
  capDe,
  haieEntre,
  HAUTEUR_MAISON,
  isRue,
  type Lieu,
  type Massif,
  PORTEE,
  pres,
  seTouchent,
  solDuBord,
} from './lieu.ts';
import { addMaison, NOMBRE_DE_FACADES } from './maisons.ts';
import { addVilla, GARAGE, PROFONDEUR_DE_VILLA, VILLA } from './villas.ts';

/** In metres: how deep a house in its row is, and how thick what closes a garden. */
const [PROFONDEUR, EPAISSE] = [8, 0.5];

/** In metres: a yard stays open before a school, that drivers see it. */
const COUR = 24;

/** Beside a school, on its side of the road: no house that would hide it. */
const isCour = ({ pris }: Lieu, [x, , z]: Vec): boolean =>
  pris.some((o) => o.genre === 'école' && Math.abs(o.y - z) < COUR && Math.abs(o.x - x) < 9);

/** No street under a rectangle that begins at an edge and goes `profondeur` away from it. */
function isLibre(lieu: Lieu, bord: Bord, s: number, largeur: number, profondeur: number): boolean {
  for (const a of [-0.5, -0.25, 0, 0.25, 0.5])
    for (const d of [0.08, profondeur / 2, profondeur])
      if (isRue(lieu, ...surBord(bord, s + a * largeur, d))) return false;
  const [x, y] = surBord(bord, s, profondeur / 2);
  return !lieu.pris.some((o) => Math.hypot(o.x - x, o.y - y) < profondeur / 2 + 1.5);
}

/** A plot along a pavement, from `s` on. */
interface Parcelle {
  bord: Bord;
  s: number;
  large: number;
  pousse: Pousse;
}

/** A row of houses along a pavement; gardens, fences and gates in its gaps. */
export function addRue(lieu: Lieu, { longueur, frontAt }: Rive): void {
  const { reglage, enneige, sel, quartier } = lieu;
  let derniere = -1;
  for (let s = 0.1; s < longueur - 3.5;) {
    const ici = frontAt(s, 1);
    const alea = aleaOf(graineDuLieu(...surBord(ici.bord, ici.s, 0), sel + 1));
    const pousse: Pousse = { alea, enneige, detail: reglage.detail };
    const seule = quartier === 'pavillons' || (quartier === 'village' && alea() < 0.35);
    const facade = nextFacade(alea, derniere);
    const large = seule ? VILLA + GARAGE : 5 + alea() * 1.7;
    const recul = seule ? 5 + alea() * 2 : alea() < 0.12 ? 3 + alea() * 2 : 0.05;
    const jardin = seule ? 2.5 + alea() * 2.5 : 0;
    const parcelle: Parcelle = { ...frontAt(s, large), large, pousse };
    const profondeur = seule ? PROFONDEUR_DE_VILLA : PROFONDEUR;
    const massif = massifDe(parcelle, recul, profondeur);
    if (!tient(lieu, parcelle, massif, recul + profondeur)) {
      addJardin(lieu, { ...frontAt(s, 1.4), large: 1.4, pousse });
      s += 1.4;
      continue;
    }
    lieu.parcelles.push(massif);
    if (reglage.cache(massif)) addJardin(lieu, parcelle);
    else {
      lieu.massifs.push(massif);
      if (seule) addPavillon(lieu, parcelle, recul);
      else addMitoyenne(lieu, parcelle, recul, facade);
    }
    derniere = seule ? -1 : facade;
    s += large;
    const reste = Math.min(jardin, longueur - s);
    if (reste > 0.5) addJardin(lieu, { ...frontAt(s + 0.2, reste), large: reste, pousse });
    s += jardin;
  }
}

const massifDe = ({ bord, s, large }: Parcelle, recul: number, profondeur: number): Massif => {
  const [x, z] = surBord(bord, s + large / 2, recul + profondeur / 2);
  return {
    pied: [x, 0, z],
    cap: capDe(bord),
    longueur: profondeur,
    largeur: large,
    hauteur: HAUTEUR_MAISON,
  };
};

/** Its plot is free: whoever drives past changes nothing. */
function tient(
  lieu: Lieu,
  { bord, s, large }: Parcelle,
  massif: Massif,
  profondeur: number,
): boolean {
  const [x, , z] = massif.pied;
  return (
    s + large <= bord.longueur + 0.4 &&
    pres(lieu, [x, z], PORTEE) &&
    !isCour(lieu, massif.pied) &&
    isLibre(lieu, bord, s + large / 2, large, profondeur) &&
    !lieu.parcelles.some((autre) => seTouchent(autre, massif))
  );
}

/** Where a front stands. */
function piedDeFacade({ sol }: Lieu, { bord, s, large }: Parcelle, recul: number): Vec {
  const [x, z] = surBord(bord, s + large / 2, recul);
  return [x, Math.max(0, sol.relief.hauteur(x, z)) + 0.1, z];
}

/** A house in its row, rarely with a front garden. */
function addMitoyenne(lieu: Lieu, parcelle: Parcelle, recul: number, facade: number): void {
  const { large, bord, pousse } = parcelle;
  const { alea, enneige } = pousse;
  const ou = piedDeFacade(lieu, parcelle, recul);
  addMaison(
    lieu.chantier,
    ou,
    (-capDe(bord) * Math.PI) / 180,
    {
      largeur: large,
      profondeur: PROFONDEUR,
      facade,
      etages: alea() < (lieu.quartier === 'rangée' ? 0.65 : 0.3) ? 'trois' : 'deux',
      enneige,
      loin: !pres(lieu, [ou[0], ou[2]], 42),
    },
    alea,
  );
  if (recul > 1) addJardin(lieu, parcelle);
}

/** A villa behind its garden, with a drive to its garage. */
function addPavillon(lieu: Lieu, parcelle: Parcelle, recul: number): void {
  const { large, bord, s, pousse } = parcelle;
  const { alea, enneige } = pousse;
  const lacet = (-capDe(bord) * Math.PI) / 180;
  addVilla(lieu.chantier, piedDeFacade(lieu, parcelle, recul), lacet, enneige, alea);
  const at = solDuBord(lieu, bord);
  const [a, b] = [s + large - 0.4, s + large - GARAGE + 0.4];
  addAllee(lieu.chantier, [at(a, 0.05), at(b, 0.05), at(b, recul + 0.9), at(a, recul + 0.9)]);
  addJardin(lieu, { ...parcelle, large: large - GARAGE });
}

/** Shops and garages stay rare, and no two alike stand side by side. */
function nextFacade(alea: () => number, derniere: number): number {
  const tiree = Math.floor(alea() * NOMBRE_DE_FACADES);
  const rare = tiree === 3 || tiree === 7;
  const autre = tiree === derniere || (rare && alea() < 0.6);
  return autre ? (tiree + 1 + Math.floor(alea() * 3)) % NOMBRE_DE_FACADES : tiree;
}

/** Something that closes it, and what grows behind. */
function addJardin(lieu: Lieu, { bord, s, large, pousse }: Parcelle): void {
  const { chantier, reglage } = lieu;
  const at = solDuBord(lieu, bord);
  const [de, a, fond] = [at(s - 0.05, 0.4), at(s + large + 0.05, 0.4), at(s + large / 2, 2.4)];
  if (!pres(lieu, [de[0], de[2]], 80)) return;
  if ([de, a, fond].some(([x, , z]) => isRue(lieu, x, z))) return;
  if (lieu.pris.some((o) => Math.hypot(o.x - de[0], o.y - de[2]) < 1.6)) return;
  // Neighbours in one gap share what closes it.
  const graine = graineDuLieu(Math.round(de[0] / 12), Math.round(de[2] / 12), lieu.sel);
  const hauteur = addCloture(chantier, { de, a }, { ...pousse, alea: aleaOf(graine) });
  if (hauteur > 0) lieu.haies.push(haieEntre(de, a, { largeur: EPAISSE, hauteur }));
  const libre = (ou: Vec) => !reglage.cache(arbreEn(ou)) && !isRue(lieu, ou[0], ou[2]);
  addPlantes(chantier, (q, d) => at(s + q, d), large, libre, pousse);
}
