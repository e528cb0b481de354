import type { Pieton } from '../../drawing/scene/scene.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineDuLieu } from '../maille/alea.ts';
import type { Couleur } from '../maille/teinte.ts';
import { aDroite, devant, fois, plus, radians, type Vec } from '../maille/vecteurs.ts';
import { apparenceOf, type Apparence, type Bagage } from './apparence.ts';
import { addCorps } from './corps/corps.ts';
import { type Age, mesuresOf } from './corps/mesures.ts';
import {
  avecGeste,
  avecMain,
  avecRegard,
  brasTendu,
  debout,
  type Geste,
  marche,
  monte,
} from './corps/poses.ts';
import { addFauteuil, assisAuFauteuil } from './deuxRoues/fauteuil.ts';
import { CYCLOMOTEUR, MOTO, TROTTINETTE } from './deuxRoues/moteur.ts';
import { type EtatMonture, type Monture, poseSur } from './deuxRoues/monture.ts';
import { SPEED_PEDELEC, VELO, VELO_CARGO } from './deuxRoues/velo.ts';
import { squeletteOf, type Cote, type Pose } from './corps/squelette.ts';
import { addBagage, addObjet } from './objets.ts';

export type Roulant =
  | 'vélo'
  | 'vélo cargo'
  | 'speed pedelec'
  | 'trottinette'
  | 'moto'
  | 'cyclomoteur';
export type Qui = Pieton | Roulant | 'agent' | 'surveillant' | 'ouvrier';

export interface EtatPersonne {
  pose?: 'debout' | 'attend' | 'marche' | 'traverse' | 'monte à bord';
  /** In a walk or a turn of pedals, from 0 to 1; 0 is the right heel's strike. */
  phase?: number;
  /** Degrees clockwise from where it faces. */
  regard?: number;
  bras?: 'tendus' | 'levé' | 'lampe' | 'arrête' | 'salue';
  /** An arm held out. */
  tend?: 'gauche' | 'droite';
  tient?: 'disque' | 'lampe' | 'téléphone' | 'canne' | 'rien';
  bagage?: Bagage;
  /** On two wheels: `debout` and `attend` put a foot down. Lamps are lit by night by default. */
  feux?: boolean;
  freine?: boolean;
  clignote?: 'gauche' | 'droite';
  /** Degrees that the bar is turned clockwise. */
  braque?: number;
  /** A moped's: A goes 25 km/h at most, B 45. */
  classe?: 'A' | 'B';
}

export interface Personne {
  qui: Qui;
  /** On the ground: middle of the feet, or of the machine's length. */
  ou: Vec;
  /** Degrees clockwise from the north. */
  cap: number;
  /** The upper garment's. */
  couleur?: Couleur;
  /** By default the place's. */
  graine?: number;
  etat?: EtatPersonne;
}

const AGES: Partial<Record<Qui, Age>> = { enfant: 'enfant', aîné: 'aîné' };

const FLUO = '#D4E01A';
const TENUES: Partial<Record<Qui, Partial<Apparence>>> = {
  agent: {
    coiffe: 'kepi',
    haut: 'veste',
    couleurHaut: '#1B2745',
    bas: 'pantalon',
    couleurBas: '#182036',
    chaussures: '#101216',
    gants: '#F2F2EE',
    gilet: FLUO,
    bagage: 'aucun',
  },
  surveillant: { gilet: FLUO, haut: 'veste', bagage: 'aucun', coiffe: 'aucune' },
  ouvrier: {
    coiffe: 'chantier',
    couleurCoiffe: '#F2F0EA',
    haut: 'veste',
    couleurHaut: '#E8641B',
    bas: 'pantalon',
    couleurBas: '#2A3140',
    chaussures: '#5A3B22',
    gants: '#3A3D40',
    gilet: '#F0641A',
    bagage: 'aucun',
  },
  aveugle: { lunettes: 'noires', bas: 'pantalon' },
  vélo: { coiffe: 'vélo', bas: 'pantalon', haut: 'blouson' },
  'vélo cargo': { coiffe: 'vélo', bas: 'pantalon', haut: 'veste', bagage: 'aucun' },
  'cycliste à pied': { coiffe: 'vélo', bas: 'pantalon', haut: 'blouson' },
  'speed pedelec': {
    coiffe: 'pedelec',
    couleurCoiffe: '#E9EAEA',
    bas: 'pantalon',
    haut: 'blouson',
    gants: '#22252A',
  },
  trottinette: { coiffe: 'aucune', bas: 'pantalon', haut: 'blouson' },
  moto: {
    coiffe: 'intégral',
    haut: 'blouson',
    bas: 'pantalon',
    couleurBas: '#1E2024',
    chaussures: '#121315',
    gants: '#17181A',
    bagage: 'aucun',
  },
  cyclomoteur: {
    coiffe: 'jet',
    bas: 'pantalon',
    haut: 'blouson',
    gants: '#22252A',
    bagage: 'aucun',
  },
};

