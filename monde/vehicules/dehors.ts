import type { Chantier } from '../chantier.ts';
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
import { isAuto, isBus, isRail } from './formes/genres.ts';
import { ouverturesOf } from './formes/index.ts';
import { addLanternes, type AspectDeVehicule } from './lentilles.ts';

export function addDehors(
  chantier: Chantier,
  forme: Forme,
  nom: string,
  aspect: AspectDeVehicule,
): void {
  const { divers } = chantier.mailles;
  const { longueur: l, hauteur: h } = forme;
  if (isAuto(nom)) addDehorsAuto(chantier, forme, nom, aspect);
  if (nom === 'fourgon' || nom === 'ambulance') {
    addPlaque(divers, [0, 0.55, -l / 2], -1);
    addPlaque(divers, [0, 0.62, l / 2], 1);
    addRetroviseur(divers, [1.12, 1.4, -1.42], '#17191B', 1.35);
  }
  if (nom === 'camion') addDehorsCamion(chantier, forme);
  if (nom === 'pompiers') addDehorsPompiers(chantier);
  if (nom === 'camion' || nom === 'pompiers') addLanternes(chantier, forme.feux.rouge, aspect.feux);
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
      aspect.etat.feuxBleus ?? false,
    );
  if (nom === 'ambulance' && aspect.etat.feuxBleus)
    addRampe(chantier, [0, 2.52, l / 2 - 0.25], 0.7, true);
  if (aspect.etat.porteOuverte) addPortes(chantier, forme, nom, aspect);
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
  for (const s of [-1, 1]) divers.addBoite([s * 1.18, 0.66, -0.1], [0.06, 0.34, 2.6], '#B4B9BD');
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
  aspect: AspectDeVehicule,
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
        aspect.couleur,
      );
}

export function addTimon({ mailles: { divers } }: Chantier): void {
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
