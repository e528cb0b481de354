import { blanc, bleu, noir } from './couleurs.ts';
import { signe, type Signe } from './panneaux/signe.ts';
import { rectangle } from './plaques.ts';
import { cercle, pose, rect, texte, trait } from './svg.ts';
import { flecheBas, flecheHaut } from './symboles/fleches.ts';
import { velo } from './symboles/usagers.ts';

const bleue = (h: number) => rectangle(196, h, bleu, 'En dessous, un panneau bleu');
const blanche = (h: number) => rectangle(196, h, blanc, 'En dessous, un panneau blanc');

/** A thick line for the road that goes on, thin ones for those that join it. */
const trace = (cote: -1 | 1) =>
  trait(`M0 -62V4M0 4H${cote * -58}`, blanc, 8, { 'stroke-linecap': 'butt' }) +
  trait(`M0 66V16Q0 4 ${cote * 12} 4H${cote * 62}`, blanc, 21, { 'stroke-linecap': 'butt' });

const symboles = {
  M2: signe(
    blanche(84),
    'avec le mot « excepté » et une bicyclette noire',
    texte('excepté', -42, 10, 27, noir, 92),
    pose(velo(noir), 50, 0, 0.58),
  ),
  M4: signe(
    blanche(100),
    'avec une bicyclette noire et deux flèches noires, l’une vers le haut, l’autre vers le bas',
    pose(velo(noir), -32, 0, 0.76),
    flecheHaut(46, 32, -32, 10, noir),
    flecheBas(72, -32, 32, 10, noir),
  ),
  disque: signe(
    bleue(120),
    'qui montre un disque horaire blanc et bleu',
    rect(-44, -50, 88, 100, blanc, { rx: 6 }),
    cercle(0, 12, 30, 'none', { stroke: bleu, 'stroke-width': 5 }),
    trait('M0 12V-8M0 12L13 20', bleu, 5),
    texte('P', 0, -24, 24, bleu),
  ),
  'trait épais à gauche': signe(
    bleue(156),
    'avec un trait blanc épais qui vient du bas et tourne à gauche, et deux traits minces vers le haut et vers la droite',
    trace(-1),
  ),
  'trait épais à droite': signe(
    bleue(156),
    'avec un trait blanc épais qui vient du bas et tourne à droite, et deux traits minces vers le haut et vers la gauche',
    trace(1),
  ),
  'flèche vers le haut': signe(
    bleue(120),
    'avec une flèche blanche vers le haut',
    flecheHaut(0, 44, -44, 18, blanc),
  ),
  'flèche vers le bas': signe(
    bleue(120),
    'avec une flèche blanche vers le bas',
    flecheBas(0, -44, 44, 18, blanc),
  ),
};

type NomAdditionnel = keyof typeof symboles;
/** A text for a blue plate, or one of our symbols by its name. */
export type Additionnel = string | { symbole: NomAdditionnel };
export const additionnels = Object.keys(symboles) as NomAdditionnel[];

/** About 14 letters fit on a line; a longer text is broken between words. */
function lignes(mots: string): string[] {
  const sortie: string[] = [];
  for (const mot of mots.split(' ')) {
    const derniere = sortie.at(-1);
    if (derniere !== undefined && derniere.length + mot.length < 14)
      sortie[sortie.length - 1] = `${derniere} ${mot}`;
    else sortie.push(mot);
  }
  return sortie;
}

export function signeAdditionnel(additionnel: Additionnel): Signe {
  if (typeof additionnel !== 'string') {
    const { symbole } = additionnel;
    if (!Object.hasOwn(symboles, symbole))
      throw new Error(
        `Le panneau additionnel « ${symbole} » n’est pas dessiné. Choix : ${additionnels.join(', ')}.`,
      );
    return symboles[symbole];
  }
  const l = lignes(additionnel.trim());
  const haut = -(l.length * 32) / 2 + 24;
  return signe(
    bleue(28 + l.length * 32),
    `avec l’inscription « ${additionnel.trim()} » en blanc`,
    ...l.map((mots, i) =>
      texte(mots, 0, haut + i * 32, 28, blanc, mots.length > 11 ? 168 : undefined),
    ),
  );
}
