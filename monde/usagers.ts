import { TEMPS } from '../drawing/scene/temps.ts';
import { brasTendu, isGare } from '../drawing/scene/plan/vuOf.ts';
import type { Decor, Plan, Vu } from '../drawing/scene/plan/plan.ts';
import { isAPied, type Pieton } from '../drawing/scene/vocabulaire.ts';
import type { Boite } from './camera/boites.ts';
import { isDedans, type Vue } from './camera/prises.ts';
import type { Chantier } from './chantier.ts';
import { addPersonne, type EtatPersonne, type Qui } from './gens/index.ts';
import { graineOf } from '../drawing/alea.ts';
import { devant, fois, plus, type Vec } from './maille/vecteurs.ts';
import {
  addTableauDeBord,
  addVehicule,
  AUTOS,
  type EtatVehicule,
  volumeOf,
  type QuiRoule,
} from './vehicules/index.ts';

/** Paint and clothes, as the words name them. */
export const TEINTES: Record<Vu['couleur'], string> = {
  bleue: '#1F56A8',
  rouge: '#B01A22',
  verte: '#2C6B46',
  jaune: '#E3B110',
  blanche: '#E9EAEA',
  grise: '#8A9096',
  noire: '#22262B',
  orange: '#D8661C',
};

const ROULANTS = ['vélo', 'speed pedelec', 'trottinette', 'moto', 'cyclomoteur'] as const;
type DeuxRoues = (typeof ROULANTS)[number];
export const isPersonne = (qui: Vu['qui']): qui is Pieton | DeuxRoues =>
  isAPied(qui) || (ROULANTS as readonly string[]).includes(qui);

/** He waits, walks or rides, as the words say. */
export function poseOf({ usager }: Vu): EtatPersonne['pose'] {
  if (usager.arrêté) return 'attend';
  if ('fait' in usager)
    return usager.fait === 'attend' || usager.fait === 'arrêté' || usager.fait === 'stationné'
      ? 'attend'
      : 'marche';
  return usager.état === 'engagé' ? 'traverse' : usager.traverse ? 'attend' : 'marche';
}

function etatOf(vu: Vu): EtatPersonne {
  const bras = brasTendu(vu);
  const { clignotant } = vu;
  return {
    pose: poseOf(vu),
    phase: 0.12,
    gare: isGare(vu.usager),
    ...(vu.enfant && { enfant: true }),
    freine: vu.freine,
    ...(vu.sansFeux && { feux: false }),
    ...(vu.disque && { tient: 'disque' as const }),
    ...(bras && { tend: bras < 0 ? ('gauche' as const) : ('droite' as const) }),
    ...(!bras && (clignotant === 'gauche' || clignotant === 'droite') && { clignote: clignotant }),
  };
}

/** Adds the vehicle of who answers: around the camera, ahead of it, or below. Only a car has an inside. */
export function addMoi(
  chantier: Chantier,
  plan: Plan,
  boite: Boite,
  rang: number,
  vue: Pick<Vue, 'genre' | 'recul'>,
  change: EtatPersonne = {},
): void {
  const { objet } = boite;
  const duSiege = isDedans(vue);
  if (objet.genre !== 'usager') return;
  if (duSiege && ((vue.recul ?? 0) > 0 || objet.qui !== 'voiture')) return;
  const { mailles, halos, lampes, corps } = chantier;
  const [eclats, feux, autres] = [halos.length, lampes.length, corps.length];
  const dedans = { ...chantier, mailles: { ...mailles, divers: mailles.habitacle } };
  addUsager(duSiege ? dedans : chantier, plan, boite, rang, duSiege, change);
  if (duSiege) addTableauDeBord(mailles.habitacle, boite);
  // Its own glow would dazzle who sits in it.
  if (duSiege) halos.length = eclats;
  if (duSiege) for (const caisse of corps.slice(autres)) caisse.sien = true;
  // His two beams are the scene's: bati.ts.
  lampes.length = feux;
}

/** The same person wherever he stands: by his words and his rank. `change`: what a film alters. */
export function addUsager(
  chantier: Chantier,
  plan: Plan,
  boite: Boite,
  rang: number,
  vide = false,
  change: EtatPersonne = {},
): void {
  const { objet, pied: ou, cap } = boite;
  const graine = graineOf(`${rang} ${'qui' in objet ? objet.qui : objet.genre}`);
  if (objet.genre === 'poteau') return;
  if (objet.genre !== 'usager') return addAgent(chantier, objet, boite, graine);
  if (objet.qui === 'obstacle' || objet.qui === 'travaux') return;
  if (!isPersonne(objet.qui)) return addRoulant(chantier, plan, boite, objet, rang, vide);
  const jeu = jeuOf(plan, objet);
  if (jeu?.ballon) addBallon(chantier, ou, cap);
  const qui: Qui = objet.disque ? 'surveillant' : objet.qui;
  addPersonne(chantier, {
    qui,
    ou,
    cap,
    couleur: TEINTES[objet.couleur],
    graine,
    etat: { ...etatOf(objet), ...jeu?.etat, ...change },
  });
}

