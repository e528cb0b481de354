import { mesure } from '../../drawing/objets/objet.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import type { Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addPlaque } from '../vehicules/details.ts';
import type { QuiRoule } from '../vehicules/etat.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addRoue } from '../vehicules/roues.ts';
import { addAuto, BLANC, BLEU, deCote, GRIS, partieAuto } from './autos.ts';
import { type Monte, type Montage, partie } from './montage.ts';

const ATTELAGE = 0.1;
const PETITE = { longueur: 3.4, hauteur: 1.06 };
const GRANDE = { longueur: 5.4, hauteur: 1.75 };

/** Two axles close together, boards on boards: 5.4 m with its drawbar. */
function addGrandeRemorque({ mailles: { divers }, contacts }: Chantier, [x, y, z]: Vec): void {
  const caisse = { de: -1.25, a: 2.6, demi: 0.95, plancher: 0.68 };
  const long = caisse.a - caisse.de;
  const milieu = (caisse.de + caisse.a) / 2;
  divers.at([x, y, z], 0, () => {
    divers.addBoite([0, caisse.plancher, milieu], [caisse.demi * 2, 0.12, long], '#4A4F54');
    for (const [i, h] of [0.98, 1.36].entries())
      for (const s of [-1, 1]) {
        const couleur = nuance('#A3ABB1', i ? 1.05 : 0.96);
        divers.addBoite([s * caisse.demi, h, milieu], [0.04, 0.37, long], couleur);
        divers.addBoite([0, h, milieu + (s * long) / 2], [caisse.demi * 2, 0.37, 0.04], couleur);
      }
    for (const s of [-1, 1] as const) {
      for (let k = 0; k <= 4; k++)
        divers.addBoite(
          [s * (caisse.demi + 0.02), 1.15, caisse.de + (long * k) / 4],
          [0.06, 0.84, 0.07],
          '#7C8489',
        );
      for (const axe of [0.42, 1.2])
        addRoue(divers, { z: axe, x: caisse.demi - 0.14, rayon: 0.33, largeur: 0.2 }, s, {
          pleine: false,
        });
      divers.addBoite([s * (caisse.demi - 0.12), 0.7, 0.81], [0.26, 0.05, 1.6], '#202327');
      divers.addTube(
        [
          [s * 0.6, 0.6, caisse.de],
          [0, 0.48, -GRANDE.longueur / 2 + 0.1],
        ],
        0.05,
        '#8A9096',
        { cotes: 8 },
      );
      divers.addBoite([s * 0.8, 0.6, caisse.a + 0.03], [0.3, 0.13, 0.05], '#9E1018');
    }
    divers.addTube(
      [
        [0.14, 0.04, -1.9],
        [0.14, 0.75, -1.9],
      ],
      0.03,
      '#8A9096',
    );
    addPlaque(divers, [0, 0.6, caisse.a + 0.02], 1);
  });
  contacts.push({ ou: [x, y, z + 0.7], cap: 0, largeur: 1.9, longueur: 3.9 });
}

const ensemble = (valeur: string): Montage => {
  const [voiture = 0, remorque = 0] = valeur.split('+').map((v) => Number(v.replace(/[^\d]/g, '')));
  const van = voiture >= 2400;
  const lourde = remorque > 750;
  const qui: QuiRoule = van ? 'camionnette' : 'voiture';
  const forme = van ? 'fourgon' : 'suv';
  const avant = volumeOf(qui, forme);
  const derriere = lourde ? GRANDE : PETITE;
  const total = avant.longueur + derriere.longueur + ATTELAGE;
  const auto: Vec = [0, 0, -total / 2 + avant.longueur / 2];
  const tiree: Vec = [0, 0, total / 2 - derriere.longueur / 2];
  return {
    lieu: 'campagne',
    vue: deCote(-total / 2 - 0.45, total / 2 + 0.6, { haut: 1.35, monte: 1, angle: 38, biais: 3 }),
    add: ({ chantier }) => {
      addAuto(chantier, { qui, forme, couleur: van ? BLANC : BLEU, ou: auto });
      chantier.mailles.divers.addBoite(
        [0, 0.45, auto[2] + avant.longueur / 2 + 0.04],
        [0.07, 0.07, 0.3],
        '#2B3035',
      );
      if (lourde) addGrandeRemorque(chantier, tiree);
      else addAuto(chantier, { qui: 'remorque', couleur: '#A3ABB1', ou: tiree });
    },
    parties: [
      partieAuto('Le véhicule', { qui, forme, ou: auto }),
      partie('La remorque', tiree, [1.8, derriere.hauteur, derriere.longueur]),
    ],
    etiquettes: [
      { mots: mesure(voiture, 'kg'), ou: [0, avant.hauteur + 0.75, auto[2] + 0.3] },
      { mots: mesure(remorque, 'kg'), ou: [0, derriere.hauteur + 0.75, tiree[2] + 0.5] },
    ],
  };
};

