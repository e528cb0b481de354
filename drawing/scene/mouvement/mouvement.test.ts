import { describe, expect, test } from 'vitest';
import { dessine } from '../../testing/scene.ts';
import { layOut } from '../plan/index.ts';
import { debouches, droite } from '../regles/situations/droite.ts';
import { carrefourOf, type Situation } from '../regles/situations/notation.ts';
import { pietons, ronds } from '../regles/situations/pietons.ts';
import { agents, feux } from '../regles/situations/regles.ts';
import { particuliers, signaux } from '../regles/situations/signaux.ts';
import { nomOf } from '../regles/usagers.ts';
import { scene, type SceneEcrite } from '../scene.ts';
import { dansLeCadre } from './courses.ts';
import { corpsOf, seTouchent } from './horaire.ts';
import { drawFilm } from './index.ts';
import { tournageOf, type Acteur, type Tournage } from './tournage.ts';

const JOUR = '2026-11-02';
/** How finely a film is looked at, in milliseconds. */
const PAS = 40;

const tourne = (situation: Situation): Tournage | undefined => {
  const carrefour = carrefourOf(situation);
  const plan = layOut(carrefour, JOUR);
  return tournageOf(carrefour, plan, dansLeCadre(plan));
};

/** What of the road somebody takes at that instant of the film; nothing once he has left the picture. */
function corpsAt({ etapes }: Tournage, acteur: Acteur, ms: number) {
  const depuis = ms - etapes[acteur.etape]!.depart - acteur.apres;
  const part = Math.max(0, depuis / acteur.duree);
  if (part > 1 && !('traverse' in acteur.vu.usager)) return { centres: [], rayon: 0 };
  return corpsOf(acteur.vu, acteur.course.at(Math.min(1, part) * acteur.course.duree));
}

/** When somebody first is where the other passes, and whether they ever are there both at once. */
function conflit(tournage: Tournage, acteur: Acteur, autre: Acteur) {
  const instants = Array.from({ length: Math.ceil(tournage.duree / PAS) }, (_, i) => i * PAS);
  const siens = instants.map((t) => corpsAt(tournage, autre, t));
  const corps = instants.map((t) => corpsAt(tournage, acteur, t));
  return {
    entre: instants.find((_, i) => siens.some((place) => seTouchent(place, corps[i]!))) ?? Infinity,
    touche: instants.some((_, i) => seTouchent(siens[i]!, corps[i]!)),
  };
}

const tables = { droite, debouches, signaux, particuliers, agents, feux, pietons, ronds };
/** Those that the reference decides, by hand, with somebody who yields. */
const decidees = Object.values(tables)
  .flat()
  .filter((s) => s.cede !== '' && !s.indecis && !s.ordre.includes('‖'));

/** The picture has no room for what the law says there: on a track for one, over him who stands inside. */
const SANS_PLACE = [
  'deux chemins de terre face à face',
  'demi-tour et piéton',
  'bande bus à ma droite',
  'engagé au vert, en face aussi',
];

describe('who enters the conflict first', () => {
  test('is shown of all situations that the reference decides, where there is room', () => {
    expect(decidees.length).toBeGreaterThan(100);
    const muettes = decidees.filter((s) => !tourne(s)).map((s) => s.titre);
    expect(muettes).toEqual(SANS_PLACE);
  });

  test.each(decidees.filter((s) => !SANS_PLACE.includes(s.titre)))('$titre', (situation) => {
    const tournage = tourne(situation)!;
    const acteur = (nom: string) => tournage.acteurs.find((a) => nomOf(a.vu.usager) === nom)!;
    for (const [cede, a] of situation.cede.split(', ').map((paire) => paire.split('→'))) {
      const [second, premier] = [acteur(cede!), acteur(a!)];
      const [sien, autre] = [
        conflit(tournage, second, premier),
        conflit(tournage, premier, second),
      ];
      expect(sien.touche, `${cede} et ${a} se touchent`).toBe(false);
      expect(autre.entre, `${a} avant ${cede}`).toBeLessThanOrEqual(sien.entre);
      expect(premier.etape).toBeLessThan(second.etape);
    }
    const dit = tournage.etapes
      .filter((e) => e.numero !== null)
      .map((e) => e.passent.map(nomOf).join(' '));
    const mots = (vague: string) => vague.split(' ').toSorted().join(' ');
    expect(dit.map(mots)).toEqual(situation.ordre.split(' | ').map(mots));
    expect(tournage.duree).toBeGreaterThanOrEqual(2000);
    expect(tournage.duree).toBeLessThanOrEqual(4000);
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
  // All four come forward, and none of them into the junction.
  const [blocage] = film(quatre)!.film.etapes;
  expect(blocage!.pistes.filter(({ e }) => e.startsWith('a'))).toHaveLength(4);
});

test('who is stopped stays where he is, and is named last', () => {
  const agent: SceneEcrite = {
    ...quatre,
    agent: { bras: 'tendus', regarde: 'nord' },
    usagers: [
      { qui: 'voiture', moi: 'oui', de: 'sud', vers: 'nord' },
      { qui: 'tram', de: 'est', vers: 'ouest' },
      { qui: 'piéton', traverse: 'ouest', état: 'attend' },
    ],
    branches: { ...croix, est: { rails: 'oui' }, ouest: { rails: 'oui' } },
  };
  const { etapes } = film(agent)!.film;
  expect(etapes.map((e) => e.texte)).toEqual(['Le tram passe.', 'Tu attends, comme le piéton.']);
  expect(etapes.at(-1)!.pistes).toEqual([]);
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
  '%s: each piece that moves is in the picture, once',
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
  },
);

test('nothing of it is in the still picture, and there is none where the rules do not know', () => {
  expect(dessine(quatre).svg).not.toMatch(/data-|metadata/);
  const deux = [quatre.usagers![0]!, { qui: 'vélo', de: 'est', vers: 'ouest' } as const];
  expect(film({ ...quatre, usagers: deux })).toBeDefined();
  // Two of one name; nobody who yields; another code of the road.
  expect(film({ ...quatre, usagers: [...deux, { ...deux[1]!, de: 'nord', vers: 'sud' }] })).toBe(
    undefined,
  );
  expect(film({ ...quatre, usagers: deux.slice(1) })).toBe(undefined);
  expect(film({ ...quatre, usagers: deux }, '2027-07-01')).toBe(undefined);
});
