import { blanc, bleu, noir } from '../../couleurs.ts';
import type { Signe, SigneLibre } from '../../signe.ts';
import { texte } from '../../svg.ts';
import { moto } from '../../symboles/deuxroues.ts';
import { disqueHoraire } from '../../symboles/disqueHoraire.ts';
import { autocar, camion } from '../../symboles/camionEtAutocar.ts';
import { fauteuil, flocon, prise, remorque } from '../../symboles/panonceaux.ts';
import { livraison } from '../../symboles/livraison.ts';
import { voitureCote } from '../../symboles/voitures.ts';
import { LARGEUR, plaqueBleue, type Part, type Posee } from './plaqueAdditionnelle.ts';
import { bloc, enLignes } from './plaquesAvecTexte.ts';

const seule = [LARGEUR, 88] as const;
const haute = [LARGEUR, 124] as const;
const treshaute = [LARGEUR, 164] as const;

const vehicules = {
  voiture: { dit: 'une voiture blanche', svg: voitureCote(blanc) },
  camion: { dit: 'un camion blanc', svg: camion(blanc) },
  moto: { dit: 'une moto blanche', svg: moto(blanc) },
  autobus: { dit: 'un autobus blanc', svg: autocar(blanc) },
  remorque: { dit: 'une remorque blanche', svg: remorque(blanc) },
};
type NomVehicule = keyof typeof vehicules;

const mot = (mots: string): string => texte(mots, 0, 0, 40, blanc);
const excepte: Posee = [[16, 84], [11, 32], mot('EXCEPTÉ')];

const deVehicule = (nom: NomVehicule): [string, SigneLibre][] => {
  const { dit, svg } = vehicules[nom];
  return [
    [
      nom,
      (valeur) =>
        valeur === undefined
          ? plaqueBleue(seule, `avec ${dit}`, [[10, 90], [12, 88], svg])
          : plaqueBleue(
              haute,
              `avec ${dit} au-dessus de l’inscription « ${valeur} »`,
              [[10, 90], [9, 59], svg],
              [[6, 94], [67, 90], mot(valeur)],
            ),
    ],
    [
      `excepté ${nom}`,
      (valeur) =>
        valeur === undefined
          ? plaqueBleue(haute, `avec le mot « EXCEPTÉ » au-dessus de : ${dit}`, excepte, [
              [10, 90],
              [41, 91],
              svg,
            ])
          : plaqueBleue(
              treshaute,
              `avec le mot « EXCEPTÉ » au-dessus de : ${dit}, et l’inscription « ${valeur} »`,
              [[16, 84], [9, 24], mot('EXCEPTÉ')],
              [[10, 90], [31, 69], svg],
              [[6, 94], [76, 93], mot(valeur)],
            ),
    ],
  ];
};

function disque(valeur?: string): Signe {
  const liste = valeur === undefined ? [] : enLignes(valeur, 12);
  const mots = (couleur: string) => bloc(liste, couleur, 118, 30).svg;
  const taille = [LARGEUR, 91] as const;
  const dit = 'qui montre un disque horaire dessiné en blanc';
  return {
    ...(valeur === undefined
      ? plaqueBleue(taille, dit, [[10, 90], [9, 91], disqueHoraire(blanc)])
      : plaqueBleue(
          taille,
          `${dit} et, à sa droite, l’inscription « ${valeur} » en blanc`,
          [[4, 36], [9, 91], disqueHoraire(blanc)],
          [[37, 96], [14, 86], mots(blanc)],
        )),
    surZone: {
      mots:
        'à droite un disque horaire dessiné en bleu' +
        (valeur === undefined ? '' : `, à gauche l’inscription « ${valeur} » en noir`),
      parts: [
        [[55, 93], disqueHoraire(bleu)],
        ...(valeur === undefined ? [] : [[[7, 57], mots(noir)] satisfies [Part, string]]),
      ],
    },
  };
}

export const bleus = {
  disque: (valeur?: string) => disque(valeur),
  'fauteuil roulant': plaqueBleue(seule, 'avec une silhouette blanche en fauteuil roulant', [
    [10, 90],
    [9, 92],
    fauteuil(blanc),
  ]),
  // The decree's pictures of the next two were not found: they follow its words.
  prise: plaqueBleue(seule, 'avec une prise électrique blanche et son fil', [
    [10, 90],
    [10, 90],
    prise(blanc),
  ]),
  livraison: plaqueBleue(
    seule,
    'avec un camion blanc et, derrière lui, une silhouette blanche qui pousse un diable chargé d’une caisse blanche',
    [[10, 90], [10, 90], livraison(blanc)],
  ),
  flocon: plaqueBleue([LARGEUR, 100], 'avec un flocon blanc', [[10, 90], [8, 92], flocon(blanc)]),
} satisfies Record<string, SigneLibre>;

export const parVehicule = Object.fromEntries(
  (Object.keys(vehicules) as NomVehicule[]).flatMap(deVehicule),
) as Record<NomVehicule | `excepté ${NomVehicule}`, SigneLibre>;
