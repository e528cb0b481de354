import { TEMPS } from '../temps.ts';
import { hasard } from '../plan/hasard.ts';
import type { Decor, Objet, Plan } from '../plan/plan.ts';
import { type Camera, devant } from './projection.ts';
import { boite, derriere, type Face, fonce, type Local, rendDecor, surFlancs } from './volume.ts';

/** Paler than life: signs and people stand before them. */
const MURS = ['#B98169', '#D9C3A5', '#B07360', '#C79A80', '#DDD3C2', '#A97462', '#CBB394'];
const TOITS = ['#5F6972', '#8C5546', '#545E67', '#66707A', '#9A604C', '#4F5962'];
const PORTES = ['#5B4A3A', '#3F5E4E', '#6E3B36', '#37506B'];
const PIERRE = '#9A9D9C';
const CHASSIS = '#F1EFE8';
const VITRE = '#86A6B8';
const NEIGE = '#F2F6F8';

/** Metres: beyond DETAILS only walls and roof, within CHASSIS_A window frames. */
const DETAILS = 38;
const CHASSIS_A = 20;
/** In metres. */
const INTERVALLE = 8;

const pris = <T>(liste: readonly T[], tirage: number, sinon: T): T =>
  liste[Math.floor(tirage * liste.length)] ?? sinon;

interface MesuresDeMaison {
  moitie: number;
  demi: number;
  haut: number;
  faite: number;
  mur: string;
  toit: string;
  porte: string;
  tirage: number;
}

function mesuresOf(decor: Decor, temps: Plan['temps']): MesuresDeMaison {
  const tirage = hasard(decor.x, decor.y);
  const haut = 5.1 + Math.round(hasard(decor.y, 5) * 3) * 0.4;
  return {
    moitie: (decor.longueur ?? 7) / 2,
    demi: (decor.largeur ?? 6) / 2,
    haut,
    faite: haut + 2.3,
    mur: pris(MURS, tirage, '#B98169'),
    toit: TEMPS[temps].enneige ? NEIGE : pris(TOITS, hasard(decor.y, decor.x), '#5F6972'),
    porte: pris(PORTES, hasard(decor.x, 2), '#5B4A3A'),
    tirage,
  };
}

const pansOf = ({ moitie, demi, haut, faite, toit }: MesuresDeMaison): Face[] =>
  [1, -1].map((cote): Face => {
    const points: Local[] = [
      [-moitie, cote * (demi + 0.25), haut - 0.2],
      [-moitie, 0, faite],
      [moitie, 0, faite],
      [moitie, cote * (demi + 0.25), haut - 0.2],
    ];
    return {
      points: cote > 0 ? points : points.toReversed(),
      couleur: cote > 0 ? toit : fonce(toit, 0.1),
    };
  });

const pignonsOf = ({ moitie, demi, haut, faite, mur }: MesuresDeMaison): Face[] =>
  [-1, 1].map((sens) => ({
    points: [
      [sens * moitie, sens * demi, haut],
      [sens * moitie, 0, faite],
      [sens * moitie, -sens * demi, haut],
    ],
    couleur: fonce(mur, sens < 0 ? 0.07 : 0),
  }));

function traveesOf({ moitie, tirage }: MesuresDeMaison): { fenetres: number[]; porte: number } {
  const nombre = Math.max(2, Math.round((moitie * 2) / 2.7));
  const places = Array.from({ length: nombre }, (_, i) => ((i + 0.5) / nombre - 0.5) * 2 * moitie);
  return { fenetres: places, porte: Math.floor(tirage * 7) % nombre };
}

function facadeOf(mesures: MesuresDeMaison, garage: boolean, avant: number): Face[] {
  const { demi, moitie, mur, porte } = mesures;
  const travees = traveesOf(mesures);
  const trous = travees.fenetres.flatMap((a, i): [number, number, number, number][] => {
    const etage: [number, number, number, number] = [a - 0.5, a + 0.5, 3.3, 4.7];
    return i === travees.porte || garage ? [etage] : [[a - 0.55, a + 0.55, 1, 2.4], etage];
  });
  const seuil = travees.fenetres[travees.porte] ?? 0;
  const [p0, p1] = garage ? [-1.4, 1.4] : [seuil - 0.48, seuil + 0.48];
  const chassis =
    avant > CHASSIS_A
      ? []
      : [
          ...surFlancs(demi + 0.01, -moitie, moitie, 0, 0.45, PIERRE),
          ...trous.flatMap(([a0, a1, h0, h1]) =>
            surFlancs(demi + 0.02, a0 - 0.12, a1 + 0.12, h0 - 0.14, h1 + 0.16, CHASSIS),
          ),
          ...surFlancs(demi + 0.02, -moitie, moitie, mesures.haut - 0.3, mesures.haut, CHASSIS),
        ];
  return [
    ...chassis,
    ...trous.flatMap(([a0, a1, h0, h1]) => surFlancs(demi + 0.03, a0, a1, h0, h1, VITRE)),
    ...surFlancs(demi + 0.03, p0, p1, 0, garage ? 2.2 : 2.25, garage ? '#77808A' : porte),
    ...(avant > CHASSIS_A ? [] : surFlancs(demi + 0.02, moitie - 0.1, moitie, 0.4, 5, fonce(mur))),
  ];
}

const cheminee = ({ moitie, faite, mur }: MesuresDeMaison): Face[] =>
  boite(moitie - 1.1, moitie - 0.5, 0.3, faite - 0.4, faite + 0.8, fonce(mur, 0.12));

export function maison(camera: Camera, decor: Decor, temps: Plan['temps']): string {
  const mesures = mesuresOf(decor, temps);
  const { moitie, demi, haut, mur } = mesures;
  const avant = devant(camera, [decor.x, decor.y])[1] - moitie;
  const rangee = decor.etat === 'rangée';
  const murs = rangee
    ? surFlancs(demi, -moitie, moitie, 0, haut, fonce(mur, 0.13))
    : [...boite(-moitie, moitie, demi, 0, haut, mur), ...pignonsOf(mesures)];
  const lointaine = avant > DETAILS || (decor.longueur ?? 0) > 12;
  return rendDecor(camera, decor, [
    ...murs,
    ...(lointaine
      ? []
      : [
          ...facadeOf(mesures, decor.etat === 'garage', avant),
          ...(decor.longueur === INTERVALLE
            ? []
            : [
                derriere(-moitie - 0.02, demi * 0.2, demi * 0.2 + 1, 3.3, 4.6, VITRE),
                derriere(-moitie - 0.02, -demi * 0.7, 1 - demi * 0.7, 1, 2.4, VITRE),
              ]),
        ]),
    ...pansOf(mesures),
    ...(lointaine || avant > CHASSIS_A + 8 ? [] : cheminee(mesures)),
  ]);
}

export function mitoyennes(objets: Objet[]): Objet[] {
  const voisine = (a: Objet) =>
    objets.some(
      (b) =>
        b !== a &&
        b.genre === 'maison' &&
        b.x === a.x &&
        b.cap === a.cap &&
        Math.abs(b.y - a.y) < INTERVALLE + 0.1,
    );
  return objets.map((o) =>
    o.genre === 'maison' && o.cap === 0 && o.etat !== 'garage' && voisine(o)
      ? { ...o, longueur: INTERVALLE }
      : o,
  );
}
