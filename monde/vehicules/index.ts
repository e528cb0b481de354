import type { Chantier } from '../chantier.ts';
import { graineDuLieu } from '../maille/alea.ts';
import type { Couleur } from '../maille/teinte.ts';
import { devant, fois, moins, plus, radians, unitaire, type Vec } from '../maille/vecteurs.ts';
import { addAttelage } from './attelage.ts';
import type { AspectDeVehicule } from './lentilles.ts';
import { addRemorque } from './remorque.ts';
import { addTracteur } from './tracteur.ts';
import { type Forme, valeurAt } from './coque.ts';
import {
  addGrandsRetroviseurs,
  addPlanches,
  addPlaque,
  addPorteAuto,
  addPorteBus,
  addRampe,
  addRetroviseur,
} from './details.ts';
import { feuxOf, gesteOf, type QuiRoule, type VehiculeVu } from './etat.ts';
import { formeOf, ouverteOf, ouverturesOf } from './formes/index.ts';
import { addAuVolant, addPoste, addRangees, addSiege } from './habitacle.ts';
import { addRoue } from './roues.ts';

export type { EtatVehicule, QuiRoule, VehiculeVu } from './etat.ts';

const AUTOS = ['suv', 'compacte', 'break'] as const;

/** Bodies that one kind may have; the first is its usual one. */
const FORMES: Partial<Record<QuiRoule, readonly string[]>> = {
  voiture: AUTOS,
  camionnette: ['fourgon'],
  camion: ['camion'],
  bus: ['bus'],
  autocar: ['autocar'],
  'bus scolaire': ['bus scolaire'],
  tram: ['tram'],
  train: ['train'],
  ambulance: ['ambulance'],
  police: ['police'],
  pompiers: ['pompiers'],
  caravane: ['caravane'],
};

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

/** In metres, its feet at 0; `oeil`: the driver's eyes from its middle. */
export interface GabaritVrai {
  longueur: number;
  largeur: number;
  hauteur: number;
  oeil: Vec;
}

const SANS_COQUE: Partial<Record<QuiRoule, GabaritVrai>> = {
  tracteur: { longueur: 4.6, largeur: 2.2, hauteur: 2.9, oeil: [0, 2.1, 0.78] },
  attelage: { longueur: 6.2, largeur: 1.9, hauteur: 2.15, oeil: [-0.25, 2.02, 1.2] },
  remorque: { longueur: 3.4, largeur: 1.9, hauteur: 1.1, oeil: [0, 1.1, 0] },
  caravane: { longueur: 6.4, largeur: 2.3, hauteur: 2.58, oeil: [0, 1.6, 0] },
};

/** Between its body's middle and its own: a drawbar is no body. */
const TIMON = 0.65;

const nomDeForme = (qui: QuiRoule, forme?: string): string => {
  const formes = FORMES[qui];
  if (!formes) throw new Error(`« ${qui} » n’a pas de carrosserie.`);
  return forme && formes.includes(forme) ? forme : formes[0]!;
};

/** Cars, lorries, rails and what is drawn: not two wheels, nor people. */
export const isQuiRoule = (qui: string): qui is QuiRoule => qui in FORMES || qui in SANS_COQUE;

export function gabaritVrai(qui: QuiRoule, forme?: string): GabaritVrai {
  const sansCoque = SANS_COQUE[qui];
  if (sansCoque) return sansCoque;
  const { longueur, largeur, hauteur, oeil } = formeOf(nomDeForme(qui, forme));
  return { longueur, largeur, hauteur, oeil };
}

