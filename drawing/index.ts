import { compose } from './compose.ts';
import type { Dessin } from './dessin.ts';
import { signeObjet } from './objets/index.ts';
import { drawScene } from './scene/index.ts';
import { echappe, el, n } from './svg.ts';
import { typographie } from './typographie.ts';

export type { Dessin } from './dessin.ts';
export { additionnels } from './additionnels.ts';
export { codeDu, codes, nomsCode, type CodeRoute } from './codes.ts';
export { etatsFeu } from './feux.ts';
export { nomsMarquage } from './marquages.ts';
export { noms as nomsObjet } from './objets/index.ts';
export { codesPanneau } from './panneaux/index.ts';
export { bornes } from './panneaux/zone.ts';

const MARGE = 4;

interface Dessinee {
  svg: string;
  titre: string;
  description: string;
}

/**
 * Title and description say what is seen and never what it means: they stand beside a question
 * whose answer is that meaning. The signs are those of `jour` (YYYY-MM-DD); throws a sentence in
 * French when one is not in force that day, or when the words do not fit together.
 */
export function drawDessin(dessin: Dessin, jour: string): Dessinee {
  const fait = 'scene' in dessin ? drawScene(dessin.scene, jour) : drawSeul(dessin, jour);
  return { ...fait, description: typographie(fait.description) };
}

function drawSeul(dessin: Exclude<Dessin, { scene: unknown }>, jour: string): Dessinee {
  const { signe, titre } =
    'objet' in dessin
      ? { signe: signeObjet(dessin.objet, dessin.valeur), titre: 'Illustration' }
      : compose(dessin, jour);
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
