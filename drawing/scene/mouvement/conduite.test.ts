import { describe, expect, test } from 'vitest';
import { gabarit } from '../gabarits.ts';
import { autour, distance, overlap } from '../plan/geometrie.ts';
import { scene, type Carrefour, type SceneEcrite } from '../scene.ts';
import { fautesDeConduite } from './conduite.ts';
import { visiblesOf, vuesOf } from './dementis.ts';
import { corpsOf } from './horaire.ts';
import { tourne, type Tourne } from './index.ts';
import { ecartDe } from './lampesDuFilm.ts';

const JOUR = '2026-11-02';
const lue = (ecrite: SceneEcrite) => scene.parse(ecrite) as Carrefour;
const shoot = (ecrite: SceneEcrite): Tourne => tourne(lue(ecrite), JOUR)!;

const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
const rond: SceneEcrite = {
  lieu: 'rond-point',
  branches: croix,
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'ouest' },
    { qui: 'vélo', anneau: 'sud', vers: 'nord' },
  ],
};
const demiTour: SceneEcrite = {
  lieu: 'carrefour',
  branches: croix,
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'ouest', vers: 'ouest' },
    { qui: 'voiture', nom: 'A', de: 'nord', vers: 'ouest' },
  ],
};

const suivi = (film: Tourne, nom: string) => {
  const montre = visiblesOf(film).get(nom)!;
  return vuesOf(film)
    .get(nom)!
    .map((ici, i) => ({ ...ici, montre: montre[i]!.replace(/^s\d-/, '') }));
};

describe('who leaves a roundabout says so from the exit before his own', () => {
  test('not when he comes in, nor while he goes round; then until he is out', () => {
    const moi = suivi(shoot(rond), 'moi');
    const avantLeNord = moi.filter(({ x, y }) => x > 1 || y > 0);
    expect(new Set(avantLeNord.map((p) => p.montre))).toEqual(new Set(['rien']));
    const apres = moi.filter(({ x, y }) => y < 0 && x < -1 && x > -9);
    expect(apres.length).toBeGreaterThan(10);
    expect(new Set(apres.map((p) => p.montre))).toEqual(new Set(['droite']));
    expect(moi.at(-1)!.montre).toBe('rien');
  });

  test('a cyclist with his arm', () => {
    const film = shoot(rond);
    const velo = suivi(film, 'vélo');
    expect(velo[0]!.montre).toBe('rien');
    expect(velo.some((p) => p.montre === 'droite')).toBe(true);
    expect(film.svg).toMatch(/data-e="s\d-droite" opacity="0"/);
  });

  test('all the way, whoever takes the first one, as his picture has it', () => {
    const [moi, autre] = rond.usagers!;
    const premiere = { ...moi!, vers: 'est', clignotant: 'droite' } as const;
    const vu = suivi(shoot({ ...rond, usagers: [premiere, autre!] }), 'moi');
    const dedans = vu.filter(({ x }) => x < 8);
    expect(new Set(dedans.map((p) => p.montre))).toEqual(new Set(['droite']));
  });
});

test('who turns back drives an arc, and says so until he has turned', () => {
  const film = shoot(demiTour);
  const moi = suivi(film, 'moi');
  const ys = moi.map(({ y }) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(5);
  expect(moi[0]!.montre).toBe('gauche');
  expect(moi.find(({ cap }) => cap < 0)!.montre).toBe('gauche');
  expect(moi.at(-1)!.montre).toBe('rien');
  expect(fautesDeConduite(lue(demiTour), film)).toEqual([]);
});

test('who turns without a word in the picture says so when he sets out', () => {
  const velo: SceneEcrite = {
    lieu: 'carrefour',
    branches: croix,
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'vélo', de: 'est', vers: 'nord', clignotant: 'aucun' },
    ],
  };
  const dits = suivi(shoot(velo), 'vélo').map((p) => p.montre);
  expect([dits[0], dits.find((d) => d !== dits[0]), dits.at(-1)]).toEqual([
    'droite',
    'rien',
    'rien',
  ]);
});

test('who waits with his foot on the brake lets it go when he sets out', () => {
  const arret: SceneEcrite = {
    lieu: 'carrefour',
    branches: croix,
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord', arrêté: 'oui' },
      { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
    ],
  };
  const moi = suivi(shoot(arret), 'moi');
  const parti = moi.findIndex(({ y }) => y !== moi[0]!.y);
  expect(parti).toBeGreaterThan(5);
  expect(new Set(moi.slice(0, parti - 1).map((p) => p.montre))).toEqual(new Set(['rien-freine']));
  expect(new Set(moi.slice(parti).map((p) => p.montre))).toEqual(new Set(['rien']));
});

