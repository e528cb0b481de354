import { blanc, bleu } from '../../couleurs.ts';
import type { Signe, SigneLibre } from '../../panneaux/signe.ts';
import { cercle, pose, rect, texte, trait } from '../../svg.ts';
import { moto } from '../../symboles/deuxroues.ts';
import { flecheBas, flecheHaut } from '../../symboles/fleches.ts';
import { inscription } from '../../symboles/inscription.ts';
import { autocar, camion } from '../../symboles/lourds.ts';
import { depanneuse, fauteuil, flocon, prise, remorque } from '../../symboles/panonceaux.ts';
import { velo } from '../../symboles/usagers.ts';
import { voitureCote } from '../../symboles/vehicules.ts';
import { surBleu } from './commun.ts';

const droit = { 'stroke-linecap': 'butt' };

/** A thick line for the road that goes on, thin ones for those that join it. */
const trace = (cote: -1 | 1) =>
  trait(`M0 -62V4M0 4H${cote * -58}`, blanc, 8, droit) +
  trait(`M0 66V16Q0 4 ${cote * 12} 4H${cote * 62}`, blanc, 21, droit);

/** The same seen from a side that has to wait: the thick line passes from a flank to the top. */
const deCote = (cote: -1 | 1) =>
  trait(`M0 66V-6M0 -6H${cote * -58}`, blanc, 8, droit) +
  trait(`M0 -66V-16Q0 -4 ${cote * 12} -4H${cote * 62}`, blanc, 21, droit);

const epais = (depuis: string, vers: string, minces: string, svg: string): Signe =>
  surBleu(
    156,
    `avec un trait blanc épais qui vient ${depuis} et ${vers}, et deux traits minces ${minces}`,
    svg,
  );

const vehicules = {
  voiture: { dit: 'une voiture blanche', svg: pose(voitureCote(blanc), 0, 4, 0.96) },
  camion: { dit: 'un camion blanc', svg: camion(blanc) },
  moto: { dit: 'une moto blanche', svg: pose(moto(blanc), 0, -2, 0.94) },
  autobus: { dit: 'un autobus blanc', svg: autocar(blanc) },
  remorque: { dit: 'une remorque blanche', svg: pose(remorque(blanc), 2, 0) },
  vélo: { dit: 'une bicyclette blanche', svg: velo(blanc) },
};
type NomVehicule = keyof typeof vehicules;

/** Alone, after « excepté », and with a mass or a text below if one is given. */
const deVehicule = (nom: NomVehicule): [string, SigneLibre][] => {
  const { dit, svg } = vehicules[nom];
  return [
    [
      nom,
      (valeur) =>
        valeur === undefined
          ? surBleu(96, `avec ${dit}`, pose(svg, 0, 0, 0.96))
          : surBleu(
              132,
              `avec ${dit} au-dessus de l’inscription « ${valeur} »`,
              pose(svg, 0, -22, 0.9),
              inscription(valeur, 0, 48, 34, blanc, 168),
            ),
    ],
    [
      `excepté ${nom}`,
      (valeur) =>
        surBleu(
          valeur === undefined ? 132 : 172,
          `avec le mot « excepté » au-dessus de : ${dit}` +
            (valeur === undefined ? '' : `, et l’inscription « ${valeur} »`),
          texte('excepté', 0, valeur === undefined ? -26 : -46, 34, blanc, 120),
          pose(svg, 0, valeur === undefined ? 24 : 2, 0.88),
          valeur === undefined ? '' : inscription(valeur, 0, 66, 34, blanc, 168),
        ),
    ],
  ];
};

const aiguilles = (c: string): string =>
  cercle(0, 12, 30, 'none', { stroke: c, 'stroke-width': 5 }) +
  trait('M0 12V-8M0 12L13 20', c, 5) +
  texte('P', 0, -24, 24, c);

const disque: Signe = {
  ...surBleu(
    120,
    'qui montre un disque horaire blanc et bleu',
    rect(-44, -50, 88, 100, blanc, { rx: 6 }),
    aiguilles(bleu),
  ),
  surZone: [
    [
      [53, 91],
      rect(-41, -50, 82, 100, 'none', { rx: 4, stroke: bleu, 'stroke-width': 5 }) + aiguilles(bleu),
    ],
  ],
};

