import { montant, monte, type Elements } from './elementsCommun.ts';
import { garage, largeurEcole, passageANiveau, pose, rue } from './elementsRue.ts';
import { boite, type Repere } from './geometrie.ts';
import { carres, damier, flecheSol, surface, triangles, veloSol, zebra } from './marques.ts';
import type { Point } from './plan.ts';
import { milieuDe } from './profil.ts';
import type { Element } from './scene.ts';
import type { Terrain } from './terrain.ts';

const faire: Partial<Record<Element['quoi'], (t: Terrain, e: Element, s: Elements) => void>> = {
  'passage pour piétons': (t, e, s) =>
    s.marques.push(
      surface(
        'asphalte',
        boite(monte(t, t.m(e.a)), -0.1, 3.1, t.profil.gauche + 0.2, t.profil.droite - 0.2),
      ),
      surface(
        'blanc',
        ...zebra(monte(t, t.m(e.a)), 0, 3, t.profil.gauche + 0.1, t.profil.droite - 0.1),
      ),
    ),
  'passage pour cyclistes': (t, e, s) =>
    s.marques.push(
      surface(
        'asphalte',
        boite(monte(t, t.m(e.a)), -0.1, 2.1, t.profil.gauche + 0.2, t.profil.droite - 0.2),
      ),
      surface('blanc', ...carres(monte(t, t.m(e.a)), 0, 2, t.profil.gauche, t.profil.droite)),
    ),
  'ligne d’arrêt': (t, e, s) =>
    s.marques.push(surface('blanc', boite(monte(t, t.m(e.a)), 0, 0.5, ...montant(t, e)))),
  triangles: (t, e, s) =>
    s.marques.push(
      surface(
        'blanc',
        ...triangles((av, d = 0) => t.pt(t.m(e.a) + 0.85 - av, d), 0, ...montant(t, e)),
      ),
    ),
  'dispositif surélevé': (t, e, s) => {
    const r = monte(t, t.m(e.a));
    s.marques.push(
      surface('bosse', boite(r, 0, 6, t.profil.gauche, t.profil.droite)),
      surface(
        'blanc',
        ...[0.8, 5.2].flatMap((y, i) =>
          triangles(
            (av, d = 0) => r(y + (i ? -av : av) * 1.6 - (i ? -0.8 : 0.8), d),
            0,
            t.profil.gauche + 0.3,
            t.profil.droite - 0.3,
          ),
        ),
      ),
    );
  },
  'passage à niveau': passageANiveau,
  'rue à droite': (t, e, s) => rue(t, e, 1, s),
  'rue à gauche': (t, e, s) => rue(t, e, -1, s),
  'rues des deux côtés': (t, e, s) => {
    rue(t, e, 1, s);
    rue(t, e, -1, s);
  },
  'garage à droite': (t, e, s) => garage(t, e, 1, s),
  'garage à gauche': (t, e, s) => garage(t, e, -1, s),
  'arrêt de bus': (t, e, s) => {
    const a = t.m(e.a);
    const x = t.profil.droite;
    s.marques.push(
      surface(
        'blanc',
        ...[0, 1.6, 3.2, 4.8, 6.4, 8].map((y) => boite(monte(t, a + y), 0, 0.9, x - 2.7, x - 2.5)),
      ),
      surface(
        'jaune',
        ...[0, 3, 6].map((y) => boite(monte(t, a + y), 0.2, 2.4, x - 0.3, x - 0.05)),
      ),
    );
    // The post stands where the stop is said to be: distances are counted from it.
    const [px, py] = t.pt(a + 6.4, x + 1.3);
    s.objets.push(
      { genre: 'abribus', x: px, y: py, cap: 0, longueur: 4.6, largeur: 1.7 },
      { genre: 'arrêt', ...pose(t.pt(a + 1.7, x + 1.6)), cap: 0, longueur: 3.4, largeur: 2.2 },
    );
  },
  'arrêt de tram avec refuge': (t, e, s) => arretTram(t, e, s, true),
  'arrêt de tram sans refuge': (t, e, s) => arretTram(t, e, s, false),
  pont: (t, e, s) =>
    s.objets.push({ genre: 'pont', x: 0, y: -t.m(e.a) - 3.5, cap: 0, longueur: 7, largeur: 60 }),
  tunnel: (t, e, s) =>
    s.objets.push({
      genre: 'pont',
      x: (t.profil.gauche + t.profil.droite) / 2,
      y: -t.m(e.a) - 15,
      cap: 0,
      longueur: 30,
      largeur: t.profil.largeur + 5,
      etat: 'tunnel',
    }),
  'rétrécissement à droite': (t, e, s) => retrecit(t, e, 1, s),
  'rétrécissement à gauche': (t, e, s) => retrecit(t, e, -1, s),
  école: (t, e, s) =>
    s.objets.push({
      genre: 'école',
      ...largeurEcole(t),
      y: -t.m(e.a) - 4,
      cap: 0,
      longueur: 8,
    }),
  maison: (t, e, s) =>
    s.objets.push({
      genre: 'maison',
      x: t.profil.droite + 6.4,
      y: -t.m(e.a) - 3.5,
      cap: 0,
      longueur: 7,
      largeur: 6,
      etat: '1',
    }),
  'triangle de panne': (t, e, s) =>
    s.objets.push({
      genre: 'triangle',
      ...pose(t.pt(t.m(e.a), milieuDe(t.profil, e.voie ?? t.profil.voies.length))),
      cap: 0,
      longueur: 1.8,
      largeur: 1.8,
    }),
  'flèche de sélection': (t, e, s) =>
    s.marques.push(surface('blanc', ...flecheSol(monteVoie(t, e), e.valeur ?? 'droit'))),
  'flèche de rabattement': (t, e, s) =>
    s.marques.push(
      surface('blanc', ...rabattement(monteVoie(t, e), e.valeur === 'gauche' ? -1 : 1)),
    ),
  'zone avancée': (t, e, s) => {
    const [g, d] = montant(t, e);
    const r = monte(t, t.m(e.a));
    s.marques.push(
      surface('piste', boite(r, 0.5, 4, g, d)),
      surface('blanc', boite(r, 0, 0.5, g, d), boite(r, 4, 4.5, g, d)),
      surface('blanc', ...veloSol((av, x = 0) => r(1.1 + av, (g + d) / 2 + x), 1.2)),
    );
  },
  damier: (t, e, s) =>
    s.marques.push(
      surface(
        'damier',
        ...damier(
          monte(t, t.m(e.a)),
          0,
          6,
          ...(e.voie ? montant(t, e) : ([t.profil.gauche + 0.1, t.profil.droite - 0.1] as const)),
        ),
      ),
    ),
  gravillons: (t, e, s) =>
    s.marques.push(
      surface(
        'bosse',
        ...Array.from({ length: 70 }, (_, i): Point[] => {
          const [x, y] = [
            t.profil.gauche + 0.3 + ((i * 0.618) % 1) * (t.profil.droite - t.profil.gauche - 0.6),
            (i / 70) * 9,
          ];
          return boite(monte(t, t.m(e.a) + y), 0, 0.24, x, x + 0.24);
        }),
      ),
    ),
  // Beyond the top the ground lies in its own shade.
  'sommet de côte': (t, e, s) =>
    s.objets.push({ genre: 'sommet', x: 0, y: -t.m(e.a), cap: 0, longueur: t.h - t.m(e.a) }),
};