const MONTURES: Record<Roulant, Monture> = {
  vélo: VELO,
  'vélo cargo': VELO_CARGO,
  'speed pedelec': SPEED_PEDELEC,
  trottinette: TROTTINETTE,
  moto: MOTO,
  cyclomoteur: CYCLOMOTEUR,
};
const isRoulant = (qui: Qui): qui is Roulant => qui in MONTURES;

/** Paint of machines; the scene's colour goes there on a motor. */
const PEINTURES: Record<Roulant, readonly Couleur[]> = {
  vélo: ['#1F5B4E', '#2B3F66', '#7A2E2E', '#2A2D31', '#C9C4B8'],
  'vélo cargo': ['#2B3F66', '#2A2D31', '#3E6B5A'],
  'speed pedelec': ['#3A3F45', '#23303F', '#5A6168'],
  trottinette: ['#2A2D31', '#5A6168'],
  moto: ['#8E1F26', '#23272C', '#24508A', '#5F666D'],
  cyclomoteur: ['#B9C4C9', '#8E2A2A', '#3C6C7A', '#D8D2C2'],
};

/** Seat and rider together, above the ground. */
const HAUTEURS: Record<Roulant, number> = {
  vélo: 1.83,
  'vélo cargo': 1.84,
  'speed pedelec': 1.78,
  trottinette: 1.87,
  moto: 1.68,
  cyclomoteur: 1.7,
};

/** Width, height and length of what stands there, in metres; riders are counted in. */
export function tailleVraie(qui: Qui): { largeur: number; hauteur: number; longueur: number } {
  if (isRoulant(qui)) {
    const { longueur, largeur } = MONTURES[qui];
    return { largeur, hauteur: HAUTEURS[qui], longueur };
  }
  if (qui === 'chaise roulante') return { largeur: 0.68, hauteur: 1.38, longueur: 1.05 };
  if (qui === 'cycliste à pied') return { largeur: 1, hauteur: 1.78, longueur: 1.8 };
  if (qui === 'groupe d’enfants') return { largeur: 1.6, hauteur: 1.74, longueur: 3.2 };
  const hauteur = mesuresOf(AGES[qui] ?? 'adulte').taille;
  return { largeur: 0.29 * hauteur, hauteur, longueur: 0.3 * hauteur };
}

const coteOf = (tend: 'gauche' | 'droite'): Cote => (tend === 'gauche' ? -1 : 1);

function poseOf(
  qui: Qui,
  mesures: ReturnType<typeof mesuresOf>,
  etat: EtatPersonne,
  graine: number,
): Pose {
  const { pose = 'debout', phase = 0.08, regard = 0, bras, tend } = etat;
  const hasard = aleaOf(graine + 77);
  const hanchement = pose === 'attend' ? (hasard() < 0.5 ? -1 : 1) : 0.4;
  const avance = pose === 'marche' || pose === 'traverse';
  let posture = avance
    ? marche(mesures, phase, qui === 'aîné' ? 0.62 : 0.95)
    : pose === 'monte à bord'
      ? monte(mesures)
      : debout(mesures, hanchement);
  if (qui === 'aîné')
    posture = { ...posture, penchePoitrine: posture.penchePoitrine + 0.16, baisseTete: 0.02 };
  const geste: Geste | undefined = bras ?? gesteOf(qui, etat, hasard());
  if (geste) posture = avecGeste(posture, mesures, geste);
  if (tend) posture = avecMain(posture, coteOf(tend), brasTendu(mesures, coteOf(tend)));
  return avecRegard(posture, regard);
}

