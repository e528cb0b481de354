import { signeAdditionnel } from './additionnels.ts';
import { empile } from './assemblage.ts';
import { codeDu } from './codes.ts';
import type { DessinFeu, DessinPanneau, Signal } from './dessin.ts';
import { signeFeu } from './feux.ts';
import { signeMarquage } from './marquages.ts';
import { enZone, signeDe } from './panneaux/index.ts';
import type { Signe } from './panneaux/signe.ts';
import { pose } from './svg.ts';

/** Of a plate as wide as the sign above it. */
const PLEINE = 200;
/** By the decree of 1975 what is under a sign is about as wide as it; under parking signs it may be wider. */
const aLaLargeur = (s: Signe, dessus: Signe, code: string, jour: string): Signe =>
  s.l !== PLEINE || code.startsWith('E') || codeDu(jour) !== 'AR1975'
    ? s
    : enGrand(s, Math.min(1.2, dessus.l / PLEINE));

const ANNONCE = /^\d+\s?k?m$/;

const enGrand = (s: Signe, k: number): Signe =>
  k === 1
    ? s
    : {
        ...s,
        l: s.l * k,
        h: s.h * k,
        svg: pose(s.svg, 0, 0, k),
        plaque: pose(s.plaque ?? s.svg, 0, 0, k),
      };

/** Thinner than this, a plate's symbol is small. */
const MINCE = 120;

/** Plates that have words, so many times their size; low or narrow ones, half as much more. */
function agrandi(s: Signe, k: number): Signe {
  if (/inscription|\bmots?\b/.test(s.description)) return enGrand(s, k);
  return Math.min(s.l, s.h) < MINCE ? enGrand(s, (1 + k) / 2) : s;
}

function unSigne(dessin: DessinPanneau | DessinFeu, jour: string, mots: number): Signe {
  if ('feu' in dessin) return signeFeu(dessin.feu);
  const { panneau, valeur, additionnel } = dessin;
  const principal = signeDe(panneau, valeur, jour);
  const dessous =
    additionnel === undefined
      ? []
      : [aLaLargeur(signeAdditionnel(additionnel, jour), principal, panneau, jour)];
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
