import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addAssis, addCabine, addCeinture, PLACES } from './habitacle.ts';
import { type Atelier, type Decalque, type Monte, type Montage, partie } from './montage.ts';
import {
  type Enfant,
  PASSAGERE,
  type PlaceAssise,
  addAdulte,
  addBagages,
  addBebe,
  addChien,
  addConducteurAssis,
  addEnfant,
  addRehausseur,
  addSiegeEnfant,
  enfantA,
} from './enVoiture.ts';

/** Down into the car from before it: all places, faces towards us. */
const TOUTES = { oeil: [0.75, 3.85, -1.7], vers: [0, 0.62, 0.74], angle: 37 } as const;

/** The same, nearer to the bench. */
const ARRIERE = { oeil: [0.75, 3.2, -0.75], vers: [0.1, 0.62, 0.92], angle: 34 } as const;

const cabine = (
  vue: Montage['vue'],
  parties: Montage['parties'],
  add: (atelier: Atelier) => void,
  decalques: Record<string, Decalque> = {},
): Montage => ({
  lieu: 'atelier',
  vue,
  decalques,
  add: (atelier) => {
    addCabine(atelier.chantier);
    add(atelier);
  },
  parties,
});

const aPlace = (nom: string, place: PlaceAssise, haut = 0.75) => {
  const [x, y, z] = PLACES[place];
  return partie(nom, [x, y + 0.08, z + 0.06], [0.34, haut, 0.3], { dedans: true });
};

const temoinAirbag = (actif: boolean): Decalque => ({
  l: 220,
  h: 90,
  svg:
    '<rect x="-110" y="-45" width="220" height="90" rx="10" fill="#0A0C0D" stroke="#59636A" stroke-width="3"/>' +
    '<text x="0" y="-12" font-family="DejaVu Sans" font-weight="700" font-size="25" fill="#E6EDF0" text-anchor="middle">PASS. AIRBAG</text>' +
    `<circle cx="-42" cy="20" r="13" fill="${actif ? '#FFB000' : '#3A434A'}"/><text x="28" y="33" font-family="DejaVu Sans" font-weight="700" font-size="38" fill="${actif ? '#FFB000' : '#E6EDF0'}" text-anchor="middle">${actif ? 'ON' : 'OFF'}</text>`,
});

/** From over the bench: the front seat, and the lamp that tells of the airbag. */
const bebeDevant = (actif: boolean): Montage =>
  cabine(
    { oeil: [-0.42, 2.5, 1.2], vers: [0.22, 0.78, -0.3], angle: 40 },
    [
      partie('Le bébé', [0.37, 0.68, -0.12], [0.3, 0.25, 0.4], { dedans: true }),
      partie('Le témoin', [0.1, 0.94, -0.62], [0.34, 0.12, 0.06], { dedans: true }),
    ],
    ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addConducteurAssis(divers);
      addBebe(divers, 'passager');
      const [x, y, z] = [0.1, 0.955, -0.6];
      plaque.lit(0.8, () =>
        plaque.addQuad(
          [
            [x - 0.19, y, z],
            [x + 0.19, y, z],
            [x + 0.19, y + 0.13, z - 0.09],
            [x - 0.19, y + 0.13, z - 0.09],
          ],
          '#FFFFFF',
          uv('témoin'),
        ),
      );
      divers.addBoite([x, y + 0.05, z - 0.12], [0.4, 0.14, 0.06], '#15181A');
    },
    { témoin: temoinAirbag(actif) },
  );

const HUIT = { taille: 1.26, graine: 6, couleur: '#3F8F5E' };

const DIX = { taille: 1.2, graine: 4, couleur: '#3F8F5E' };

export const seul = (
  nom: string,
  place: PlaceAssise,
  enfant: Enfant,
  plus: (maille: Maille) => void,
  attache = true,
): Montage =>
  cabine(
    place === 'passager' ? { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 } : ARRIERE,
    [aPlace(nom, place, 0.5)],
    ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      plus(mailles.divers);
      addEnfant(mailles.divers, place, enfant, attache);
    },
  );

const dansUnSiege = (place: PlaceAssise): Montage =>
  cabine(
    place === 'passager' ? { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 } : ARRIERE,
    [aPlace('L’enfant', place, 0.5)],
    ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addSiegeEnfant(mailles.divers, place, { taille: 1.05, graine: 9, couleur: '#3F8F5E' });
    },
  );

const troisEnfants = (siegeAuMilieu: boolean): Montage =>
  cabine(
    TOUTES,
    (['gauche', 'milieu', 'droite'] as const).map((place) => aPlace('Un enfant', place, 0.45)),
    ({ chantier: { mailles } }) => {
      const { divers } = mailles;
      addConducteurAssis(divers);
      addAdulte(divers, 'passager', PASSAGERE);
      addSiegeEnfant(divers, 'gauche', { taille: 1.08, graine: 9, couleur: '#3F8F5E' });
      addSiegeEnfant(divers, 'droite', { taille: 1.08, graine: 4, couleur: '#3A769F' });
      if (siegeAuMilieu)
        addSiegeEnfant(divers, 'milieu', { taille: 1.05, graine: 7, couleur: '#D3A23A' });
      else
        addEnfant(divers, 'milieu', { taille: 1.22, graine: 7, couleur: '#D3A23A', avance: 0.06 });
    },
  );

