import { isRue } from '../../elements.ts';
import { join, montant, repereAt, type Elements } from './elementsCommun.ts';
import { garage, largeurEcole, passageANiveau, pose, rue } from './elementsRue.ts';
import { boite, type RepereLocal } from '../geometrie.ts';
import { carres, damier, flecheSol, surface, triangles, veloSol, zebra } from '../marques.ts';
import type { Passage, Point } from '../plan.ts';
import { milieuOf, vaVersLeHaut } from '../../profil.ts';
import type { Element } from '../../scene.ts';
import type { Terrain } from './terrain.ts';

const laid: Partial<Record<Element['quoi'], (t: Terrain, e: Element) => Partial<Elements>>> = {
  'passage pour piétons': (terrain, element) =>
    passage(terrain, element, 'piétons', 3, (repere, gauche, droite) =>
      zebra(repere, 0, 3, gauche + 0.1, droite - 0.1),
    ),
  'passage pour cyclistes': (terrain, element) =>
    passage(terrain, element, 'cyclistes', 2, (repere, gauche, droite) =>
      carres(repere, 0, 2, gauche, droite),
    ),
  'ligne d’arrêt': (terrain, element) => ({
    marques: [
      surface(
        'blanc',
        boite(repereAt(terrain, terrain.enDessin(element.a)), 0, 0.5, ...montant(terrain, element)),
      ),
    ],
  }),
  triangles: (terrain, element) => ({
    marques: [
      surface(
        'blanc',
        ...triangles(
          (av, d = 0) => terrain.pointAt(terrain.enDessin(element.a) + 0.85 - av, d),
          0,
          ...montant(terrain, element),
        ),
      ),
    ],
  }),
  'dispositif surélevé': (terrain, element) => {
    const repere = repereAt(terrain, terrain.enDessin(element.a));
    return {
      marques: [
        surface('bosse', boite(repere, 0, 6, terrain.profil.gauche, terrain.profil.droite)),
        surface(
          'blanc',
          ...[0.8, 5.2].flatMap((y, i) =>
            triangles(
              (av, d = 0) => repere(y + (i ? -av : av) * 1.6 - (i ? -0.8 : 0.8), d),
              0,
              terrain.profil.gauche + 0.3,
              terrain.profil.droite - 0.3,
            ),
          ),
        ),
      ],
    };
  },
  'passage à niveau': passageANiveau,
  'rue à droite': (t, e) => rue(t, e, 1),
  'rue à gauche': (t, e) => rue(t, e, -1),
  'rues des deux côtés': (t, e) => join([rue(t, e, 1), rue(t, e, -1)]),
  'garage à droite': (t, e) => garage(t, e, 1),
  'garage à gauche': (t, e) => garage(t, e, -1),
  'arrêt de bus': (terrain, element) => {
    const debut = terrain.enDessin(element.a);
    const x = terrain.profil.droite;

    // Distances count from the post.
    const [px, py] = terrain.pointAt(debut + 6.4, x + 1.3);
    return {
      marques: [
        surface(
          'blanc',
          ...[0, 1.6, 3.2, 4.8, 6.4, 8].map((y) =>
            boite(repereAt(terrain, debut + y), 0, 0.9, x - 2.7, x - 2.5),
          ),
        ),
        surface(
          'jaune',
          ...[0, 3, 6].map((y) => boite(repereAt(terrain, debut + y), 0.2, 2.4, x - 0.3, x - 0.05)),
        ),
      ],
      objets: [
        { genre: 'abribus', x: px, y: py, cap: 0, longueur: 4.6, largeur: 1.7 },
        {
          genre: 'arrêt',
          ...pose(terrain.pointAt(debut + 1.7, x + 1.6)),
          cap: 0,
          longueur: 3.4,
          largeur: 2.2,
        },
      ],
    };
  },
  'arrêt de tram avec refuge': (t, e) => arretTram(t, e, true),
  'arrêt de tram sans refuge': (t, e) => arretTram(t, e, false),
  pont: (terrain, element) => ({
    objets: [
      {
        genre: 'pont',
        x: 0,
        y: -terrain.enDessin(element.a) - 3.5,
        cap: 0,
        longueur: 7,
        largeur: 60,
      },
    ],
  }),
  tunnel: (terrain, element) => ({
    objets: [
      {
        genre: 'pont',
        x: (terrain.profil.gauche + terrain.profil.droite) / 2,
        y: -terrain.enDessin(element.a) - 15,
        cap: 0,
        longueur: 30,
        largeur: terrain.profil.largeur + 5,
        etat: 'tunnel',
      },
    ],
  }),
  'rétrécissement à droite': (t, e) => retrecissement(t, e, 1),
  'rétrécissement à gauche': (t, e) => retrecissement(t, e, -1),
  école: (terrain, element) => ({
    objets: [
      {
        genre: 'école',
        ...largeurEcole(terrain),
        y: -terrain.enDessin(element.a) - 4,
        cap: 0,
        longueur: 8,
      },
    ],
  }),
  maison: (terrain, element) => ({
    objets: [
      {
        genre: 'maison',
        x: terrain.profil.droite + 6.4,
        y: -terrain.enDessin(element.a) - 3.5,
        cap: 0,
        longueur: 7,
        largeur: 6,
        etat: '1',
      },
    ],
  }),
  'triangle de panne': (terrain, element) => ({
    objets: [
      {
        genre: 'triangle',
        ...pose(
          terrain.pointAt(
            terrain.enDessin(element.a),
            milieuOf(terrain.profil, element.voie ?? terrain.profil.voies.length),
          ),
        ),
        cap: 0,
        longueur: 1.8,
        largeur: 1.8,
      },
    ],
  }),
  'flèche de sélection': (terrain, element) => ({
    marques: [
      surface('blanc', ...flecheSol(monteVoie(terrain, element), element.valeur ?? 'droit')),
    ],
  }),
  'flèche de rabattement': (terrain, element) => ({
    marques: [
      surface(
        'blanc',
        ...rabattement(monteVoie(terrain, element), element.valeur === 'gauche' ? -1 : 1),
      ),
    ],
  }),
  'zone avancée': (terrain, element) => {
    const [gauche, droite] = montant(terrain, element);
    const repere = repereAt(terrain, terrain.enDessin(element.a));
    return {
      marques: [
        surface('piste', boite(repere, 0.5, 4, gauche, droite)),
        surface(
          'blanc',
          boite(repere, 0, 0.5, gauche, droite),
          boite(repere, 4, 4.5, gauche, droite),
        ),
        surface(
          'blanc',
          ...veloSol((av, x = 0) => repere(1.1 + av, (gauche + droite) / 2 + x), 1.2),
        ),
      ],
    };
  },
  damier: (terrain, element) => ({
    marques: [
      surface(
        'damier',
        ...damier(
          repereAt(terrain, terrain.enDessin(element.a)),
          0,
          6,
          ...(element.voie
            ? montant(terrain, element)
            : ([terrain.profil.gauche + 0.1, terrain.profil.droite - 0.1] as const)),
        ),
      ),
    ],
  }),
  gravillons: (terrain, element) =>
    terrain.mesures.dessin
      ? gravillonsDessines(terrain, element)
      : {
          marques: [
            surface(
              'ballast',
              terrain.bande(
                terrain.profil.gauche,
                terrain.profil.droite,
                element.a,
                element.a + GRAVILLONS,
              ),
            ),
          ],
        },
  'sommet de côte': (terrain, element) => ({
    objets: [
      {
        genre: 'sommet',
        x: 0,
        y: -terrain.enDessin(element.a),
        cap: 0,
        longueur: terrain.hauteur - terrain.enDessin(element.a),
      },
    ],
  }),
};