export function addVehicule(chantier: Chantier, vu: VehiculeVu): void {
  const { qui, ou, cap, etat = {} } = vu;
  const feux = feuxOf(etat, chantier.nuit);
  const couleur = LIVREES[qui] ?? vu.couleur;
  const pose: AspectDeVehicule = { couleur, etat, feux, graine: graineDuLieu(ou[0], ou[2]) };
  const { divers, verre } = chantier.mailles;
  divers.at(ou, -radians(cap), () =>
    verre.at(ou, -radians(cap), () => {
      if (qui === 'tracteur') addTracteur(chantier, pose);
      else if (qui === 'attelage') addAttelage(chantier, pose);
      else if (qui === 'remorque') addRemorque(chantier, pose);
      else addCarrosse(chantier, vu, pose);
    }),
  );
  const { longueur, largeur } = gabaritVrai(qui, vu.forme);
  chantier.contacts.push({ ou, cap, largeur: largeur * 0.96, longueur: longueur * 0.97 });
}

function addCarrosse(chantier: Chantier, vu: VehiculeVu, pose: AspectDeVehicule): void {
  const { qui, ou, cap } = vu;
  const { etat, feux, couleur } = pose;
  const nom = nomDeForme(qui, vu.forme);
  const forme = formeOf(nom);
  const recule = qui === 'caravane' ? TIMON : 0;
  chantier.corps.push({
    forme: etat.porteOuverte ? ouverteOf(nom) : nom,
    ou: plus(ou, fois(devant(cap), -recule)),
    cap,
    couleur,
    feux,
  });
  const { divers } = chantier.mailles;
  divers.at([0, 0, recule], 0, () => {
    addRoues(chantier, forme, nom, pose);
    addHalosDe(chantier, forme, pose, qui);
    addDedans(chantier, forme, nom, pose);
    addDehors(chantier, forme, nom, pose);
  });
  if (qui === 'caravane') addTimon(chantier);
  if (feux.phares && chantier.nuit) addFaisceau(chantier, forme, vu);
}

const isBus = (nom: string) => ['bus', 'bus scolaire', 'autocar'].includes(nom);
const isAuto = (nom: string) => ['suv', 'compacte', 'break', 'police'].includes(nom);
const isRail = (nom: string) => nom === 'tram' || nom === 'train';
const isLourd = (nom: string) => isBus(nom) || nom === 'camion' || nom === 'pompiers';

function addRoues(
  { mailles: { divers } }: Chantier,
  { roues, largeur, longueur }: Forme,
  nom: string,
  { etat }: AspectDeVehicule,
): void {
  for (const roue of roues)
    for (const cote of [-1, 1] as const)
      addRoue(divers, roue, cote, {
        braquage: roue.directrice ? (etat.braquage ?? 0) : 0,
        jante: isLourd(nom) ? '#9AA1A6' : '#A4ABB0',
        pleine: isLourd(nom),
      });
  if (roues.length > 0) {
    const bas = isLourd(nom) ? 0.5 : 0.34;
    divers.addBoite([0, bas, 0], [largeur * 0.7, 0.22, longueur * 0.86], '#0B0C0D');
  }
  if (!isRail(nom)) return;
  for (let z = -longueur / 2 + 2.6; z < longueur / 2 - 1.5; z += (longueur - 5.2) / 4) {
    divers.addBoite([0, 0.3, z], [1.7, 0.34, 2.2], '#1B1D1F');
    for (const s of [-0.75, 0.75])
      divers.addTube(
        [
          [s - 0.06, 0.34, z + 0.7],
          [s + 0.06, 0.34, z + 0.7],
        ],
        0.33,
        '#2A2D30',
        { cotes: 14 },
      );
  }
}