/** Each plays otherwise; the first has the ball. */
const JOUEURS: readonly EtatPersonne[] = [
  { taille: 1.12 },
  { taille: 1.02, bras: 'tendus' },
  { taille: 1.16, bras: 'levé' },
];

function jeuOf({ objets }: Plan, vu: Vu): { etat: EtatPersonne; ballon: boolean } | undefined {
  if (!vu.joue) return undefined;
  const rang = objets.filter((autre) => autre.genre === 'usager' && autre.joue).indexOf(vu);
  return { etat: { bagage: 'aucun', ...JOUEURS[rang % JOUEURS.length] }, ballon: rang === 0 };
}

const RAYON = 0.13;

function addBallon({ mailles: { divers }, contacts }: Chantier, ou: Vec, cap: number): void {
  const la = plus(ou, fois(devant(cap), 0.9));
  divers.addBoule(plus(la, [0, RAYON, 0]), [RAYON, RAYON, RAYON], '#E8C21E', {
    meridiens: 16,
    paralleles: 12,
  });
  contacts.push({ ou: la, cap, largeur: 2 * RAYON, longueur: 2 * RAYON });
}

const COLLECTIFS = new Set<Vu['qui']>(['bus', 'autocar', 'bus scolaire', 'tram']);
/** In metres: who boards stands so near. */
const A_LA_PORTE = 9;

/** A bus or tram that stands at its stop, or where somebody boards, has its doors open. */
export function isOuvert(plan: Plan, vu: Vu): boolean {
  if (vu.porteOuverte) return true;
  if (!COLLECTIFS.has(vu.qui) || !vu.freine) return false;
  return plan.objets.some(
    (autre) =>
      Math.hypot(autre.x - vu.x, autre.y - vu.y) < A_LA_PORTE + vu.taille[0] / 2 &&
      (autre.genre === 'arrêt' ||
        autre.genre === 'abribus' ||
        (autre.genre === 'usager' && isAPied(autre.qui))),
  );
}

/** No lamp of it is lit. */
export const isEteint = (vu: Vu): boolean => isGare(vu.usager) && vu.clignotant === undefined;

function etatDuVehicule(plan: Plan, vu: Vu): EtatVehicule {
  const { usager, clignotant } = vu;
  const fait = 'fait' in usager ? usager.fait : undefined;
  const gare = isGare(vu.usager);
  const { brume, precipitations } = TEMPS[plan.temps];
  return {
    freine: vu.freine,
    ...(clignotant && { clignotant }),
    recule: fait === 'recule',
    feuxBleus: vu.feuxBleus,
    porteOuverte: isOuvert(plan, vu),
    stationne: isEteint(vu),
    // Dipped lamps where one sees less than 200 m, by day too (art. 30).
    ...((brume || precipitations) && !gare && { feux: 'croisement' as const }),
    brouillard: brume && !gare,
    ...(gare && { conducteur: 'absent' as const }),
  };
}

/** The front stays where the plan has it, whatever the body's length. */
function addRoulant(
  chantier: Chantier,
  plan: Plan,
  { pied, cap, longueur }: Boite,
  vu: Vu,
  rang: number,
  vide: boolean,
): void {
  const qui = vu.qui as QuiRoule;
  const forme = qui === 'voiture' && !vu.moi ? AUTOS[rang % AUTOS.length]! : undefined;
  const avance = (longueur - volumeOf(qui, forme).longueur) / 2;
  const ou: Vec = plus(pied, fois(devant(cap), avance));
  addVehicule(chantier, {
    qui,
    ...(forme && { forme }),
    ou,
    cap,
    couleur: TEINTES[vu.couleur],
    etat: { ...etatDuVehicule(plan, vu), ...(vide && { conducteur: 'absent' as const }) },
  });
}

const GESTES: Record<string, EtatPersonne['bras']> = {
  tendus: 'tendus',
  levé: 'levé',
  lampe: 'lampe',
};

function addAgent(
  chantier: Chantier,
  { etat }: Decor,
  { pied: ou, cap }: Boite,
  graine: number,
): void {
  const bras = GESTES[etat ?? ''];
  addPersonne(chantier, { qui: 'agent', ou, cap, graine, etat: { ...(bras && { bras }) } });
}
