import type { Pieton } from '../../drawing/scene/scene.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf, graineDuLieu } from '../maille/alea.ts';
import type { Couleur } from '../maille/teinte.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
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
import { squeletteOf, type Cote, type Pose } from './corps/squelette.ts';
import { addBagage, addObjet } from './objets.ts';

export type Qui = Pieton | 'agent' | 'surveillant' | 'ouvrier';

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
}

export interface Personne {
  qui: Qui;
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
};

/** Width, height and length of what stands there, in metres. */
export function tailleVraie(qui: Qui): { largeur: number; hauteur: number; longueur: number } {
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

export function addPersonne(chantier: Chantier, personne: Personne): void {
  const { qui, ou, cap, couleur, etat = {} } = personne;
  const graine = personne.graine ?? graineDuLieu(ou[0], ou[2]);
  const apparence: Apparence = {
    ...apparenceOf(graine, AGES[qui] ?? 'adulte', couleur),
    ...TENUES[qui],
    ...(etat.bagage ? { bagage: etat.bagage } : {}),
  };
  const mesures = mesuresOf(apparence.age, apparence);
  const pose = poseOf(qui, mesures, etat, graine);
  const squelette = squeletteOf(mesures, pose);
  const { divers } = chantier.mailles;
  divers.at(ou, -radians(cap), () => {
    addCorps(divers, squelette, mesures, apparence, {
      graine,
      oeillade: Math.max(-1, Math.min(1, (etat.regard ?? 0) / 60)),
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