/** The glow in front of each lens that is lit. */
function addHalosDe(
  { halos, nuit, mailles: { divers } }: Chantier,
  { feux: places }: Forme,
  { feux }: AspectDeVehicule,
  qui: QuiRoule,
): void {
  const glow = ([x, y, z]: Vec, cotes: readonly number[], couleur: string, taille: number) => {
    const sens = Math.sign(z);
    for (const s of cotes) {
      const ou = divers.toWorld([s * x, y, z + sens * 0.14]);
      const vers = unitaire(moins(divers.toWorld([s * x, y, z + sens]), ou));
      halos.push({ ou, couleur, taille, vers });
    }
  };
  const deux = [-1, 1];
  const remorque = qui === 'caravane';
  if (feux.phares && !remorque) glow(places.phare, deux, '#FFF4DC', nuit ? 0.85 : 0.6);
  if (feux.stop) {
    glow(places.rouge, deux, '#FF1A14', nuit ? 0.75 : 1);
    if (places.stop) glow(places.stop, [1], '#FF1A14', nuit ? 0.5 : 0.55);
  } else if (feux.position && nuit) glow(places.rouge, deux, '#FF1A14', 0.4);
  const cotes = [...(feux.gauche ? [-1] : []), ...(feux.droite ? [1] : [])];
  glow(places.clignoArriere, cotes, '#FF8A00', nuit ? 0.65 : 0.75);
  if (!remorque) glow(places.clignoAvant, cotes, '#FF8A00', nuit ? 0.65 : 0.75);
  if (feux.recul) glow(places.clignoArriere, deux, '#F4F8FF', nuit ? 0.5 : 0.4);
}

function addDedans(chantier: Chantier, forme: Forme, nom: string, pose: AspectDeVehicule): void {
  if (nom === 'caravane') return;
  const { divers } = chantier.mailles;
  const { oeil, largeur } = forme;
  const { etat, graine } = pose;
  addSiege(divers, oeil);
  addPoste(divers, oeil, largeur * (isRail(nom) ? 0.6 : 0.82), isAuto(nom) ? 0.66 : 0.58);
  addAuVolant(chantier, oeil, gesteOf(etat), { graine, braquage: etat.braquage });
  if (isAuto(nom)) {
    addSiege(divers, [-oeil[0], oeil[1], oeil[2]]);
    for (const x of [-0.36, 0.36]) addSiege(divers, [x, oeil[1], oeil[2] + 0.92]);
  } else if (!isRail(nom) && !isBus(nom)) addSiege(divers, [-oeil[0], oeil[1], oeil[2]]);
  if (isBus(nom) || isRail(nom)) addSalle(chantier, forme, nom);
}

/** Floor, rows of seats, and lamps that are lit by night. */
function addSalle(
  { mailles: { divers }, nuit }: Chantier,
  { longueur, largeur, hauteur }: Forme,
  nom: string,
): void {
  const car = nom === 'autocar';
  const plancher = car ? 1.1 : nom === 'train' ? 1.1 : 0.36;
  const demi = largeur / 2 - 0.08;
  const pas = car ? 0.85 : 1.4;
  const debut = -longueur / 2 + (isBus(nom) ? 2.3 : 2.9);
  const zs = Array.from(
    { length: Math.floor((longueur / 2 - 1.2 - debut) / pas) },
    (_, i) => debut + i * pas,
  );
  divers.lit(nuit ? 0.14 : 0.04, () => {
    divers.addBoite([0, plancher, 0.3], [demi * 2, 0.06, longueur - 2.2], '#6A6F74');
    addRangees(
      divers,
      nom === 'train' ? zs.filter((_, i) => i % 2 === 0) : zs,
      plancher,
      demi,
      car ? '#7A2E36' : '#2F5D8C',
    );
  });
  divers.lit(nuit ? 0.8 : 0.12, () => {
    for (const x of [-0.5, 0.5])
      divers.addBoite([x, hauteur - 0.12, 0.3], [0.16, 0.03, longueur - 3.4], '#FFF3DA');
  });
}

