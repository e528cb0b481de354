import { describe, expect, test } from 'vitest';
import { dessine } from '../../testing/scene.ts';
import { layOut } from '../plan/index.ts';
import { debouches, droite } from '../../../droit/circulation/situations/droite.ts';
import { carrefourOf, type Situation } from '../../../droit/circulation/situations/notation.ts';
import { pietons as aPied, ronds } from '../../../droit/circulation/situations/parPietons.ts';
import { agents, feux } from '../../../droit/circulation/situations/agentsEtFeux.ts';
import { particuliers, signaux } from '../../../droit/circulation/situations/parSignaux.ts';
import { nomOf } from '../../../droit/circulation/usagers.ts';
import { scene, type SceneEcrite } from '../scene.ts';
import { pietons } from '../vocabulaire.ts';
import { dementisOf, pairesDeLaLoi, vuesOf, type Paire } from './dementis.ts';
import { heurtsOf } from './heurts.ts';
import { drawFilm, tourne, tourneSur } from './index.ts';

const JOUR = '2026-11-02';

const shoot = (situation: Situation) => {
  const carrefour = carrefourOf(situation);
  return tourneSur(layOut(carrefour, JOUR), carrefour, JOUR);
};

const tables = { droite, debouches, signaux, particuliers, agents, feux, aPied, ronds };
/** Decided by hand, with somebody who yields: code-de-la-route.md#priority. */
const decidees = Object.values(tables)
  .flat()
  .filter((s) => s.cede !== '' && !s.indecis && !s.ordre.includes('‖'));

const SANS_PLACE = [
  'deux chemins de terre face à face',
  'demi-tour et piéton',
  'bande bus à ma droite',
  'engagé au vert, en face aussi',
];

describe('who is seen to pass first', () => {
  test('is shown of all situations that were decided by hand, where there is room', () => {
    expect(decidees.length).toBeGreaterThan(100);
    const muettes = decidees.filter((s) => !shoot(s)).map((s) => s.titre);
    expect(muettes).toEqual(SANS_PLACE);
  });

  test.each(decidees.filter((s) => !SANS_PLACE.includes(s.titre)))('$titre', (situation) => {
    const paires = situation.cede.split(', ').map((paire): Paire => {
      const [second, premier] = paire.split('→');
      return { premier: premier!, second: second!, ailleurs: true };
    });
    const film = shoot(situation)!;
    expect(dementisOf(film, paires)).toEqual([]);
    for (const { premier, second } of paires)
      expect(dementisOf(film, [{ premier: second, second: premier, ailleurs: true }])).not.toEqual(
        [],
      );
    const dit = film.film.etapes.filter((e) => e.numero !== null);
    expect(dit).toHaveLength(situation.ordre.split(' | ').length);
  });

  test('a film without one who passes is refused, and one in which they meet', () => {
    const situation = decidees.find((s) => s.cede === 'moi→A')!;
    const film = shoot(situation)!;
    const paires = pairesDeLaLoi(carrefourOf(situation));
    const corps = new Map([...film.corps].filter(([, vu]) => vu.nom !== 'A'));
    expect(dementisOf({ ...film, corps }, paires)).toEqual(['on ne voit pas passer A, avant moi']);
    const { etapes, duree } = film.film;
    const images = etapes[0]!.pistes.find(({ e }) => e.startsWith('a'))!.images;
    const ensemble = etapes.map((etape) => ({
      ...etape,
      pistes: etape.pistes.map((p) => (p.e.startsWith('a') ? { ...p, images } : p)),
    }));
    expect(dementisOf({ ...film, film: { etapes: ensemble, duree } }, paires)).toEqual([
      'A et moi se heurtent',
    ]);
  });
});