function gesteOf(
  qui: Qui,
  { tient, pose, bagage }: EtatPersonne,
  hasard: number,
): Geste | undefined {
  if (tient === 'rien') return undefined;
  if (tient) return tient;
  if (qui === 'aveugle' || qui === 'aîné') return 'canne';
  if (pose === 'attend' && bagage !== 'valise' && hasard < 0.4) return 'poche';
  return undefined;
}

/** Eyes go further than the head. */
const oeilladeOf = ({ regard = 0 }: EtatPersonne): number => Math.max(-1, Math.min(1, regard / 60));

function addRoulant(chantier: Chantier, qui: Roulant, personne: Personne, graine: number): void {
  const { ou, cap, couleur, etat = {} } = personne;
  const monture = MONTURES[qui];
  const moteur = qui === 'moto' || qui === 'cyclomoteur';
  const hasard = aleaOf(graine + 13);
  const peinture = PEINTURES[qui][Math.floor(hasard() * PEINTURES[qui].length)]!;
  const apparence: Apparence = {
    ...apparenceOf(graine, 'adulte', moteur ? undefined : couleur),
    ...(qui === 'moto'
      ? { couleurHaut: '#25282D', couleurCoiffe: hasard() < 0.5 ? '#D9DCDE' : '#2A2D31' }
      : {}),
    ...TENUES[qui],
    ...(etat.bagage ? { bagage: etat.bagage } : {}),
  };
  const mesures = mesuresOf('adulte', { ...apparence, taille: 1.74 });
  const selle: EtatMonture = {
    phase: etat.phase ?? 0.2,
    braque: etat.braque ?? 0,
    allumes: etat.feux ?? chantier.nuit,
    freine: etat.freine ?? false,
    arrete: etat.pose === 'attend' || etat.pose === 'debout',
    clignote: etat.clignote,
    tend: etat.tend,
    classe: etat.classe ?? 'B',
  };
  const squelette = squeletteOf(
    mesures,
    avecRegard(poseSur(mesures, monture, selle), etat.regard ?? 0),
  );
  const { divers } = chantier.mailles;
  divers.at(ou, -radians(cap), () => {
    monture.draw(chantier, divers, selle, (moteur ? couleur : undefined) ?? peinture);
    addCorps(divers, squelette, mesures, apparence, { graine, oeillade: oeilladeOf(etat) });
    addBagage(
      divers,
      squelette,
      mesures,
      apparence.bagage === 'sac à dos' ? apparence : { ...apparence, bagage: 'aucun' },
    );
  });
  chantier.contacts.push({ ou, cap, largeur: 0.3, longueur: monture.longueur });
}

export function addPersonne(chantier: Chantier, personne: Personne): void {
  const { qui, ou } = personne;
  const graine = personne.graine ?? graineDuLieu(ou[0], ou[2]);
  if (isRoulant(qui)) addRoulant(chantier, qui, personne, graine);
  else if (qui === 'groupe d’enfants') addGroupe(chantier, personne, graine);
  else if (qui === 'cycliste à pied') addCyclisteAPied(chantier, personne, graine);
  else if (qui === 'chaise roulante') addEnFauteuil(chantier, personne, graine);
  else addMarcheur(chantier, qui, personne, graine);
}

/** Where something stands beside somebody who faces `cap`; -z is ahead. */
const aCote = (ou: Vec, cap: number, [x, y, z]: Vec): Vec => {
  const [d, a] = [aDroite(cap), devant(cap)];
  return plus(plus(ou, [0, y, 0]), plus(fois(d, x), fois(a, -z)));
};

/** Children two by two; who leads them walks ahead on the road's side. */
const RANGS: readonly Vec[] = [
  [0.34, 0, -0.62],
  [-0.3, 0, -0.5],
  [0.32, 0, 0.3],
  [-0.34, 0, 0.42],
  [0.3, 0, 1.2],
  [-0.28, 0, 1.32],
];

function addGroupe(chantier: Chantier, personne: Personne, graine: number): void {
  const { ou, cap, etat = {} } = personne;
  const { pose, regard } = etat;
  const phase = etat.phase ?? 0.1;
  const chef: EtatPersonne = { ...etat, phase, bagage: 'aucun' };
  addMarcheur(
    chantier,
    'surveillant',
    { ...personne, ou: aCote(ou, cap, [-0.42, 0, -1.34]), etat: chef },
    graine,
  );
  for (const [i, place] of RANGS.entries())
    addMarcheur(
      chantier,
      'enfant',
      {
        qui: 'enfant',
        ou: aCote(ou, cap, place),
        cap: cap + ((i * 37) % 9) - 4,
        etat: { pose, regard, phase: (phase + i * 0.37) % 1 },
      },
      graine + i * 101 + 7,
      { gilet: FLUO },
    );
}

