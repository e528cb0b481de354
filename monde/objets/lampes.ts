import { signeObjet } from '../../drawing/objets/index.ts';
import type { Chantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { addNappe, addTourne } from '../maille/nappe.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addAuto, BLEU, deDos, dessusAt, formeDe, partieAuto, ROUGE } from './autos.ts';
import { addSurBout, addSurDessus } from './faces.ts';
import { type Decalque, type Monte, type Montage, partie } from './montage.ts';

const FORME = 'compacte';
const { feux, largeur } = formeDe(FORME);
const [AVANT, ARRIERE] = [-1, 1].map((s) => (s * volumeOf('voiture', FORME).longueur) / 2) as [
  number,
  number,
];
const PHARE = { x: largeur / 2 - 0.23, y: feux.phare[1] + 0.015 };

/** Splashes of dried mud around a middle, thick below: each drop has smaller ones about it. */
function boue(graine: number, l: number, h: number, nombre: number): Decalque {
  const alea = aleaOf(graine);
  const tache = (x: number, y: number, r: number): string => {
    const c = ['#80694A', '#78613F', '#8A7353'][Math.floor(alea() * 3)]!;
    const penche = Math.round(alea() * 180);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * (1 + alea() * 0.7)).toFixed(1)}" ry="${r.toFixed(1)}" transform="rotate(${penche} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${c}"/>`;
  };
  const taches = Array.from({ length: nombre }, () => {
    const [x, y] = [(alea() + alea() - 1) * l * 0.46, (alea() + alea() - 0.92) * h * 0.42];
    const r = (0.02 + alea() ** 2 * 0.07) * h * (1 - Math.abs(x / l));
    return [
      tache(x, y, r),
      ...Array.from({ length: 7 }, () => {
        const [angle, loin] = [alea() * 2 * Math.PI, r * (1 + alea() * 2.6)];
        return tache(
          x + Math.cos(angle) * loin,
          y + Math.sin(angle) * loin,
          r * (0.14 + alea() * 0.3),
        );
      }),
    ].join('');
  });
  return { l, h, svg: taches.join('') };
}

/** A lens whose jagged rest frames a dark hole and its bulb. */
const brise = (couleur: string, fond: string): Decalque => ({
  l: 200,
  h: 110,
  svg:
    `<rect x="-96" y="-50" width="192" height="100" rx="12" fill="${fond}"/>` +
    `<path fill-rule="evenodd" fill="${couleur}" d="M-84 -50H84L96 -38V38L84 50H-84L-96 38V-38Z M-88 -20L-70 -34L-58 -22L-30 -42L-14 -30L10 -44L26 -24L52 -40L64 -14L84 -18L72 6L90 22L58 26L48 42L22 28L2 44L-18 30L-44 42L-52 22L-80 30L-68 4Z"/>` +
    '<path d="M-70 -34L-84 -48M52 -40L66 -50M48 42L62 50M-44 42L-58 50M72 6L96 0M-68 4L-96 8" stroke="#FFF" stroke-opacity="0.45" stroke-width="1.4" fill="none"/>' +
    '<circle cx="0" cy="0" r="15" fill="#2A3034"/><circle cx="0" cy="0" r="7" fill="#AEB7BC"/>',
});

function addEclats({ mailles: { divers } }: Chantier, [x, , z]: Vec, couleur: string): void {
  const alea = aleaOf(9);
  for (let i = 0; i < 14; i++) {
    const [px, pz, t] = [x + (alea() - 0.5) * 0.7, z + (alea() - 0.5) * 0.5, 0.02 + alea() * 0.04];
    divers.addTriangle(
      [
        [px, 0.012, pz],
        [px + t * 1.6, 0.012, pz + t * 0.4],
        [px + t * 0.4, 0.03, pz + t * 1.5],
      ],
      couleur,
    );
  }
}

const pharesSales: Monte = () => ({
  lieu: 'rue',
  vue: deDos(AVANT, 2.2, { haut: 0.72, monte: 0.3, biais: 14, sens: -1, angle: 30 }),
  decalques: { gauche: boue(3, 200, 110, 90), droite: boue(8, 200, 110, 90) },
  add: ({ chantier, uv }) => {
    const { plaque } = chantier.mailles;
    addAuto(chantier, { forme: FORME, couleur: BLEU, etat: { feux: 'éteints', stationne: true } });
    for (const [s, nom] of [
      [-1, 'gauche'],
      [1, 'droite'],
    ] as const)
      addSurBout(plaque, FORME, -1, [s * PHARE.x, PHARE.y], [0.5, 0.26], uv(nom));
  },
  parties: [
    partieAuto('La voiture', { forme: FORME }),
    ...[-1, 1].map((s) =>
      partie('Un phare', [s * PHARE.x, PHARE.y - 0.08, AVANT + 0.05], [0.4, 0.17, 0.2], {
        dedans: true,
      }),
    ),
  ],
});