const fixes = {
  disque,
  'trait épais à gauche': epais(
    'du bas',
    'tourne à gauche',
    'vers le haut et vers la droite',
    trace(-1),
  ),
  'trait épais à droite': epais(
    'du bas',
    'tourne à droite',
    'vers le haut et vers la gauche',
    trace(1),
  ),
  'trait épais de gauche vers le haut': epais(
    'de la gauche',
    'tourne vers le haut',
    'vers le bas et vers la droite',
    deCote(-1),
  ),
  'trait épais de droite vers le haut': epais(
    'de la droite',
    'tourne vers le haut',
    'vers le bas et vers la gauche',
    deCote(1),
  ),
  'flèche vers le haut': surBleu(
    120,
    'avec une flèche blanche vers le haut',
    flecheHaut(0, 44, -44, 18, blanc),
  ),
  'flèche vers le bas': surBleu(
    120,
    'avec une flèche blanche vers le bas',
    flecheBas(0, -44, 44, 18, blanc),
  ),
  'flèche vers la gauche': surBleu(
    84,
    'avec une flèche blanche vers la gauche',
    `<g transform="rotate(-90)">${flecheHaut(0, 62, -62, 18, blanc)}</g>`,
  ),
  'flèche vers la droite': surBleu(
    84,
    'avec une flèche blanche vers la droite',
    `<g transform="rotate(90)">${flecheHaut(0, 62, -62, 18, blanc)}</g>`,
  ),
  'flèche double': surBleu(
    140,
    'avec une flèche blanche à deux pointes, l’une vers le haut, l’autre vers le bas',
    flecheHaut(0, 6, -56, 18, blanc),
    flecheBas(0, -6, 56, 18, blanc),
  ),
  'fauteuil roulant': surBleu(
    116,
    'avec une silhouette blanche en fauteuil roulant',
    pose(fauteuil(blanc), 0, -3, 0.92),
  ),
  prise: surBleu(
    108,
    'avec une prise électrique blanche et son fil',
    pose(prise(blanc), -6, 2, 0.86),
  ),
  dépanneuse: surBleu(
    96,
    'avec une dépanneuse blanche qui soulève une voiture blanche',
    pose(depanneuse(blanc), 0, 2, 0.92),
  ),
  flocon: surBleu(108, 'avec un flocon blanc', pose(flocon(blanc), 0, 0, 0.94)),
} satisfies Record<string, Signe>;

type NomBleu = keyof typeof fixes | NomVehicule | `excepté ${NomVehicule}`;

export const bleus = {
  ...fixes,
  ...Object.fromEntries((Object.keys(vehicules) as NomVehicule[]).flatMap(deVehicule)),
} as Record<NomBleu, SigneLibre>;

const FLECHES: Record<string, { angle: number; mots: string }> = {
  '↑': { angle: 0, mots: 'vers le haut' },
  '→': { angle: 90, mots: 'vers la droite' },
  '↓': { angle: 180, mots: 'vers le bas' },
  '←': { angle: -90, mots: 'vers la gauche' },
};

function coupe(mots: string): { avant?: string; corps: string; apres?: string } {
  const m = /^([↑→↓←])? *(.*?) *([↑→↓←])?$/.exec(mots);
  return { avant: m?.[1], corps: m?.[2] ?? mots, apres: m?.[3] };
}

const fleche = (signe: string | undefined, x: number): string =>
  signe === undefined
    ? ''
    : `<g transform="translate(${x} 0) rotate(${FLECHES[signe]?.angle ?? 0})">${flecheHaut(0, 20, -20, 9, blanc)}</g>`;

/** « 200 m » is written without a wide gap. */
const serre = (ligne: string): string => ligne.replace(/(\d)\s(?=(?:k?m|t)\b)/g, '$1\u202F');

const dit = (signe: string) => `une flèche blanche ${FLECHES[signe]?.mots ?? ''}`;

/** « 300 m », « ↑ 300 m ↑ », « ← 50 m », « lundi-vendredi / 7 h-18 h »: arrows are drawn, « / » breaks the line. */
export function panneauTexte(mots: string, couper: (corps: string) => string[]): Signe {
  const { avant, corps, apres } = coupe(mots);
  const flechees = avant !== undefined || apres !== undefined;
  if (corps === '') throw new Error('Un panneau additionnel porte au moins un mot.');
  const l = corps.split(' / ').flatMap(couper);
  // One line fills about half of the plate's height; more of them stand closer.
  const [corpsDe, pas, marge] = l.length === 1 ? [44, 40, 24] : [36, 42, 20];
  const haut = -((l.length - 1) * pas) / 2 + corpsDe * 0.35;
  const [g, d] = [avant === undefined ? 0 : 36, apres === undefined ? 0 : 36];
  const place = 184 - g - d;
  return surBleu(
    marge + Math.max(l.length * pas, flechees ? 44 : 0),
    `avec l’inscription « ${corps.replaceAll(' / ', ', ')} » en blanc` +
      (avant === undefined ? '' : `, à sa gauche ${dit(avant)}`) +
      (apres === undefined ? '' : `, à sa droite ${dit(apres)}`),
    ...l.map((ligne, i) =>
      inscription(serre(ligne), (g - d) / 2, haut + i * pas, corpsDe, blanc, place),
    ),
    fleche(avant, -72),
    fleche(apres, 72),
  );
}