describe('how fast they are seen to go', () => {
  /** In metres a second. */
  const vitesses = (ecrite: SceneEcrite, nom: string) => {
    const ici = vuesOf(tourne(scene.parse(ecrite), JOUR)!, 200).get(nom)!;
    return ici
      .slice(1)
      .map((p, i) => Math.hypot(p.x - ici[i]!.x, p.y - ici[i]!.y) / 0.2)
      .filter((v) => v > 0);
  };
  const prioritaire: SceneEcrite = {
    lieu: 'carrefour',
    vue: 'conducteur',
    compteur: 50,
    branches: {
      nord: {},
      est: { panneau: { panneau: 'B1' } },
      sud: { panneau: { panneau: 'B9' } },
    },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'vélo', de: 'est', vers: 'sud' },
    ],
  };

  test('is the speed on one’s dashboard, and a bicycle’s for a bicycle', () => {
    const moi = vitesses(prioritaire, 'moi');
    expect(Math.max(...moi)).toBeCloseTo(50 / 3.6, 0);
    expect(moi[0]).toBeCloseTo(50 / 3.6, 0);
    const velo = vitesses(prioritaire, 'vélo');
    expect(Math.max(...velo)).toBeLessThan(5);
    expect(velo[0]).toBeLessThan(1);
  });

  test('is one scale for all: nobody walks faster than he can, or drives faster than his kind', () => {
    for (const situation of decidees) {
      const film = shoot(situation);
      if (!film) continue;
      const qui = new Map([...film.corps.values()].map((vu) => [nomOf(vu.usager), vu.qui]));
      for (const [nom, ici] of vuesOf(film, 200)) {
        const most = Math.max(
          ...ici.slice(1).map((p, i) => Math.hypot(p.x - ici[i]!.x, p.y - ici[i]!.y) / 0.2),
        );
        const genre = qui.get(nom)!;
        expect(most, `${situation.titre} : ${nom}`).toBeGreaterThan(0.5);
        expect(most, `${situation.titre} : ${nom}`).toBeLessThan(
          (pietons as readonly string[]).includes(genre) ? 2 : genre === 'vélo' ? 5 : 12,
        );
      }
    }
  });
});

const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
const film = (ecrite: SceneEcrite, jour = JOUR) => drawFilm(scene.parse(ecrite), jour);
const textes = (ecrite: SceneEcrite) =>
  film(ecrite)!.film.etapes.map(({ numero, texte }) => `${numero ?? '–'} ${texte}`);
const quatre: SceneEcrite = {
  lieu: 'carrefour',
  branches: croix,
  usagers: [
    { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
    { qui: 'voiture', nom: 'A', de: 'est', vers: 'ouest' },
    { qui: 'voiture', nom: 'B', de: 'nord', vers: 'sud' },
    { qui: 'voiture', nom: 'C', de: 'ouest', vers: 'est' },
  ],
};

test('in a deadlock nobody passes until one gives up his right; then the rules hold again', () => {
  expect(textes(quatre)).toEqual([
    '– Chacun doit céder à un autre\u00A0: personne n’a le droit de passer. On s’entend d’un signe, et tu renonces à ta priorité.',
    '1 La voiture C passe.',
    '2 La voiture B passe.',
    '3 La voiture A passe.',
    '4 Tu passes.',
  ]);
  const [blocage] = film(quatre)!.film.etapes;
  expect(blocage!.pistes.filter(({ e }) => e.startsWith('a'))).toHaveLength(4);
});

test('who is stopped stays where he is, and is named last', () => {
  const agent: SceneEcrite = {
    ...quatre,
    agent: { bras: 'tendus', regarde: 'nord' },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'bus', de: 'est', vers: 'ouest' },
      { qui: 'piéton', traverse: 'ouest', état: 'attend' },
    ],
  };
  const { etapes } = film(agent)!.film;
  expect(etapes.map((e) => e.texte)).toEqual([
    'Le bus jaune passe.',
    'Tu attends, comme le piéton.',
  ]);
  expect(etapes.at(-1)!.pistes).toEqual([]);
});