/** The right headlamp of a car that comes is dead; `casse`: one sees it in pieces. */
const unPhare = (casse: boolean): Montage => ({
  lieu: casse ? 'rue' : 'campagne',
  temps: 'nuit',
  vue: casse
    ? deDos(AVANT, 2.5, { haut: 0.72, monte: 0.45, biais: -16, sens: -1, angle: 30 })
    : { oeil: [4.6, 1.35, AVANT - 10.4], vers: [0.6, 0.9, AVANT], angle: 22 },
  decalques: { brisé: brise('#B9C6CE', '#050607') },
  add: ({ chantier, uv }) => {
    addAuto(chantier, {
      forme: FORME,
      couleur: casse ? BLEU : '#5E6A72',
      etat: { mort: 'gauche', feux: 'croisement', ...(casse && { conducteur: 'absent' as const }) },
    });
    if (!casse) return;
    const { plaque } = chantier.mailles;
    plaque.lit(0.12, () =>
      addSurBout(plaque, FORME, -1, [-PHARE.x, PHARE.y], [0.44, 0.23], uv('brisé')),
    );
    chantier.mailles.divers.lit(0.3, () =>
      addEclats(chantier, [-PHARE.x, 0, AVANT - 0.1], '#C6D3DA'),
    );
  },
  parties: [
    partieAuto('La voiture', { forme: FORME }),
    ...(casse
      ? [
          partie('Le phare cassé', [-PHARE.x, PHARE.y - 0.08, AVANT + 0.05], [0.4, 0.17, 0.2], {
            dedans: true,
          }),
        ]
      : []),
  ],
});

const feuArriereCasse: Monte = () => {
  const [x, y] = [feux.rouge[0], feux.rouge[1]];
  return {
    lieu: 'rue',
    temps: 'nuit',
    vue: deDos(ARRIERE, 2.5, { haut: 0.85, monte: 0.5, biais: 12, angle: 30 }),
    decalques: { brisé: brise('#C8222A', '#050505') },
    add: ({ chantier, uv }) => {
      addAuto(chantier, {
        forme: FORME,
        couleur: '#3F5F8A',
        etat: { mort: 'droite', feux: 'croisement' },
      });
      const { plaque } = chantier.mailles;
      plaque.lit(0.18, () =>
        addSurBout(plaque, FORME, 1, [x - 0.05, y], [0.33, 0.17], uv('brisé')),
      );
      chantier.mailles.divers.lit(0.25, () =>
        addEclats(chantier, [x, 0, ARRIERE + 0.25], '#C8141E'),
      );
    },
    parties: [
      partieAuto('La voiture', { forme: FORME }),
      ...[-1, 1].map((s) =>
        partie('Un feu', [s * x, y - 0.08, ARRIERE - 0.1], [0.3, 0.16, 0.15], { dedans: true }),
      ),
    ],
  };
};

const plaqueL: Monte = () => {
  const signe = signeObjet('plaque L');
  return {
    lieu: 'rue',
    vue: deDos(ARRIERE, 2.7, { haut: 0.8, monte: 0.5, biais: 10, angle: 30 }),
    decalques: { L: { svg: signe.svg, l: signe.l, h: signe.h } },
    add: ({ chantier, uv }) => {
      addAuto(chantier, { forme: FORME, couleur: ROUGE });
      const cote = 0.24;
      const [z0, z1] = [1.72, 1.72 + 0.16];
      const { plaque } = chantier.mailles;
      plaque.lit(0.25, () =>
        addNappe(
          plaque,
          (u, v): Vec => {
            const z = z1 + (z0 - z1) * v;
            return [-0.36 + (u - 0.5) * cote, dessusAt(FORME, z) + 0.03, z + 0.02];
          },
          { colonnes: 1, rangs: 4, couleur: '#FFFFFF', uv: uv('L') },
        ),
      );
    },
    parties: [
      partieAuto('La voiture', { forme: FORME }),
      partie('La lettre', [-0.36, 1.05, 1.82], [0.24, 0.2, 0.1], { dedans: true }),
    ],
  };
};