const occupes = (combien: 5 | 6): Montage =>
  cabine(
    TOUTES,
    [
      aPlace('L’adulte', 'passager'),
      aPlace('Un passager', 'gauche', 0.5),
      aPlace('Un passager', 'droite', 0.5),
    ],
    ({ chantier: { mailles } }) => {
      const { divers } = mailles;
      addConducteurAssis(divers);
      addAdulte(divers, 'passager', PASSAGERE);
      if (combien === 5)
        for (const [i, place] of (['gauche', 'milieu', 'droite'] as const).entries())
          addAdulte(divers, place, {
            graine: 30 + i,
            couleur: ['#7F5691', '#3E5C8A', '#C9A227'][i]!,
          });
      else
        for (const [i, x] of [-0.56, -0.19, 0.19, 0.56].entries())
          addAssis(divers, {
            ...enfantA('milieu', {
              taille: 1.2,
              graine: 4 + i,
              couleur: ['#3F8F5E', '#D3A23A', '#7F5691', '#B5432F'][i]!,
            }),
            ou: [x, PLACES.milieu[1] - 0.03, PLACES.milieu[2] + 0.02],
          });
    },
  );

export const OCCUPANTS = {
  'bébé dos à la route, airbag actif': () => bebeDevant(true),
  'bébé dos à la route, airbag coupé': () => bebeDevant(false),
  'bébé dos à la route à l’arrière': () =>
    cabine(ARRIERE, [aPlace('Le bébé', 'droite', 0.4)], ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addBebe(mailles.divers, 'droite');
    }),
  'siège d’enfant à l’arrière': () => dansUnSiege('droite'),
  'siège d’enfant à l’avant': () => dansUnSiege('passager'),
  'rehausseur à l’arrière': () =>
    seul('L’enfant', 'droite', { ...HUIT, leve: 0.1, avance: 0.06 }, (maille) =>
      addRehausseur(maille, 'droite'),
    ),
  'rehausseur à l’avant': () =>
    seul('L’enfant', 'passager', { ...HUIT, leve: 0.1, avance: 0.06 }, (maille) =>
      addRehausseur(maille, 'passager'),
    ),
  'enfant sans siège à l’arrière': () => seul('L’enfant', 'droite', DIX, () => undefined),
  'enfant sans siège à l’avant': () => seul('L’enfant', 'passager', DIX, () => undefined),
  'enfant non attaché': () =>
    cabine(
      TOUTES,
      [partie('L’enfant', [0, 0.4, 0.62], [0.3, 0.9, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        const { divers } = mailles;
        addConducteurAssis(divers);
        addAdulte(divers, 'passager', PASSAGERE);
        addAssis(divers, {
          ou: [0, 0.72, 0.64],
          age: 'enfant',
          taille: 1.2,
          graine: 7,
          couleur: '#D3A23A',
          recline: -0.12,
          pieds: [0.07, -0.48, 0.02],
          mains: [-1, 1].map((s) => ({
            poignet: [s * 0.34, 0.22, -0.2] as Vec,
            coude: [s, -1, 0.4] as Vec,
            paume: [0, -1, 0] as Vec,
          })) as never,
        });
      },
    ),
  'enfant sur les genoux': () =>
    cabine(
      { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.05], angle: 36 },
      [partie('L’enfant', [0.37, 0.58, 0], [0.34, 0.5, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        const { divers } = mailles;
        addConducteurAssis(divers);
        addAdulte(divers, 'passager', {
          graine: 12,
          couleur: '#7F5691',
          femme: true,
          coiffure: 'long',
          mains: [-1, 1].map((s) => ({
            poignet: [s * 0.1, 0.26, -0.33] as Vec,
            coude: [s, -0.6, 0.4] as Vec,
            doigts: [-s, 0, -0.2] as Vec,
            paume: [0, 0, 1] as Vec,
          })) as never,
        });
        addAssis(divers, {
          ou: [0.37, 0.55, -0.06],
          age: 'enfant',
          taille: 1.02,
          graine: 9,
          couleur: '#D3A23A',
          recline: 0.2,
          pieds: [0.07, -0.14, -0.28],
        });
      },
    ),
  'trois enfants à l’arrière': () => troisEnfants(false),
  'trois sièges à l’arrière': () => troisEnfants(true),
  'cinq personnes': () => occupes(5),
  'six personnes': () => occupes(6),
  'passager arrière sans ceinture': () =>
    cabine(ARRIERE, [aPlace('Le passager', 'droite', 0.6)], ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addAdulte(mailles.divers, 'passager', PASSAGERE);
      const mis = { ou: PLACES.droite, graine: 30, couleur: '#7F5691' };
      addCeinture(mailles.divers, mis, addAssis(mailles.divers, mis), 1, 'au montant');
    }),
  'bagages sur la plage arrière': () =>
    cabine(
      { oeil: [1.9, 2.6, -0.9], vers: [0, 0.85, 1.15], angle: 36 },
      [partie('Les bagages', [0.05, 0.95, 1.94], [1.1, 0.4, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        addConducteurAssis(mailles.divers);
        addBagages(mailles.divers);
      },
    ),
  'chien libre à l’avant': () =>
    cabine(
      { oeil: [1.15, 2.4, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 },
      [aPlace('Le chien', 'passager', 0.5)],
      ({ chantier: { mailles } }) => {
        addConducteurAssis(mailles.divers);
        mailles.divers.lit(0.1, () => addChien(mailles.divers, 'passager'));
      },
    ),
} satisfies Record<string, Monte>;
