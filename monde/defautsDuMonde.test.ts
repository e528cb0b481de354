import { expect, test } from 'vitest';
import { scene, type SceneEcrite } from '../drawing/scene/scene.ts';
import { type Bati, regardeOf } from './bati.ts';
import { buildScene } from './buildScene.ts';
import { type Boite, isMoi } from './camera/boites.ts';
import { chooseVue } from './camera/choix.ts';
import { type ChoixDeVue, jauge } from './camera/jauge.ts';
import { defautsDuBati } from './defautsDuMonde.ts';
import { devant, entre, fois, plus, type Vec } from './maille/vecteurs.ts';
import { RAPPORT } from './sceneDeVue.ts';

const JOUR = '2026-11-02';
const moi = { qui: 'voiture', moi: 'oui', voie: 3, a: 8 };
const camion = { qui: 'camion', couleur: 'grise', voie: 3 };
const route = (autres: object = {}): SceneEcrite =>
  ({
    lieu: 'route',
    vue: 'conducteur',
    profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'],
    longueur: 60,
    usagers: [moi],
    ...autres,
  }) as SceneEcrite;
const avec = (...usagers: object[]) => route({ usagers: [moi, ...usagers] });
const signe = { poteaux: [{ panneau: { panneau: 'C35' }, a: 22 }] };
const croix = (...usagers: object[]): SceneEcrite =>
  ({
    lieu: 'carrefour',
    branches: { nord: {}, est: {}, sud: {}, ouest: {} },
    usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' }, ...usagers],
  }) as SceneEcrite;
const deuxVoies = {
  profil: ['terre-plein', 'monte', ':', 'monte', 'trottoir'],
  usagers: [
    { qui: 'voiture', moi: 'oui', voie: 3, a: 12 },
    { qui: 'voiture', couleur: 'rouge', voie: 2, a: 5 },
  ],
};

interface Monde {
  bati: Bati;
  choix: ChoixDeVue;
}
const boiteDe = ({ bati }: Monde, qui: string): Boite =>
  bati.boites.find((b) => 'qui' in b.objet && b.objet.qui === qui && !isMoi(b))!;
const feuxDe = (monde: Monde, qui: string) => {
  const { pied } = boiteDe(monde, qui);
  return monde.bati.chantier.corps.find(
    ({ ou }) => Math.hypot(ou[0] - pied[0], ou[2] - pied[2]) < 2,
  )!;
};
/** From the same place, and nothing enlarged. */
const revoit = (monde: Monde): void => {
  monde.choix = jauge(regardeOf(monde.bati), monde.choix.vue, RAPPORT);
};
/** Between the eye and what it looks at. */
const interpose = (monde: Monde, qui: string, but: Vec, part: number): void => {
  const [x, , z] = entre(monde.choix.vue.oeil, but, part);
  boiteDe(monde, qui).pied = [x, 0, z];
};

type Casse = [nom: string, juste: SceneEcrite, casse: (monde: Monde) => void, dit: RegExp];

