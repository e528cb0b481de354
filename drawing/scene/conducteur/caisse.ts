import {
  deux,
  feuxArriere,
  ombre,
  phares,
  plaque,
  pneus,
  VITRE,
  type Carrosse,
} from './carrosse.ts';
import {
  clair,
  derriere,
  devantOf,
  fonce,
  prisme,
  roues,
  surFlancs,
  type Face,
  type Station,
} from './volume.ts';

/** In metres. */
interface MesuresDeCaisse {
  c: string;
  long: number;
  demi: number;
  haut: number;
  /** The bonnet's length. */
  nez?: number;
  vitres: [a0: number, a1: number, h0: number, h1: number];
  bande?: string;
  portes?: boolean;
  roue?: number;
  bas?: number;
}

export function caisse(mesure: MesuresDeCaisse): Carrosse {
  const { c: couleur, long, demi, haut, nez = 0.15, roue = 0.45, bas = 0.4 } = mesure;
  const [ar, av] = [-long / 2, long / 2];
  const capot = nez > 0.5;
  const [pareHaut, pareBas]: [Station, Station] = capot
    ? [
        [av - nez * 1.75, haut, demi * 0.96],
        [av - nez, 1.15, demi],
      ]
    : [
        [av - nez * 1.5, haut, demi * 0.97],
        [av, haut > 2.6 ? 1.25 : 1.1, demi],
      ];
  const profil: Station[] = [
    [ar, bas, demi],
    [ar, haut, demi * 0.97],
    pareHaut,
    pareBas,
    ...(capot ? [[av - 0.05, 0.85, demi] as const] : []),
    [av, bas, demi],
  ];
  const pareBrise: Face = {
    points: [
      [pareHaut[0] + 0.03, -demi * 0.9, pareHaut[1] - 0.12],
      [pareBas[0] + 0.03, -demi * 0.9, pareBas[1] + 0.06],
      [pareBas[0] + 0.03, demi * 0.9, pareBas[1] + 0.06],
      [pareHaut[0] + 0.03, demi * 0.9, pareHaut[1] - 0.12],
    ],
    couleur: VITRE,
  };
  const fenetre = (x: number, y: number) => [
    derriere(ar - 0.02, x, y, haut * 0.57, haut * 0.89, VITRE),
  ];
  return {
    morceaux: [
      [ombre(long, demi)],
      pneus(long / 2 - 0.1, demi - 0.4, demi - 0.05, bas + 0.1),
      prisme(
        profil,
        [fonce(couleur, 0.08), clair(couleur, 0.12), couleur, couleur, couleur],
        fonce(couleur, 0.05),
      ),
      mesure.bande === undefined
        ? []
        : surFlancs(demi + 0.01, ar + 0.1, av - 0.4, bas + 0.3, bas + 0.62, mesure.bande),
      roues(demi + 0.01, ar + long * 0.2, roue),
      roues(demi + 0.01, av - long * 0.18, roue),
      surFlancs(demi + 0.01, ...mesure.vitres, VITRE),
      [pareBrise],
      mesure.portes ? deux(fenetre, 0.06, demi * 0.84) : fenetre(-demi * 0.84, demi * 0.84),
      [
        derriere(ar - 0.02, -demi, demi, bas, bas + 0.16, fonce(couleur, 0.45)),
        devantOf(av + 0.02, -demi, demi, bas, bas + 0.16, fonce(couleur, 0.45)),
      ],
      feuxArriere(ar - 0.03, demi - 0.34, demi - 0.04, bas + 0.3, bas + 0.62),
      phares(av + 0.03, demi - 0.34, demi - 0.04, bas + 0.26, bas + 0.54),
      plaque(ar - 0.03, bas + 0.22),
    ],
    demi,
    haut,
    feux: { arriere: ar - 0.04, avant: av + 0.04, ecart: demi - 0.19, haut: bas + 0.46 },
  };
}
