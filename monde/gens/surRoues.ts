import { Matrix4 } from 'three';
import type { Chantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import type { Maille } from '../maille/maille.ts';
import { radians } from '../maille/vecteurs.ts';
import { aCote, addMarcheur, coteOf, oeilladeOf } from './aPied.ts';
import { type Apparence, apparenceOf } from './apparence.ts';
import { addCorps } from './corps/corps.ts';
import { mesuresOf } from './corps/mesures.ts';
import { avecGeste, avecMain, avecRegard, brasTendu } from './corps/poses.ts';
import { squeletteOf } from './corps/squelette.ts';
import { addFauteuil, assisAuFauteuil } from './deuxRoues/fauteuil.ts';
import { type EtatMonture, type Monture, poseSur } from './deuxRoues/monture.ts';
import { MONTURES, PEINTURES } from './deuxRoues/montures.ts';
import { VELO } from './deuxRoues/velo.ts';
import type { PersonneDuMonde, Roulant } from './etat.ts';
import { addBagage } from './objets.ts';
import { TENUES } from './tenues.ts';

/** A child of eight on its bicycle, beside an adult on his. */
const PETIT = 0.72;

export function addRoulant(
  chantier: Chantier,
  qui: Roulant,
  personne: PersonneDuMonde,
  graine: number,
): void {
  const { ou, cap, couleur, etat = {} } = personne;
  const monture = MONTURES[qui];
  const moteur = qui === 'moto' || qui === 'cyclomoteur';
  const [age, echelle] = etat.enfant ? (['enfant', PETIT] as const) : (['adulte', 1] as const);
  const hasard = aleaOf(graine + 13);
  const peinture = PEINTURES[qui][Math.floor(hasard() * PEINTURES[qui].length)]!;
  const apparence: Apparence = {
    ...apparenceOf(graine, age, moteur ? undefined : couleur),
    ...(qui === 'moto'
      ? { couleurHaut: '#25282D', couleurCoiffe: hasard() < 0.5 ? '#D9DCDE' : '#2A2D31' }
      : {}),
    ...TENUES[qui],
    ...(etat.bagage ? { bagage: etat.bagage } : {}),
  };
  const mesures = mesuresOf(age, { ...apparence, taille: 1.74 });
  const selle: EtatMonture = {
    phase: etat.phase ?? 0.2,
    braque: etat.braque ?? 0,
    allumes: etat.feux ?? (chantier.nuit && !etat.gare),
    freine: etat.freine ?? false,
    arrete: etat.pose === 'attend' || etat.pose === 'debout',
    clignote: etat.clignote,
    tend: etat.tend,
    classe: etat.classe ?? 'B',
    gare: etat.gare ?? false,
  };
  const { divers } = chantier.mailles;
  const teinte = (moteur ? couleur : undefined) ?? peinture;
  chantier.contacts.push({ ou, cap, largeur: 0.3, longueur: monture.longueur * echelle });
  if (selle.gare) {
    divers.at(ou, -radians(cap), () =>
      addGare(divers, monture, () => monture.draw(chantier, divers, selle, teinte)),
    );
    return;
  }
  const squelette = squeletteOf(
    mesures,
    avecRegard(poseSur(mesures, monture, selle), etat.regard ?? 0),
  );
  divers.at(
    ou,
    -radians(cap),
    () => {
      monture.draw(chantier, divers, selle, teinte);
      addCorps(divers, squelette, mesures, apparence, {
        graine,
        oeillade: oeilladeOf(etat),
        nuit: chantier.nuit,
      });
      addBagage(
        divers,
        squelette,
        mesures,
        apparence.bagage === 'sac à dos' ? apparence : { ...apparence, bagage: 'aucun' },
      );
    },
    echelle,
  );
}

/** Its own side stand holds it. */
const BEQUILLE = { penche: 0.13, haut: 0.34, ecart: 0.2 };

function addGare(divers: Maille, { longueur }: Monture, draw: () => void): void {
  const { penche, haut, ecart } = BEQUILLE;
  const z = longueur * 0.06;
  divers.within(new Matrix4().makeRotationZ(penche), draw);
  divers.addTube(
    [
      [-haut * Math.sin(penche), haut, z],
      [-ecart, 0, z + 0.08],
    ],
    0.015,
    '#23262A',
    { cotes: 5 },
  );
}

export function addCyclisteAPied(
  chantier: Chantier,
  personne: PersonneDuMonde,
  graine: number,
): void {
  const { ou, cap, etat = {} } = personne;
  const hasard = aleaOf(graine + 13);
  const selle: EtatMonture = {
    phase: 0.25,
    braque: 0,
    allumes: etat.feux ?? chantier.nuit,
    freine: false,
    arrete: false,
    classe: 'B',
    gare: false,
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

export function addEnFauteuil(chantier: Chantier, personne: PersonneDuMonde, graine: number): void {
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
      nuit: chantier.nuit,
    });
  });
  chantier.contacts.push({ ou, cap, largeur: 0.66, longueur: 0.95 });
}