const CASSES: Casse[] = [
  [
    'a walker hidden by a van',
    avec(
      { qui: 'camionnette', couleur: 'blanche', voie: 2, a: 20 },
      { qui: 'piéton', voie: 4, a: 24, fait: 'attend' },
    ),
    (monde) => {
      interpose(monde, 'camionnette', boiteDe(monde, 'piéton').pied, 0.6);
      revoit(monde);
    },
    /^Le piéton est caché par la camionnette blanche/,
  ],
  [
    'a woman hidden by a lorry',
    avec({ ...camion, voie: 2, a: 30 }, { qui: 'aîné', voie: 4, a: 26, fait: 'attend' }),
    (monde) => {
      interpose(monde, 'camion', boiteDe(monde, 'aîné').pied, 0.6);
      revoit(monde);
    },
    /^La personne âgée est cachée par le camion gris/,
  ],
  [
    'a sign behind a lorry',
    route({ ...signe, usagers: [moi, { ...camion, voie: 2, a: 30 }] }),
    (monde) => {
      interpose(monde, 'camion', monde.bati.signaux.plaques[0]!.ou, 0.6);
      revoit(monde);
    },
    /^Le signal C35 est caché par le camion gris/,
  ],
  [
    'a sign seen from its edge',
    route({ poteaux: [{ panneau: { panneau: 'C3' }, a: 24 }] }),
    (monde) => {
      const [plaque] = monde.bati.signaux.plaques as [Bati['signaux']['plaques'][number]];
      plaque.cap -= 59;
      plaque.ou = plus(plaque.ou, [3, 0, 0]);
      revoit(monde);
    },
    /^Le signal C3 tourne le dos/,
  ],
  [
    'a sign too small, and not enlarged',
    route(signe),
    (monde) => {
      const [plaque] = monde.bati.signaux.plaques as [Bati['signaux']['plaques'][number]];
      plaque.ou = plus(plaque.ou, fois(devant(0), 40));
      revoit(monde);
    },
    /^Le signal C35 n’a que \d+ pixels de haut ; il en faut 20/,
  ],
  [
    'a car too far to be known',
    avec({ qui: 'voiture', couleur: 'rouge', voie: 2, a: 34 }),
    (monde) => {
      const boite = boiteDe(monde, 'voiture');
      boite.pied = plus(boite.pied, fois(devant(0), 70));
      revoit(monde);
    },
    /^La voiture rouge n’a que \d+ pixels de haut ; il en faut 24/,
  ],
  [
    'somebody out of the picture',
    croix({ qui: 'moto', nom: 'B', de: 'est', vers: 'ouest' }),
    (monde) => {
      const boite = boiteDe(monde, 'moto');
      boite.pied = plus(boite.pied, [90, 0, 0]);
      revoit(monde);
    },
    /^La moto B.* sort de l’image/,
  ],
  [
    'a post on the carriageway',
    route(signe),
    ({ bati }) => {
      const poste = bati.plan.objets.find(({ genre }) => genre === 'poteau')!;
      poste.x = bati.boites.find(isMoi)!.pied[0];
    },
    /^Le poteau qui porte le signal C35 est planté sur la chaussée/,
  ],
  [
    'a sign that lies on the ground',
    route(signe),
    ({ bati }) => {
      const [plaque] = bati.signaux.plaques as [Bati['signaux']['plaques'][number]];
      plaque.ou = [plaque.ou[0], 0.3, plaque.ou[2]];
    },
    /^Le signal C35 est à 0,\d m du sol/,
  ],
  [
    'a walker of 2.5 m',
    avec({ qui: 'piéton', voie: 4, a: 22, fait: 'attend' }),
    (monde) => {
      boiteDe(monde, 'piéton').hauteur = 2.5;
    },
    /^Le piéton mesure 2,5 m : ce n’est pas la taille d’une personne/,
  ],
  [
    'a van ten metres long',
    avec({ qui: 'camionnette', couleur: 'blanche', voie: 3, a: 30 }),
    (monde) => {
      boiteDe(monde, 'camionnette').longueur = 10;
    },
    /^La camionnette blanche est longue de 10 m, au lieu de/,
  ],
  [
    'a bus whose doors are closed where somebody boards',
    avec(
      { qui: 'bus', couleur: 'jaune', voie: 3, a: 34, fait: 'arrêté' },
      { qui: 'piéton', voie: 4, a: 30, fait: 'attend' },
    ),
    (monde) => {
      feuxDe(monde, 'bus').forme = 'bus';
    },
    /^On monte dans le bus jaune ou l’on en descend, mais sa porte est fermée/,
  ],
  [
    'a car whose door is told to be open, and is not',
    route({
      profil: ['trottoir', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
      usagers: [moi, { qui: 'voiture', couleur: 'rouge', voie: 4, a: 24, fait: 'porte ouverte' }],
    }),
    (monde) => {
      feuxDe(monde, 'voiture').forme = 'suv';
    },
    /^On monte dans la voiture rouge .* sa porte est fermée/,
  ],
  [
    'a lamp off where one brakes',
    avec({ qui: 'voiture', couleur: 'rouge', voie: 3, a: 26, fait: 'arrêté' }),
    (monde) => {
      feuxDe(monde, 'voiture').feux.stop = false;
    },
    /^La voiture rouge freine, mais ses feux de freinage sont éteints/,
  ],
  [
    'an indicator that is told, and off',
    avec({ qui: 'voiture', couleur: 'rouge', voie: 3, a: 26, clignotant: 'gauche' }),
    (monde) => {
      feuxDe(monde, 'voiture').feux.gauche = false;
    },
    /^La voiture rouge doit clignoter/,
  ],
  [
    'only one of four hazard lamps',
    avec({ qui: 'camion', couleur: 'grise', voie: 3, a: 30, fait: 'arrêté', clignotant: 'quatre' }),
    (monde) => {
      feuxDe(monde, 'camion').feux.droite = false;
    },
    /^Le camion gris doit clignoter/,
  ],
  [
    'a reversing lamp off',
    avec({ qui: 'voiture', couleur: 'rouge', voie: 3, a: 26, fait: 'recule' }),
    (monde) => {
      feuxDe(monde, 'voiture').feux.recul = false;
    },
    /^La voiture rouge recule, mais son feu de recul est éteint/,
  ],
  [
    'a car without lamps by night',
    route({ temps: 'nuit', usagers: [moi, { qui: 'voiture', couleur: 'rouge', voie: 2, a: 30 }] }),
    (monde) => {
      feuxDe(monde, 'voiture').feux.position = false;
    },
    /^La voiture rouge roule de nuit, mais ses feux sont éteints/,
  ],
  [
    'a mirror that shows another street',
    avec({ qui: 'ambulance', voie: 3, a: -14 }),
    ({ choix }) => {
      const [miroir] = choix.miroirs as [ChoixDeVue['miroirs'][number]];
      miroir.image = plus(miroir.centre, [-0.8, 0, 0]);
    },
    /^Le rétroviseur intérieur montre une autre rue/,
  ],
  [
    'a mirror at the left turned to the houses',
    route(deuxVoies),
    ({ choix }) => {
      const [miroir] = choix.miroirs as [ChoixDeVue['miroirs'][number]];
      miroir.image = plus(miroir.centre, [0.8, 0, 0.1]);
    },
    /^Le rétroviseur de gauche montre une autre rue/,
  ],
  [
    'a follower in no mirror',
    avec({ qui: 'ambulance', voie: 3, a: -14 }),
    (monde) => {
      const boite = boiteDe(monde, 'ambulance');
      boite.pied = plus(boite.pied, [12, 0, 0]);
      revoit(monde);
    },
    /^L’ambulance sort de l’image/,
  ],
  [
    'a car within another',
    avec({ qui: 'voiture', couleur: 'rouge', voie: 3, a: 24 }, { ...camion, a: 40 }),
    (monde) => {
      boiteDe(monde, 'camion').pied = boiteDe(monde, 'voiture').pied;
    },
    /^La voiture rouge et le camion gris sont l’un dans l’autre/,
  ],
  [
    'a cyclist who floats',
    avec({ qui: 'vélo', voie: 3, a: 22 }),
    (monde) => {
      const boite = boiteDe(monde, 'vélo');
      boite.pied = plus(boite.pied, [0, 0.6, 0]);
    },
    /^Le cycliste flotte à 0,6 m du sol/,
  ],
  [
    'a distance whose end is not seen',
    route({ vue: 'dessus', cotes: [{ de: 8, a: 20, voie: 3, texte: '12 m' }] }),
    ({ bati }) => {
      const [mesure] = bati.plan.mesures as [Bati['plan']['mesures'][number]];
      mesure.a = [mesure.a[0], mesure.a[1] - 90];
    },
    /^La distance « .*12 m » sort de l’image/,
  ],
  [
    'somebody against the eye',
    avec({ qui: 'piéton', voie: 4, a: 22, fait: 'attend' }),
    (monde) => {
      const { oeil } = monde.choix.vue;
      boiteDe(monde, 'piéton').pied = [oeil[0], 0.13, oeil[2] - 0.3];
    },
    /^Le piéton est contre l’œil qui regarde/,
  ],
];

test.for(CASSES)('%s is refused by name', ([, juste, casse, dit]) => {
  const bati = buildScene(scene.parse(juste), JOUR);
  const monde: Monde = { bati, choix: chooseVue(regardeOf(bati), RAPPORT) };
  const dits = () => [...defautsDuBati(monde.bati, monde.choix)].map(({ message }) => message);
  expect(dits()).toEqual([]);
  casse(monde);
  expect(dits()).toContainEqual(expect.stringMatching(dit));
});
