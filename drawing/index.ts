import { signeAdditionnel } from './additionnels.ts';
import { empile } from './assemblage.ts';
import type { Dessin, DessinFeu, DessinPanneau } from './dessin.ts';
import { signeFeu } from './feux.ts';
import { signeMarquage } from './marquages.ts';
import { signeDe } from './panneaux/index.ts';
import type { Signe } from './panneaux/signe.ts';
import { echappe, el, n } from './svg.ts';

export type { Dessin } from './dessin.ts';
export { additionnels } from './additionnels.ts';
export { etatsFeu } from './feux.ts';
export { nomsMarquage } from './marquages.ts';
export { panneaux } from './panneaux/index.ts';

const MARGE = 4;

function unSigne(dessin: DessinPanneau | DessinFeu): Signe {
  if ('feu' in dessin) return signeFeu(dessin.feu);
  const principal = signeDe(dessin.panneau, dessin.valeur);
  if (dessin.additionnel === undefined) return principal;
  return empile([principal, signeAdditionnel(dessin.additionnel)], false);
}

function compose(dessin: Dessin): { signe: Signe; titre: string } {
  if ('marquage' in dessin)
    return { signe: signeMarquage(dessin.marquage), titre: 'Marques au sol' };
  if ('groupe' in dessin) {
    if (dessin.groupe.length < 2 || dessin.groupe.length > 3)
      throw new Error('Un groupe compte deux ou trois signaux.');
    return { signe: empile(dessin.groupe.map(unSigne), true), titre: 'Signaux sur un même poteau' };
  }
  return {
    signe: unSigne(dessin),
    titre: 'feu' in dessin ? 'Feu de signalisation' : 'Panneau de signalisation',
  };
}

/**
 * Title and description say what is seen and never what it means: they stand beside a question
 * whose answer is that meaning.
 */
export function drawDessin(dessin: Dessin): { svg: string; titre: string; description: string } {
  const { signe, titre } = compose(dessin);
  const [l, h] = [signe.l + 2 * MARGE, signe.h + 2 * MARGE];
  const svg = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${n(-l / 2)} ${n(-h / 2)} ${n(l)} ${n(h)}`,
      role: 'img',
    },
    el('title', {}, echappe(titre)) + signe.svg,
  );
  return { svg, titre, description: signe.description };
}