/** White ground, red frame and letters, a blue strip. */
const IMMATRICULATION: Decalque = {
  l: 520,
  h: 110,
  svg:
    '<rect x="-260" y="-55" width="520" height="110" rx="8" fill="#A8202C"/><rect x="-252" y="-47" width="504" height="94" rx="5" fill="#F4F4F0"/>' +
    '<rect x="-252" y="-47" width="46" height="94" fill="#1C4DA0"/><text x="-229" y="34" font-family="DejaVu Sans" font-weight="700" font-size="30" fill="#FFF" text-anchor="middle">B</text>' +
    '<text x="22" y="30" font-family="DejaVu Sans Condensed, DejaVu Sans" font-weight="700" font-size="78" fill="#A8202C" text-anchor="middle" textLength="420">1-PRI-026</text>',
};

const plaqueSale: Monte = () => {
  const [y, z] = [feux.rouge[1] - 0.31, ARRIERE + 0.03];
  return {
    lieu: 'rue',
    vue: { oeil: [-0.45, y + 0.35, ARRIERE + 1.9], vers: [0, y + 0.06, ARRIERE], angle: 34 },
    decalques: {
      plaque: IMMATRICULATION,
      boue: boue(12, 520, 200, 70),
      autour: boue(4, 400, 130, 110),
    },
    add: ({ chantier, uv }) => {
      const { plaque } = chantier.mailles;
      addAuto(chantier, { forme: FORME, couleur: '#A9B3B8', etat: { stationne: true } });
      const quad = (l: number, h: number, dx: number, dy: number, d: number, nom: string) =>
        plaque.addQuad(
          [
            [dx - l / 2, y + dy - h / 2, z + d],
            [dx + l / 2, y + dy - h / 2, z + d],
            [dx + l / 2, y + dy + h / 2, z + d],
            [dx - l / 2, y + dy + h / 2, z + d],
          ],
          '#FFFFFF',
          uv(nom),
        );
      plaque.lit(0.1, () => quad(0.52, 0.11, 0, 0, 0, 'plaque'));
      quad(0.46, 0.19, -0.05, -0.03, 0.004, 'boue');
      addSurBout(plaque, FORME, 1, [-0.1, y - 0.1], [1.3, 0.36], uv('autour'));
    },
    parties: [partie('La plaque', [0, y - 0.055, z], [0.52, 0.11, 0.02], { dedans: true })],
  };
};

/** An amber lamp on the roof of a white van. */
const gyrophare: Monte = () => {
  const qui = 'camionnette' as const;
  const { hauteur } = volumeOf(qui);
  const ou: Vec = [0.1, hauteur - 0.02, -0.5];
  return {
    lieu: 'campagne',
    vue: { oeil: [-5.6, 2.3, -7.4], vers: [0.1, 1.5, -0.8], angle: 36 },
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { qui, couleur: '#E3B110' });
      addTourne(
        divers,
        ou,
        [
          [0, 0],
          [0.17, 0],
          [0.17, 0.07],
          [0.14, 0.08],
        ],
        '#1D2024',
      );
      divers.lit(0.95, () =>
        addTourne(
          divers,
          ou,
          [
            [0.135, 0.08],
            [0.135, 0.2],
            [0.12, 0.27],
            [0.08, 0.31],
            [0, 0.325],
          ],
          '#FF8A00',
        ),
      );
      for (const taille of [1.5, 0.8])
        chantier.halos.push({ ou: [ou[0], ou[1] + 0.2, ou[2]], couleur: '#FF8A00', taille });
    },
    parties: [partieAuto('La camionnette', { qui }), partie('Le feu', ou, [0.34, 0.33, 0.34])],
  };
};

/** Its windscreen, between two z. */
const PARE_BRISE = [-0.9, 0.03] as const;

/** Ice all over but for a scraped round before the driver. */
const GIVRE: Decalque = {
  l: 300,
  h: 200,
  svg:
    '<defs><filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".05 .09" numOctaves="4" seed="7"/><feColorMatrix values=".9 0 0 0 .1  .85 0 0 0 .22  .7 0 0 0 .38  0 0 0 0 1"/></filter><mask id="m"><rect x="-150" y="-100" width="300" height="200" fill="#FFF"/><ellipse cx="62" cy="-8" rx="34" ry="40" fill="#000"/></mask></defs>' +
    '<g mask="url(#m)"><rect x="-150" y="-100" width="300" height="200" fill="#E8F1F7"/><rect x="-150" y="-100" width="300" height="200" filter="url(#g)"/></g>' +
    '<ellipse cx="62" cy="-8" rx="35" ry="41" fill="none" stroke="#FFF" stroke-width="5" stroke-dasharray="9 3"/>',
};

