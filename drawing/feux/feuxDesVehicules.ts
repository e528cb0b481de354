import type { Signe } from '../signe.ts';
import { pose } from '../svg.ts';
import { pieton, velo } from '../symboles/pietonEtVelo.ts';
import {
  CORPS,
  ORANGE,
  ROUGE,
  VERT,
  boitier,
  couleurs,
  cycle,
  cycleEtFleche,
  eclats,
  feu,
  figure,
  fleche,
  flecheDouble,
  immobile,
  lampe,
  nomsCouleur,
  nomsSens,
  quatreFleches,
  sens,
  trois,
  troisFigure,
  type CouleurDeFeu,
  type Sens,
} from './boitierDeFeu.ts';

const allumee = (c: CouleurDeFeu) => `celle ${couleurs[c].rang}, ${couleurs[c].au}, est allumée`;

const aCote = (svg: string, cote: -1 | 1 = 1): string =>
  boitier(cote === 1 ? 47 : -129, 29, 82, 81) + figure(cote * 88, 70, svg);

type NomFleche = `flèche ${'rouge' | 'orange' | 'verte'} ${Sens}`;
type NomPlus = `${'rouge' | 'orange'} et flèche verte ${Sens}`;
type NomGroupee = `flèche ${'rouge' | 'orange' | 'verte'} tout droit et ${'à gauche' | 'à droite'}`;
type NomVeloPlus = `${'rouge' | 'orange'} et vélo orange clignotant ${Sens}`;

const cote = (s: Sens): -1 | 1 => (s === 'à gauche' ? -1 : 1);

const feminin = (c: CouleurDeFeu) => (c === 'vert' ? 'verte' : c);

const fleches = Object.fromEntries(
  nomsCouleur.flatMap((couleur) =>
    nomsSens.map((cote) => [
      `flèche ${feminin(couleur)} ${cote}`,
      feu(
        troisFigure(couleur, fleche(sens[cote].angle, couleurs[couleur].vif)),
        `${CORPS} ; à la place de celle ${couleurs[couleur].rang} est allumée une flèche ${couleurs[couleur].au} ${sens[cote].mots}`,
      ),
    ]),
  ),
) as Record<NomFleche, Signe>;

const supplementaires = Object.fromEntries(
  (['rouge', 'orange'] as const).flatMap((couleur) =>
    nomsSens.map((s) => [
      `${couleur} et flèche verte ${s}`,
      feu(
        pose(trois(couleur, aCote(fleche(sens[s].angle, VERT), cote(s))), cote(s) * -43, 0),
        `${CORPS} ; ${allumee(couleur)}, et à côté une flèche verte ${sens[s].mots}`,
        190,
      ),
    ]),
  ),
) as Record<NomPlus, Signe>;

const cyclistes = Object.fromEntries(
  nomsCouleur.flatMap((couleur) => [
    [
      `vélo ${couleur}`,
      feu(
        troisFigure(couleur, cycle(couleurs[couleur].vif)),
        `${CORPS} ; à la place de celle ${couleurs[couleur].rang} est allumée une bicyclette ${couleurs[couleur].au}`,
      ),
    ],
    [
      `vélo ${couleur} et flèches`,
      feu(
        troisFigure(
          couleur,
          cycle(couleurs[couleur].vif, 0.21) + quatreFleches(couleurs[couleur].vif),
        ),
        `${CORPS} ; à la place de celle ${couleurs[couleur].rang} est allumée une bicyclette ${couleurs[couleur].au} entourée de quatre flèches de la même couleur qui tournent autour d’elle`,
      ),
    ],
  ]),
) as Record<`vélo ${CouleurDeFeu}${'' | ' et flèches'}`, Signe>;

const groupees = Object.fromEntries(
  nomsCouleur.flatMap((couleur) =>
    (['à gauche', 'à droite'] as const).map((s) => [
      `flèche ${feminin(couleur)} tout droit et ${s}`,
      feu(
        troisFigure(couleur, flecheDouble(cote(s), couleurs[couleur].vif)),
        `${CORPS} ; à la place de celle ${couleurs[couleur].rang} est allumée une flèche ${couleurs[couleur].au} à deux pointes, vers le haut et ${sens[s].mots}`,
      ),
    ]),
  ),
) as Record<NomGroupee, Signe>;

const veloEtFleche = Object.fromEntries(
  (['rouge', 'orange'] as const).flatMap((couleur) =>
    nomsSens.map((s) => [
      `${couleur} et vélo orange clignotant ${s}`,
      feu(
        pose(
          trois(
            couleur,
            aCote(cycleEtFleche(sens[s].angle, ORANGE), cote(s)) +
              eclats(cote(s) * 88, 70, ORANGE, [cote(s)]),
          ),
          cote(s) * -60,
          0,
        ),
        `${CORPS} ; ${allumee(couleur)}, et à côté clignote une lampe avec une bicyclette jaune-orange au-dessus d’une flèche jaune-orange ${sens[s].mots}`,
        224,
      ),
    ]),
  ),
) as Record<NomVeloPlus, Signe>;

export const vehicules = {
  rouge: feu(trois('rouge'), `${CORPS} ; ${allumee('rouge')}`),
  orange: feu(trois('orange'), `${CORPS} ; ${allumee('orange')}`),
  vert: feu(trois('vert'), `${CORPS} ; ${allumee('vert')}`),
  éteint: feu(trois(), `${CORPS} ; aucune n’est allumée`),
  'orange clignotant': feu(
    trois('orange', eclats(0, 0, ORANGE)),
    `${CORPS} ; celle du milieu, jaune-orange, clignote`,
  ),
  'orange clignotant en bas': feu(
    trois(undefined, lampe(0, 70, ORANGE) + eclats(0, 70, ORANGE)),
    `${CORPS} ; celle du bas, jaune-orange elle aussi, clignote`,
  ),
  ...fleches,
  ...groupees,
  ...supplementaires,
  'flèche verte à la sortie': feu(
    boitier(-43, -43, 86, 86) + figure(0, 0, fleche(-90, VERT)),
    'Une seule lampe, dans laquelle est allumée une flèche verte vers la gauche',
    100,
    100,
  ),
  ...cyclistes,
  'vélo et piéton rouges': feu(
    boitier(-43, -76, 86, 152) +
      figure(0, -35, pose(velo(ROUGE), -12, 0, 0.24) + pose(immobile(ROUGE), 14, 0, 0.8)) +
      lampe(0, 35),
    'Deux lampes l’une sous l’autre ; dans celle du haut sont allumées une bicyclette et une silhouette debout, rouges',
    160,
    166,
  ),
  'vélo et piéton verts': feu(
    boitier(-43, -76, 86, 152) +
      lampe(0, -35) +
      figure(0, 35, pose(velo(VERT), -12, 0, 0.24) + pose(pieton(VERT), 14, 0, 0.38)),
    'Deux lampes l’une sous l’autre ; dans celle du bas sont allumées une bicyclette et une silhouette qui marche, vertes',
    160,
    166,
  ),
  ...veloEtFleche,
};