test('who turns with his arm out takes his hand back before he meets anybody', () => {
  const film = shoot({
    lieu: 'carrefour',
    branches: { nord: {}, est: {}, sud: {} },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'attelage', de: 'est', vers: 'sud' },
    ],
  });
  const dits = suivi(film, 'attelage');
  expect(dits[0]!.montre).toBe('gauche');
  const reste = ({ cap }: { cap: number }) => Math.abs(ecartDe(cap, 180));
  expect(dits.find((d) => d.montre === 'rien')).toSatisfy((d) => reste(d) > 10);
  expect(dits.filter((d) => reste(d) < 1).map((d) => d.montre)).not.toContain('gauche');
});

test('who crossed a driveway walks on, out of the way of whoever comes out of it', () => {
  const ecrite: SceneEcrite = {
    lieu: 'carrefour',
    branches: { nord: {}, sud: {}, est: { voie: 'propriété' } },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
      { qui: 'piéton', traverse: 'est', côté: 'gauche', état: 'attend' },
    ],
  };
  expect(fautesDeConduite(lue(ecrite), shoot(ecrite))).toEqual([]);
});

test('nobody sets out past a car that still turns, unless there is room between them', () => {
  const film = shoot({
    lieu: 'carrefour',
    branches: croix,
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'voiture', nom: 'A', de: 'est', vers: 'sud' },
    ],
  });
  const [voiture] = film.corps.values();
  const [moi, autre] = ['moi', 'A'].map((nom) => vuesOf(film).get(nom)!);
  const ecarts = moi!.flatMap((ici, i) => {
    const lui = autre![i]!;
    if (ici.y === moi![0]!.y || Math.abs(ecartDe(ici.cap, lui.cap)) > 170) return [];
    const [un, deux] = [corpsOf(voiture!, ici), corpsOf(voiture!, lui)];
    return un.centres.flatMap((p) =>
      deux.centres.map((q) => distance(p, q) - un.rayon - deux.rayon),
    );
  });
  expect(ecarts.length).toBeGreaterThan(10);
  expect(Math.min(...ecarts)).toBeGreaterThan(1.5);
});

test('who has crossed stands on no post', () => {
  const { plan } = shoot({
    lieu: 'carrefour',
    branches: {
      nord: { feu: 'vert', passage: 'piétons' },
      est: { feu: 'rouge' },
      sud: { feu: 'vert' },
      ouest: { feu: 'rouge' },
    },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'groupe d’enfants', traverse: 'nord', côté: 'droite', état: 'engagé' },
    ],
  });
  const [x, y] = plan.trajets!.find((t) => t.usager.traverse)!.points.at(-1)!;
  const [long, large] = gabarit('groupe d’enfants');
  const eux = autour(x, y, 90, long, large);
  const poteaux = plan.objets.flatMap((o) => (o.genre === 'poteau' ? [o] : []));
  expect(poteaux).toHaveLength(4);
  for (const { dessus, pied } of poteaux) {
    expect(overlap(eux, dessus!)).toBe(false);
    expect(overlap(eux, [pied![0], pied![1], 0, 0])).toBe(false);
  }
});