const givre: Monte = () => ({
  lieu: 'rue',
  temps: 'neige',
  vue: deDos(AVANT + 0.9, 2.3, { haut: 0.95, monte: 0.85, biais: 10, sens: -1, angle: 30 }),
  decalques: { givre: GIVRE },
  add: ({ chantier, uv }) => {
    const { plaque } = chantier.mailles;
    addAuto(chantier, { forme: FORME, couleur: BLEU, etat: { stationne: true } });
    addSurDessus(plaque, FORME, PARE_BRISE, 0.97, () => 0.014, {
      couleur: '#FFFFFF',
      uv: retourne(uv('givre')),
    });
  },
  parties: [
    partieAuto('La voiture', { forme: FORME }),
    partie('Le rond', [-0.3, 1.05, -0.45], [0.3, 0.2, 0.3], { dedans: true }),
  ],
});

/** On the glass, u runs from the car's left: seen from the front, it is at the right. */
const retourne = ([u0, v0, u1, v1]: readonly [number, number, number, number]) =>
  [u1, v1, u0, v0] as const;

const FISSURE: Decalque = {
  l: 300,
  h: 200,
  svg: '<g fill="none" stroke="#F4F8FA" stroke-linejoin="round"><path d="M40 -10L-20 6L-70 -4L-148 22" stroke-width="3.2"/><path d="M40 -10L66 -40L92 -58L118 -96M40 -10L84 6L116 40L148 52M40 -10L22 -48L34 -98M40 -10L30 34L44 66L36 98M40 -10L4 -30L-32 -62" stroke-width="2.4"/><circle cx="40" cy="-10" r="11" stroke-width="2.2"/><path d="M22 -4L30 -26L52 -28L60 -8L48 10L28 8Z" stroke-width="1.8"/></g><circle cx="40" cy="-10" r="5" fill="#FFF"/>',
};

const fissure: Monte = () => ({
  lieu: 'rue',
  vue: deDos(AVANT + 0.9, 2.1, { haut: 1, monte: 0.75, biais: 10, sens: -1, angle: 30 }),
  decalques: { fissure: FISSURE },
  add: ({ chantier, uv }) => {
    const { plaque } = chantier.mailles;
    addAuto(chantier, { forme: FORME, couleur: BLEU, etat: { stationne: true } });
    plaque.lit(0.35, () =>
      addSurDessus(plaque, FORME, PARE_BRISE, 0.97, () => 0.02, {
        couleur: '#FFFFFF',
        uv: retourne(uv('fissure')),
      }),
    );
  },
  parties: [
    partieAuto('La voiture', { forme: FORME }),
    partie('La fissure', [0, 1, -0.45], [1, 0.35, 0.6], { dedans: true }),
  ],
});

const neige: Monte = () => {
  const couche = (epais: number) => (u: number, v: number) => {
    const bord = Math.min(1, Math.min(u, 1 - u) * 7) * Math.min(1, Math.min(v, 1 - v) * 6);
    return 0.01 + epais * Math.sqrt(bord) * (0.86 + 0.08 * Math.sin(u * 13 + 2) * Math.sin(v * 9));
  };
  return {
    lieu: 'rue',
    temps: 'neige',
    vue: { oeil: [-2.9, 1.9, -5], vers: [0, 0.85, -0.3], angle: 38 },
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { forme: FORME, couleur: ROUGE });
      addSurDessus(divers, FORME, [0.22, 1.6], 1.02, couche(0.24), { couleur: '#F4F8FB' });
      addSurDessus(divers, FORME, [-1.95, -0.98], 0.98, couche(0.1), { couleur: '#F4F8FB' });
    },
    parties: [
      partieAuto('La voiture', { forme: FORME }),
      partie('La neige', [0, 1.47, 0.8], [1.1, 0.2, 1.5]),
    ],
  };
};

export const LAMPES = {
  'phare sale': pharesSales,
  'phare cassé': () => unPhare(true),
  'un seul phare allumé': () => unPhare(false),
  'feu arrière cassé': feuArriereCasse,
  'plaque L sur la voiture': plaqueL,
  'plaque d’immatriculation sale': plaqueSale,
  'gyrophare jaune': gyrophare,
  'pare-brise givré': givre,
  'pare-brise fissuré': fissure,
  'neige sur le toit': neige,
} satisfies Record<string, Monte>;
