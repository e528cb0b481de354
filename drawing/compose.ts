import { signeAdditionnel } from './additionnels.ts';
import { empile } from './assemblage.ts';
import type { DessinFeu, DessinPanneau, Signal } from './dessin.ts';
import { signeFeu } from './feux.ts';
import { signeMarquage } from './marquages.ts';
import { enZone, signeDe } from './panneaux/index.ts';
import type { Signe } from './panneaux/signe.ts';
import { pose } from './svg.ts';

const ANNONCE = /^\d+\s?k?m$/;

/** Plates that have words, so many times their size; symbols are big enough. */
const agrandi = (s: Signe, k: number): Signe =>
  k === 1 || !/inscription|\bmots?\b/.test(s.description)
    ? s
    : { ...s, l: s.l * k, h: s.h * k, svg: pose(s.svg, 0, 0, k) };

function unSigne(dessin: DessinPanneau | DessinFeu, jour: string, mots: number): Signe {
  if ('feu' in dessin) return signeFeu(dessin.feu);
  const { panneau, valeur, additionnel } = dessin;
  const principal = signeDe(panneau, valeur, jour);
  const dessous = additionnel === undefined ? [] : [signeAdditionnel(additionnel, jour)];
  if (dessin.zone === undefined)
    return empile([principal, ...dessous.map((s) => agrandi(s, mots))], false);
  if (!/^[CE]/.test(panneau))
    throw new Error(`« zone » va avec un panneau C ou E, pas avec « ${panneau} ».`);
  // A distance announces the whole plate; anything else is part of what the zone says.
  return typeof additionnel === 'string' && ANNONCE.test(additionnel)
    ? empile([enZone(principal, dessin.zone, jour), ...dessous], false)
    : enZone(principal, dessin.zone, jour, dessous[0]);
}

/**
 * What stands on one post that day (YYYY-MM-DD), without a page round it: a scene puts it beside its road, where the words
 * of an additional plate have to be written `mots` times bigger to be read.
 */
export function compose(dessin: Signal, jour: string, mots = 1): { signe: Signe; titre: string } {
  if ('marquage' in dessin)
    return { signe: signeMarquage(dessin.marquage), titre: 'Marques au sol' };
  if ('groupe' in dessin) {
    if (dessin.groupe.length < 2 || dessin.groupe.length > 3)
      throw new Error('Un groupe compte deux ou trois signaux.');
    return {
      signe: empile(
        dessin.groupe.map((d) => unSigne(d, jour, mots)),
        true,
      ),
      titre: 'Signaux sur un même poteau',
    };
  }
  return {
    signe: unSigne(dessin, jour, mots),
    titre: 'feu' in dessin ? 'Feu de signalisation' : 'Panneau de signalisation',
  };
}