function addCyclisteAPied(chantier: Chantier, personne: Personne, graine: number): void {
  const { ou, cap, etat = {} } = personne;
  const hasard = aleaOf(graine + 13);
  const selle: EtatMonture = {
    phase: 0.25,
    braque: 0,
    allumes: etat.feux ?? chantier.nuit,
    freine: false,
    arrete: false,
    classe: 'B',
  };
  const { divers } = chantier.mailles;
  const peinture = PEINTURES['vélo'][Math.floor(hasard() * 5)]!;
  const place = aCote(ou, cap, [0.24, 0, 0]);
  divers.at(place, -radians(cap), () => VELO.draw(chantier, divers, selle, peinture));
  chantier.contacts.push({ ou: place, cap, largeur: 0.2, longueur: 1.7 });
  const marcheur = { ...personne, ou: aCote(ou, cap, [-0.28, 0, 0.12]) };
  addMarcheur(chantier, 'cycliste à pied', marcheur, graine, {}, (pose) =>
    avecMain(pose, 1, {
      poignet: [0.28, 1.13, -0.24],
      coude: [0.8, -0.6, 0.6],
      doigts: [0.1, -0.25, -1],
      paume: [0, -1, -0.2],
      tenue: 'poing',
    }),
  );
}

function addEnFauteuil(chantier: Chantier, personne: Personne, graine: number): void {
  const { ou, cap, couleur, etat = {} } = personne;
  const apparence: Apparence = {
    ...apparenceOf(graine, 'adulte', couleur),
    haut: 'pull',
    bas: 'pantalon',
    bagage: 'aucun',
  };
  const mesures = mesuresOf('adulte', { ...apparence, taille: 1.7 });
  let pose = avecRegard(assisAuFauteuil(mesures), etat.regard ?? 0);
  if (etat.tend) pose = avecMain(pose, coteOf(etat.tend), brasTendu(mesures, coteOf(etat.tend)));
  if (etat.bras && etat.bras !== 'lampe') pose = avecGeste(pose, mesures, etat.bras);
  const { divers } = chantier.mailles;
  divers.at(ou, -radians(cap), () => {
    addFauteuil(divers, apparence.couleurBagage, etat.phase ?? 0);
    addCorps(divers, squeletteOf(mesures, pose), mesures, apparence, {
      graine,
      oeillade: oeilladeOf(etat),
    });
  });
  chantier.contacts.push({ ou, cap, largeur: 0.66, longueur: 0.95 });
}

function addMarcheur(
  chantier: Chantier,
  qui: Exclude<Qui, Roulant>,
  personne: Personne,
  graine: number,
  tenue: Partial<Apparence> = {},
  change: (pose: Pose) => Pose = (pose) => pose,
): void {
  const { ou, cap, couleur, etat = {} } = personne;
  const apparence: Apparence = {
    ...apparenceOf(graine, AGES[qui] ?? 'adulte', couleur),
    ...TENUES[qui],
    ...tenue,
    ...(etat.bagage ? { bagage: etat.bagage } : {}),
  };
  const mesures = mesuresOf(apparence.age, apparence);
  const pose = change(poseOf(qui, mesures, etat, graine));
  const squelette = squeletteOf(mesures, pose);
  const { divers } = chantier.mailles;
  divers.at(ou, -radians(cap), () => {
    addCorps(divers, squelette, mesures, apparence, {
      graine,
      oeillade: oeilladeOf(etat),
    });
    addBagage(divers, squelette, mesures, apparence);
    const objet =
      etat.tient ??
      (qui === 'aveugle'
        ? 'canne blanche'
        : qui === 'aîné'
          ? 'canne'
          : etat.bras === 'lampe'
            ? 'lampe'
            : 'rien');
    addObjet(
      chantier,
      divers,
      squelette,
      objet === 'canne' && qui === 'aveugle' ? 'canne blanche' : objet,
    );
  });
  chantier.contacts.push({
    ou,
    cap,
    largeur: 0.42 * mesures.ampleur,
    longueur: 0.5 * mesures.ampleur,
  });
}