function addDehors(chantier: Chantier, forme: Forme, nom: string, pose: AspectDeVehicule): void {
  const { divers } = chantier.mailles;
  const { longueur: l, hauteur: h } = forme;
  if (isAuto(nom)) addDehorsAuto(chantier, forme, nom, pose);
  if (nom === 'fourgon' || nom === 'ambulance') {
    addPlaque(divers, [0, 0.55, -l / 2], -1);
    addPlaque(divers, [0, 0.62, l / 2], 1);
    addRetroviseur(divers, [1.12, 1.4, -1.42], '#17191B', 1.35);
  }
  if (nom === 'camion') addDehorsCamion(chantier, forme);
  if (nom === 'pompiers') addDehorsPompiers(chantier);
  if (isBus(nom)) {
    addPlaque(divers, [0, 0.42, -l / 2 - 0.01], -1);
    addPlaque(divers, [0, 0.66, l / 2 + 0.01], 1);
    addGrandsRetroviseurs(divers, [1.42, h - 0.85, -l / 2 - 0.02]);
    divers.addBoite([0, h + 0.06, 0.8], [1.5, 0.14, 2.6], '#C9CCCE', {
      largeur: 0.92,
      profondeur: 0.94,
    });
  }
  if (isRail(nom)) addToitureRail(chantier, forme, nom);
  const hautRampe = { police: 1.49, ambulance: 2.56, pompiers: 3.04 }[nom];
  if (hautRampe !== undefined)
    addRampe(
      chantier,
      [0, hautRampe, nom === 'police' ? 0.35 : nom === 'ambulance' ? -0.7 : -3],
      nom === 'police' ? 0.56 : 0.8,
      pose.etat.feuxBleus ?? false,
    );
  if (nom === 'ambulance' && pose.etat.feuxBleus)
    addRampe(chantier, [0, 2.52, l / 2 - 0.25], 0.7, true);
  if (pose.etat.porteOuverte) addPortes(chantier, forme, nom, pose);
}

function addDehorsAuto(
  { mailles: { divers } }: Chantier,
  { longueur: l, largeur, hauteur, caisses, feux }: Forme,
  nom: string,
  { couleur, etat }: AspectDeVehicule,
): void {
  const cles = caisses[0]!;
  const haute = nom === 'suv';
  const porte = ouverturesOf(nom)[0]!.z[0];
  addRetroviseur(
    divers,
    [largeur / 2 + 0.085, valeurAt(cles, 2, porte) + 0.07, porte + 0.14],
    couleur,
  );
  addPlaque(divers, [0, haute ? 0.42 : 0.38, -l / 2 - 0.005], -1);
  addPlaque(divers, [0, feux.rouge[1] - 0.31, l / 2 + 0.012], 1);
  for (const s of [-1, 1])
    if (haute || nom === 'break')
      divers.addTube(
        [
          [s * 0.55, hauteur - 0.03, 0.2],
          [s * 0.56, hauteur + 0.035, 0.34],
          [s * 0.56, hauteur + 0.02, 1.3],
          [s * 0.55, hauteur - 0.06, 1.5],
        ],
        0.017,
        '#2B2F33',
        { cotes: 6 },
      );
  if (etat.charge === 'coffre de toit')
    divers.addBoule([0, hauteur + 0.2, 0.75], [0.42, 0.2, 0.95], '#1E2226', {
      meridiens: 14,
      paralleles: 8,
    });
  if (etat.charge === 'planches' || etat.charge === 'dépasse derrière') {
    for (const z of [0.35, 1.3])
      divers.addBoite([0, hauteur + 0.08, z], [1.2, 0.04, 0.06], '#2B2F33');
    const depasse = etat.charge === 'dépasse derrière';
    addPlanches(divers, hauteur + 0.13, -0.4, depasse ? l / 2 + 1.2 : l / 2 - 0.2, depasse);
  }
}

function addDehorsCamion({ mailles: { divers } }: Chantier, { longueur: l }: Forme): void {
  divers.addBoite([0, 0.78, 1], [2.1, 0.3, 6.4], '#22262A');
  for (const s of [-1, 1]) {
    divers.addBoite([s * 1.18, 0.66, -0.1], [0.06, 0.34, 2.6], '#B4B9BD');
    divers.addBoite([s * 0.86, 0.86, 4.22], [0.66, 0.18, 0.12], '#1B1D20');
  }
  addGrandsRetroviseurs(divers, [1.42, 2.2, -4.15]);
  divers.addBoite([0, 0.5, 4.2], [2.3, 0.12, 0.1], '#C9CDD0');
  addPlaque(divers, [0, 0.5, -l / 2 - 0.02], -1);
  addPlaque(divers, [0, 0.72, l / 2 - 0.06], 1);
}