/** In metres of life: loose chippings after works. */
export const GRAVILLONS = 22;

const gravillonsDessines = (terrain: Terrain, element: Element): Partial<Elements> => ({
  marques: [
    surface(
      'bosse',
      ...Array.from({ length: 70 }, (_, i): Point[] => {
        const [x, y] = [
          terrain.profil.gauche +
            0.3 +
            ((i * 0.618) % 1) * (terrain.profil.droite - terrain.profil.gauche - 0.6),
          (i / 70) * 9,
        ];
        return boite(repereAt(terrain, terrain.enDessin(element.a) + y), 0, 0.24, x, x + 0.24);
      }),
    ),
  ],
});

function passage(
  terrain: Terrain,
  element: Element,
  pour: Passage['pour'],
  long: number,
  peint: (repere: RepereLocal, gauche: number, droite: number) => Point[][],
): Partial<Elements> {
  const { gauche, droite } = terrain.profil;
  const repere = repereAt(terrain, terrain.enDessin(element.a));
  return {
    marques: [
      surface(
        terrain.scene.revêtement ?? 'asphalte',
        boite(repere, -0.1, long + 0.1, gauche + 0.2, droite - 0.2),
      ),
      surface('blanc', ...peint(repere, gauche, droite)),
    ],
    passages: [{ pour, anneau: boite(repere, 0, long, gauche, droite) }],
  };
}