describe('a film is refused', () => {
  const sans = (film: Tourne, pistes: (e: string) => boolean): Tourne => ({
    ...film,
    film: {
      ...film.film,
      etapes: film.film.etapes.map((etape) => ({
        ...etape,
        pistes: etape.pistes.filter(({ e }) => pistes(e)),
      })),
    },
  });

  test('in which somebody leaves a roundabout without saying so', () => {
    const film = shoot(rond);
    expect(fautesDeConduite(lue(rond), film)).toEqual([]);
    expect(
      fautesDeConduite(
        lue(rond),
        sans(film, (e) => !e.startsWith('s')),
      ),
    ).toEqual(['vélo tourne sans l’indiquer', 'moi tourne sans l’indiquer']);
  });

  const decale = (film: Tourne, nom: string, [dx, dy]: [number, number]): Tourne => {
    const [e] = [...film.corps].find(([, vu]) => (vu.nom ?? vu.qui) === nom)!;
    const etapes = film.film.etapes.map((etape) => ({
      ...etape,
      pistes: etape.pistes.map((piste) => ({
        ...piste,
        images: piste.images.map((pose) =>
          piste.e !== e
            ? pose
            : ([pose[0], pose[1] + dx, pose[2] + dy, pose[3], pose[4], pose[5]] as const),
        ),
      })),
    }));
    return { ...film, film: { ...film.film, etapes } };
  };

  test('in which somebody grazes another who waits', () => {
    const ecrite: SceneEcrite = {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
      ],
    };
    const film = shoot(ecrite);
    expect(fautesDeConduite(lue(ecrite), film)).toEqual([]);
    expect(fautesDeConduite(lue(ecrite), decale(film, 'A', [0, 120]))).toEqual([
      'moi et A se frôlent',
    ]);
  });

  test('in which a cyclist drives past a child too near', () => {
    const ecrite: SceneEcrite = {
      lieu: 'carrefour',
      branches: { nord: { piste: 'oui' }, sud: { piste: 'oui' }, est: { voie: 'propriété' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
        { qui: 'vélo', de: 'sud', vers: 'nord', sur: 'piste' },
        { qui: 'enfant', de: 'sud', vers: 'nord', sur: 'trottoir' },
      ],
    };
    const film = shoot(ecrite);
    expect(fautesDeConduite(lue(ecrite), film)).toEqual([]);
    expect(fautesDeConduite(lue(ecrite), decale(film, 'vélo', [14, 0]))).toEqual([
      'vélo et enfant se frôlent',
    ]);
  });

  test('in which a lorry drives past somebody on the footway too near', () => {
    const ecrite: SceneEcrite = {
      lieu: 'carrefour',
      branches: { est: {}, ouest: {}, sud: { voie: 'propriété' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'est', vers: 'sud' },
        { qui: 'camion', de: 'ouest', vers: 'est' },
        { qui: 'piéton', de: 'ouest', vers: 'est', sur: 'trottoir' },
      ],
    };
    const film = shoot(ecrite);
    expect(fautesDeConduite(lue(ecrite), film)).toEqual([]);
    expect(fautesDeConduite(lue(ecrite), decale(film, 'camion', [0, 14]))).toEqual([
      'camion et piéton se frôlent',
    ]);
  });

  test('but not for two who keep to their lanes, side by side', () => {
    const ecrite: SceneEcrite = {
      lieu: 'carrefour',
      branches: croix,
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
        { qui: 'bus', de: 'est', vers: 'ouest' },
        { qui: 'pompiers', de: 'ouest', vers: 'est', sirène: 'oui', feuxBleus: 'oui' },
      ],
    };
    expect(fautesDeConduite(lue(ecrite), shoot(ecrite))).toEqual([]);
  });

  test('in which somebody grazes a hand that is held out', () => {
    const ecrite: SceneEcrite = {
      lieu: 'carrefour',
      branches: { sud: {}, 'nord-ouest': {}, 'nord-est': {} },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord-est' },
        { qui: 'tracteur', de: 'nord-est', vers: 'nord-ouest' },
        { qui: 'vélo', de: 'nord-ouest', vers: 'nord-est' },
      ],
    };
    const [moi, tracteur, velo] = ecrite.usagers!;
    expect(fautesDeConduite(lue(ecrite), shoot(ecrite))).toEqual(['tracteur et vélo se frôlent']);
    const sansBras = {
      ...ecrite,
      usagers: [moi!, tracteur!, { ...velo!, clignotant: 'aucun' as const }],
    };
    expect(fautesDeConduite(lue(sansBras), shoot(sansBras))).toEqual([]);
  });

  test('in which somebody turns on the spot', () => {
    const film = shoot(demiTour);
    const [e] = [...film.corps].find(([, vu]) => vu.moi)!;
    const etroit = film.film.etapes.map((etape) => ({
      ...etape,
      pistes: etape.pistes.map((piste) =>
        piste.e !== e
          ? piste
          : {
              ...piste,
              images: piste.images.map(
                ([part, x, y, ...reste]) => [part, x / 2, y / 2, ...reste] as const,
              ),
            },
      ),
    }));
    expect(
      fautesDeConduite(lue(demiTour), { ...film, film: { ...film.film, etapes: etroit } }),
    ).toEqual(['moi tourne sur place']);
  });
});