function addDehorsPompiers({ mailles: { divers } }: Chantier): void {
  addGrandsRetroviseurs(divers, [1.42, 2.2, -3.95]);
  addPlaque(divers, [0, 0.5, -4.12], -1);
  addPlaque(divers, [0, 0.72, 4.09], 1);
  for (const s of [-1, 1]) {
    divers.addTube(
      [
        [s * 0.28 + 0.5, 3.3, -1.9],
        [s * 0.28 + 0.5, 3.3, 3.9],
      ],
      0.035,
      '#B9BEC2',
      { cotes: 6 },
    );
    divers.addBoite([s * 0.86, 0.82, 4.08], [0.66, 0.2, 0.06], '#1B1D20');
  }
  for (let z = -1.7; z < 3.8; z += 0.45)
    divers.addBoite([0.5, 3.3, z], [0.56, 0.03, 0.03], '#B9BEC2');
}

function addToitureRail(
  { mailles: { divers } }: Chantier,
  { longueur, hauteur: h }: Forme,
  nom: string,
): void {
  const train = nom === 'train';
  for (const z of train ? [-16, -8, 8, 16] : [-7.6, 0, 7.6])
    divers.addBoite([0, h + 0.1, z], [1.6, 0.26, train ? 3.4 : 4.2], '#A9ADB0', {
      largeur: 0.94,
      profondeur: 0.97,
    });
  const z = train ? -12 : 0;
  divers.addTube(
    [
      [0, h + 0.1, z - 1.3],
      [0, h + 0.8, z + 0.3],
      [0, h + 1.35, z - 0.9],
    ],
    0.04,
    '#2A2D30',
    { cotes: 6 },
  );
  divers.addBoite([0, h + 1.37, z - 0.9], [1.5, 0.05, 0.1], '#2A2D30');
  if (!train) return;
  divers.addTube(
    [
      [0, 1, -longueur / 2 + 0.3],
      [0, 1, -longueur / 2],
    ],
    [0.16, 0.2],
    '#1B1D1F',
  );
}

function addPortes(
  { mailles: { divers } }: Chantier,
  forme: Forme,
  nom: string,
  pose: AspectDeVehicule,
): void {
  for (const { cote, z, y } of ouverturesOf(nom))
    if (cote === 'droite') addPorteBus(divers, forme.largeur / 2, z, y);
    else
      addPorteAuto(
        divers,
        forme,
        z,
        y,
        isAuto(nom) ? valeurAt(forme.caisses[0]!, 2, (z[0] + z[1]) / 2) : y[0] + 0.95,
        pose.couleur,
      );
}

function addTimon({ mailles: { divers } }: Chantier): void {
  for (const s of [-1, 1])
    divers.addTube(
      [
        [s * 0.6, 0.52, -1.9],
        [0, 0.5, -3.1],
      ],
      0.045,
      '#8A9096',
    );
  divers.addBoite([0, 0.5, -3.1], [0.12, 0.12, 0.2], '#2B3035');
  divers.addTube(
    [
      [0.1, 0.05, -2.8],
      [0.1, 0.7, -2.8],
    ],
    0.03,
    '#8A9096',
  );
  addPlaque(divers, [0, 0.62, 3.22], 1);
}

/** Its headlamps light the road ahead. */
function addFaisceau({ lampes }: Chantier, { longueur }: Forme, { ou, cap }: VehiculeVu): void {
  const avant = (loin: number, haut: number): Vec =>
    plus(plus(ou, fois(devant(cap), longueur / 2 + loin)), [0, haut, 0]);
  lampes.push({
    genre: 'phare',
    ou: avant(0.15, 0.7),
    vers: avant(16, 0.1),
    couleur: '#FFF2D8',
    force: 60,
    portee: 45,
  });
}