/** A heap as high as its middle, over a trailer's floor. */
const tas =
  (haut: number) =>
  (u: number, v: number): Vec => {
    const [x, z] = [(u - 0.5) * 1.38, 0.5 + (0.5 - v) * 2.3];
    const bord = (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4);
    const bosse = Math.sin(u * 9 + 1) * Math.sin(v * 11) * 0.035;
    return [x, 0.98 + haut * bord * (0.72 + 0.28 * Math.cos((v - 0.5) * 3)) + bosse * bord, z];
  };

function addGrains(maille: Maille): void {
  const alea = aleaOf(11);
  for (let i = 0; i < 90; i++) {
    const loin = alea() ** 0.7 * 2.9;
    const t = 0.016 + alea() * 0.022;
    maille.addBoite(
      [(alea() - 0.5) * 1.2, 1.48 - loin * 0.28 + (alea() - 0.4) * 0.42, 1.1 + loin],
      [t, t, t],
      nuance('#C9A25C', 0.8 + alea() * 0.4),
    );
  }
}

const sable = (bache: boolean): Montage => {
  const { longueur } = volumeOf('voiture', 'break');
  const auto: Vec = [0, 0, -PETITE.longueur / 2 - longueur / 2 - ATTELAGE];
  return {
    lieu: 'campagne',
    vue: { oeil: [-5.4, 2.2, 5], vers: [0.1, 0.85, 0.2], angle: 48 },
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { couleur: BLEU, ou: auto });
      addAuto(chantier, { qui: 'remorque', couleur: GRIS, ou: [0, 0, 0] });
      if (bache) {
        addNappe(
          divers,
          (u, v) => {
            const [x, y, z] = tas(0.42)(u, v);
            return [x * 1.1, Math.max(y, 1.07), 0.5 + (z - 0.5) * 1.08];
          },
          { colonnes: 30, rangs: 30, couleur: '#2F6B48' },
        );
        for (const s of [-1, 1])
          divers.addBoite([s * 0.76, 0.96, 0.5], [0.02, 0.24, 2.46], '#2A6041');
        divers.addBoite([0, 0.96, 1.72], [1.52, 0.24, 0.02], '#2A6041');
        return;
      }
      addNappe(divers, tas(0.46), {
        colonnes: 40,
        rangs: 40,
        couleur: (u, v) =>
          nuance('#D2AE6B', 0.86 + 0.2 * Math.abs(Math.sin(u * 61 + v * 37) * Math.sin(v * 53))),
      });
      divers.addTube(
        [
          [-0.15, 1.3, 0.2],
          [-0.42, 2.1, -0.15],
        ],
        0.02,
        '#8D6740',
      );
      divers.addBoite([-0.445, 2.14, -0.17], [0.16, 0.035, 0.035], '#6E4F30');
      addGrains(divers);
    },
    parties: [
      partie('La remorque', [0, 0, 0.4], [1.5, 1, 2.6]),
      partie('Le sable', [0, 1.05, 0.5], [1.2, 0.4, 2]),
    ],
  };
};

export const REMORQUES = {
  'remorque et voiture': ensemble,
  'sable sans bâche': () => sable(false),
  'sable sous bâche': () => sable(true),
} satisfies Record<string, Monte>;