const monteVoie = (terrain: Terrain, element: Element): RepereLocal => {
  const voie = element.voie ?? terrain.profil.voies.findIndex((x) => x.nom === 'monte') + 1;
  const x = milieuOf(terrain.profil, voie);
  const nom = terrain.profil.voies[Math.round(voie) - 1]?.nom;
  const descend = nom && vaVersLeHaut(nom) === false;
  return (av, droite = 0) =>
    terrain.pointAt(
      terrain.enDessin(element.a) + (descend ? -av : av),
      x + (descend ? -droite : droite),
    );
};
const rabattement = (repere: RepereLocal, cote: number): Point[][] => [
  [
    repere(0, -0.15),
    repere(0, 0.15),
    repere(1.6, 0.15),
    repere(2.6, cote * 0.8 + 0.15),
    repere(2.6, cote * 0.8 - 0.15),
    repere(1.6, -0.15),
  ],
  [repere(2.2, cote * 0.2), repere(3.5, cote * 1.3), repere(2.1, cote * 1.35)],
];

function arretTram(terrain: Terrain, element: Element, refuge: boolean): Elements {
  const elements = join([]);
  const { voies, gauche, droite } = terrain.profil;
  const voie = element.voie
    ? voies[Math.round(element.voie) - 1]
    : voies.find((v) => v.nom === 'tram monte');
  const debut = terrain.enDessin(element.a);
  const cote = voie?.nom === 'tram descend' ? -1 : 1;
  const bord = cote > 0 ? droite : gauche;
  const x = (cote > 0 ? voie?.x1 : voie?.x0) ?? bord;
  const large = (d0: number, d1: number): [number, number] =>
    cote > 0 ? [x + d0, x + d1] : [x - d1, x - d0];
  if (refuge)
    elements.marques.push(
      surface('bordure', boite(repereAt(terrain, debut), 0, 11, ...large(-0.1, 1.5))),
      surface('trottoir', boite(repereAt(terrain, debut), 0.2, 10.8, ...large(0.1, 1.3))),
    );
  const [px, py] = terrain.pointAt(debut + 4.5, refuge ? x + cote * 0.7 : bord + cote * 1.3);
  elements.objets.push({
    genre: 'abribus',
    x: px,
    y: py,
    cap: 0,
    longueur: 4.6,
    largeur: refuge ? 1.1 : 1.7,
  });
  return elements;
}

function retrecissement(terrain: Terrain, element: Element, cote: 1 | -1): Elements {
  const elements = join([]);
  const debut = terrain.enDessin(element.a);
  const bord = cote > 0 ? terrain.profil.droite : terrain.profil.gauche;
  const forme = (marge: number): Point[] =>
    [
      [-2.6 - marge, 0],
      [0 - marge, -cote * (2.6 + marge)],
      [5 + marge, -cote * (2.6 + marge)],
      [7.6 + marge, 0],
    ].map(([y = 0, x = 0]) => terrain.pointAt(debut + y, bord + x + cote * 0.3));
  elements.marques.push(
    surface('bordure', forme(0.2)),
    surface(terrain.scene.agglomération ? 'trottoir' : 'herbe', forme(-0.15)),
  );
  return elements;
}

function poteauOf(terrain: Terrain, element: Element): Partial<Elements> {
  if (!element.panneau || element.quoi === 'passage à niveau' || isRue(element)) return {};
  const debut = Math.max(0.5, element.a - 0.6 * terrain.echelle);
  return { poteaux: [{ panneau: element.panneau, a: debut, côté: 'droite', sens: 'monte' }] };
}

export const elements = (terrain: Terrain): Elements =>
  join(
    terrain.scene.éléments.flatMap((e) => [laid[e.quoi]?.(terrain, e) ?? {}, poteauOf(terrain, e)]),
  );
