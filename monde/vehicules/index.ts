import type { Chantier } from '../chantier.ts';
import { graineDuLieu } from '../../drawing/alea.ts';
import type { Couleur } from '../maille/teinte.ts';
import { devant, fois, plus } from '../maille/vecteurs.ts';
import { addAttelage } from './attelage.ts';
import { addDedans } from './dedans.ts';
import { addDehors, addTimon } from './dehors.ts';
import { feuxOf, type QuiRoule, type VehiculeVu } from './etat.ts';
import { formeOf, ouverteOf } from './formes/index.ts';
import type { AspectDeVehicule } from './lentilles.ts';
import { addClignotantsDe, addFaisceau, addHalosDe } from './lueurs.ts';
import { repereDe } from './repere.ts';
import { addRemorque } from './remorque.ts';
import { addRoues } from './roues.ts';
import { addTracteur } from './tracteur.ts';
import { nomDeForme, volumeOf } from './volume.ts';

export type { EtatVehicule, QuiRoule, VehiculeVu } from './etat.ts';
export { addTableauDeBord } from './tableauDeBord.ts';
export { AUTOS, isQuiRoule, volumeOf } from './volume.ts';

/** Those whose colour is their own. */
const LIVREES: Partial<Record<QuiRoule, Couleur>> = {
  police: '#F1F2F2',
  ambulance: '#EFE51A',
  pompiers: '#B8141C',
  bus: '#F4F4F1',
  'bus scolaire': '#F1F1EE',
  train: '#D5D8DA',
  caravane: '#EFEFEC',
};

/** Between its body's middle and its own: a drawbar is no body. */
const TIMON = 0.65;

export function addVehicule(chantier: Chantier, vu: VehiculeVu): void {
  const { qui, ou, cap, etat = {} } = vu;
  const feux = feuxOf(etat, chantier.nuit);
  const couleur = LIVREES[qui] ?? vu.couleur;
  const aspect: AspectDeVehicule = { couleur, etat, feux, graine: graineDuLieu(ou[0], ou[2]) };
  const { divers, verre } = chantier.mailles;
  const repere = repereDe(ou, cap, vu.tangage);
  divers.within(repere, () =>
    verre.within(repere, () => {
      if (qui === 'tracteur') addTracteur(chantier, aspect);
      else if (qui === 'attelage') addAttelage(chantier, aspect);
      else if (qui === 'remorque') addRemorque(chantier, aspect);
      else addCarrosse(chantier, vu, aspect);
    }),
  );
  const { longueur, largeur } = volumeOf(qui, vu.forme);
  chantier.contacts.push({ ou, cap, largeur: largeur * 0.96, longueur: longueur * 0.97 });
}

function addCarrosse(chantier: Chantier, vu: VehiculeVu, aspect: AspectDeVehicule): void {
  const { qui, ou, cap } = vu;
  const { etat, feux, couleur } = aspect;
  const nom = nomDeForme(qui, vu.forme);
  const forme = formeOf(nom);
  const recule = qui === 'caravane' ? TIMON : 0;
  chantier.corps.push({
    forme: etat.porteOuverte ? ouverteOf(nom) : nom,
    ou: plus(ou, fois(devant(cap), -recule)),
    cap,
    ...(vu.tangage && { tangage: vu.tangage }),
    couleur,
    feux,
  });
  const { divers } = chantier.mailles;
  divers.at([0, 0, recule], 0, () => {
    addRoues(chantier, forme, nom, aspect);
    addHalosDe(chantier, forme, aspect, qui);
    addClignotantsDe(chantier, forme, feux);
    addDedans(chantier, forme, nom, aspect);
    addDehors(chantier, forme, nom, aspect);
  });
  if (qui === 'caravane') addTimon(chantier);
  if (feux.phares && chantier.nuit) addFaisceau(chantier, forme, vu);
}
