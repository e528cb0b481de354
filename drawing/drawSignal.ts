import { signeAdditionnel } from './additionnels.ts';
import { stack } from './assemblage.ts';
import { codeDu } from '../droit/codes.ts';
import type { DessinFeu, DessinPanneau, Signal } from './signal.schema.ts';
import { signeFeu } from './feux.ts';
import { signeMarquage } from './marquages.ts';
import { enZone, signeOf } from './panneaux/index.ts';
import type { Signe } from './signe.ts';
import { remembered } from './retenir.ts';
import { pose } from './svg.ts';

const PLEINE = 200;
/** The decree of 1975 wants plates about as wide as their sign, except under parking signs. */
const aLaLargeur = (signe: Signe, dessus: Signe, code: string, jour: string): Signe =>
  signe.l !== PLEINE || code.startsWith('E') || codeDu(jour) !== 'AR1975'
    ? signe
    : enGrand(signe, Math.min(1.2, dessus.l / PLEINE));

const ANNONCE = /^\d+\s?k?m$/;

const enGrand = (signe: Signe, echelle: number): Signe =>
  echelle === 1
    ? signe
    : {
        ...signe,
        l: signe.l * echelle,
        h: signe.h * echelle,
        svg: pose(signe.svg, 0, 0, echelle),
        plaque: pose(signe.plaque ?? signe.svg, 0, 0, echelle),
      };

const MINCE = 120;

/** `echelle` enlarges plates with words; low or narrow ones grow half as much more. */
function agrandi(signe: Signe, echelle: number): Signe {
  if (/inscription|\bmots?\b/.test(signe.description)) return enGrand(signe, echelle);
  return Math.min(signe.l, signe.h) < MINCE ? enGrand(signe, (1 + echelle) / 2) : signe;
}

function unSigne(dessin: DessinPanneau | DessinFeu, jour: string, mots: number): Signe {
  if ('feu' in dessin) return signeFeu(dessin.feu);
  const { panneau, valeur, additionnel } = dessin;
  const principal = signeOf(panneau, valeur, jour);
  const dessous =
    additionnel === undefined
      ? []
      : [aLaLargeur(signeAdditionnel(additionnel, jour), principal, panneau, jour)];
  if (dessin.zone === undefined)
    return stack([principal, ...dessous.map((s) => agrandi(s, mots))], false);
  if (!/^[CE]/.test(panneau))
    throw new Error(`« zone » va avec un panneau C ou E, pas avec « ${panneau} ».`);
  // A distance announces the whole plate; other plates belong to the zone.
  return typeof additionnel === 'string' && ANNONCE.test(additionnel)
    ? stack([enZone(principal, dessin.zone, jour), ...dessous], false)
    : enZone(principal, dessin.zone, jour, dessous[0]);
}

interface DrawnSignal {
  signe: Signe;
  titre: string;
}
const drawn = remembered<DrawnSignal>();

/**
 * For `jour` (YYYY-MM-DD), without a page. A scene writes words `mots` times bigger, to be legible.
 */
export const drawSignal = (signal: Signal, jour: string, mots = 1): Readonly<DrawnSignal> =>
  drawn(`${codeDu(jour)} ${mots} ${JSON.stringify(signal)}`, () => drawAnew(signal, jour, mots));

function drawAnew(dessin: Signal, jour: string, mots: number): DrawnSignal {
  if ('marquage' in dessin)
    return { signe: signeMarquage(dessin.marquage), titre: 'Marques au sol' };
  if ('groupe' in dessin) {
    if (dessin.groupe.length < 2 || dessin.groupe.length > 3)
      throw new Error('Un groupe compte deux ou trois signaux.');
    return {
      signe: stack(
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