const monteVoie = (t: Terrain, e: Element): Repere => {
  const v = e.voie ?? t.profil.voies.findIndex((x) => x.nom === 'monte') + 1;
  const x = milieuDe(t.profil, v);
  const descend = t.profil.voies[Math.round(v) - 1]?.nom.endsWith('descend');
  return (av, d = 0) => t.pt(t.m(e.a) + (descend ? -av : av), x + (descend ? -d : d));
};
const rabattement = (r: Repere, k: number): Point[][] => [
  [
    r(0, -0.15),
    r(0, 0.15),
    r(1.6, 0.15),
    r(2.6, k * 0.8 + 0.15),
    r(2.6, k * 0.8 - 0.15),
    r(1.6, -0.15),
  ],
  [r(2.2, k * 0.2), r(3.5, k * 1.3), r(2.1, k * 1.35)],
];

function arretTram(t: Terrain, e: Element, s: Elements, refuge: boolean): void {
  const voie = t.profil.voies.find((v) => v.nom === 'tram monte');
  const a = t.m(e.a);
  const x = voie?.x1 ?? t.profil.droite;
  if (refuge)
    s.marques.push(
      surface('bordure', boite(monte(t, a), 0, 11, x - 0.1, x + 1.5)),
      surface('trottoir', boite(monte(t, a), 0.2, 10.8, x + 0.1, x + 1.3)),
    );
  const [px, py] = t.pt(a + 4.5, refuge ? x + 0.7 : t.profil.droite + 1.3);
  s.objets.push({
    genre: 'abribus',
    x: px,
    y: py,
    cap: 0,
    longueur: 4.6,
    largeur: refuge ? 1.1 : 1.7,
  });
}

function retrecit(t: Terrain, e: Element, k: 1 | -1, s: Elements): void {
  const a = t.m(e.a);
  const bord = k > 0 ? t.profil.droite : t.profil.gauche;
  const forme = (m: number): Point[] =>
    [
      [-2.6 - m, 0],
      [0 - m, -k * (2.6 + m)],
      [5 + m, -k * (2.6 + m)],
      [7.6 + m, 0],
    ].map(([y = 0, x = 0]) => t.pt(a + y, bord + x + k * 0.3));
  s.marques.push(
    surface('bordure', forme(0.2)),
    surface(t.scene.agglomération ? 'trottoir' : 'herbe', forme(-0.15)),
  );
}

export function elements(t: Terrain): Elements {
  const s: Elements = {
    dessous: [],
    sol: [],
    marques: [],
    objets: [],
    poteaux: [],
    pris: [],
    evite: [],
  };
  for (const e of t.scene.éléments) {
    faire[e.quoi]?.(t, e, s);
    if (e.panneau && e.quoi !== 'passage à niveau' && !e.quoi.startsWith('rue'))
      s.poteaux.push({
        panneau: e.panneau,
        a: Math.max(0.5, e.a - 0.6 * t.k),
        côté: 'droite',
        sens: 'monte',
      });
  }
  return s;
}
