import { barre } from '../../barre.ts';
import { blanc, noir } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { debout } from '../../plaques.ts';
import { texte } from '../../svg.ts';
import { signe, type Signe } from '../../signe.ts';
import type { Borne } from '../borne.ts';

const plaque = debout(blanc, 'bord noir');
const mot = dans(plaque, [23, 77], [8, 19], texte('Zone', 0, 0, 40, noir));
/** The new code's end does not say what ends. */
const fin = signe(
  plaque,
  'le mot « Zone » en noir ; le tout barré d’un trait noir oblique',
  mot,
  barre({ l: plaque.l - 6, h: plaque.h - 6, rayon: 9 }, { couleur: noir, part: 10, monte: true }),
);

const minuscule = (mots: string): string => mots.charAt(0).toLowerCase() + mots.slice(1, -1);

export function zone(principal: Signe, borne: Borne, dessous?: Signe): Signe {
  if (borne === 'fin') return fin;
  return signe(
    plaque,
    `le mot « Zone » en noir, dessous : ${minuscule(principal.description)}` +
      (dessous ? ` ; plus bas : ${minuscule(dessous.description)}` : ''),
    mot,
    dans(plaque, [9, 91], dessous ? [23, 70] : [25, 80], principal.svg),
    dessous ? dans(plaque, [14, 86], [74, 94], dessous.svg) : '',
  );
}