describe('nobody is drawn upon another', () => {
  const heurts = (ecrite: SceneEcrite) => {
    const filme = tourne(scene.parse(ecrite), JOUR)!;
    return heurtsOf(filme.plan, vuesOf(filme));
  };
  const agent = { ...quatre, agent: { bras: 'tendus', regarde: 'est' } } satisfies SceneEcrite;
  const [moi] = quatre.usagers!;

  test('whoever passes the officer goes round him', () => {
    const tout = { ...moi!, vers: 'ouest' } as const;
    expect(
      heurts({ ...agent, usagers: [tout, { qui: 'camion', de: 'nord', vers: 'sud' }] }),
    ).toEqual([]);
    const passage: SceneEcrite = {
      ...agent,
      branches: { ...croix, sud: { passage: 'piétons' } },
      usagers: [moi!, { qui: 'aîné', traverse: 'sud', côté: 'gauche', état: 'engagé' }],
    };
    expect(heurts(passage)).toEqual([]);
    // Trams cannot swerve: the picture stands still.
    const tram: SceneEcrite = {
      ...agent,
      branches: { ...croix, nord: { rails: 'oui' }, sud: { rails: 'oui' } },
      usagers: [tout, { qui: 'tram', de: 'nord', vers: 'sud' }],
    };
    expect(heurts(tram)).toEqual(['tram et agent se heurtent']);
    expect(film(tram)).toBe(undefined);
  });

  test('a car that leaves its yard waits behind the pavement, beyond a cycle track too', () => {
    const cour: SceneEcrite = {
      lieu: 'carrefour',
      branches: { nord: { piste: 'oui' }, sud: { piste: 'oui' }, est: { voie: 'propriété' } },
      usagers: [
        { qui: 'voiture', moi: 'oui', de: 'est', vers: 'nord' },
        { qui: 'enfant', de: 'sud', vers: 'nord', sur: 'trottoir' },
      ],
    };
    expect(heurts(cour)).toEqual([]);
  });
});

test('those who may go together are named together', () => {
  const [, A, , C] = quatre.usagers!;
  expect(
    textes({ ...quatre, usagers: [A!, C!, { qui: 'vélo', de: 'sud', vers: 'nord' }] })[0],
  ).toBe('1 La voiture A passe.');
  expect(
    textes({
      ...quatre,
      branches: { ...croix, sud: { panneau: { panneau: 'B1' } } },
      usagers: [A!, C!, { qui: 'vélo', de: 'sud', vers: 'nord' }],
    }),
  ).toEqual(['1 La voiture A et la voiture C passent en même temps.', '2 Le cycliste passe.']);
});

test.each(['dessus', 'conducteur'] as const)(
  'asked %s, seen from above: each piece that moves is in the picture, once',
  (vue) => {
    const { svg, film: dit } = film({ ...quatre, vue })!;
    const pistes = dit.etapes.flatMap((e) => e.pistes);
    expect(pistes.length).toBeGreaterThan(8);
    for (const { e, images } of pistes) {
      expect(svg.split(`data-e="${e}"`).length - 1, e).toBe(1);
      expect(images[0]![0]).toBe(0);
      expect(images.at(-1)![0]).toBe(1);
      const parts = images.map(([part]) => part);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    }
    expect(svg.match(/data-numero/g)).toHaveLength(4);
    expect(svg).toContain('vu de dessus');
  },
);

test('one who comes against a one-way street keeps right', () => {
  const [moi] = quatre.usagers!;
  const contre = film({
    ...quatre,
    branches: { ...croix, est: { sens: 'sortant', contresens: 'vélos' } },
    usagers: [moi!, { qui: 'vélo', de: 'est', vers: 'ouest' }],
  })!;
  const velo = [...contre.corps.values()].find(({ qui }) => qui === 'vélo')!;
  expect(velo.y).toBeLessThan(-1);
});

test('nothing of it is in the still picture, and there is none where the rules do not know', () => {
  expect(dessine(quatre).svg).not.toMatch(/data-|metadata/);
  const deux = [quatre.usagers![0]!, { qui: 'vélo', de: 'est', vers: 'ouest' } as const];
  expect(film({ ...quatre, usagers: deux })).toBeDefined();
  expect(film({ ...quatre, usagers: [...deux, { ...deux[1]!, de: 'nord', vers: 'sud' }] })).toBe(
    undefined,
  );
  expect(film({ ...quatre, usagers: deux.slice(1) })).toBe(undefined);
  expect(film({ ...quatre, usagers: deux }, '2027-07-01')).toBe(undefined);
});
