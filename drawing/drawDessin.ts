import { drawSignal } from './drawSignal.ts';
import type { Dessin } from './dessin.ts';
import { signeObjet } from './objets/index.ts';
import { drawScene } from './scene/index.ts';
import { escape, el, n } from './svg.ts';
import { typographie } from './typographie.ts';

const MARGE = 4;

interface Dessinee {
  svg: string;
  titre: string;
  description: string;
}

/**
 * Title and description tell what is seen, never its meaning: that would answer the question.
 * Throws in French for signs not in force on `jour` (YYYY-MM-DD), or words that contradict.
 */
export function drawDessin(dessin: Dessin, jour: string): Dessinee {
  const fait = 'scene' in dessin ? drawScene(dessin.scene, jour) : drawSeul(dessin, jour);
  return { ...fait, description: typographie(fait.description) };
}

function drawSeul(dessin: Exclude<Dessin, { scene: unknown }>, jour: string): Dessinee {
  const { signe, titre } =
    'objet' in dessin
      ? { signe: signeObjet(dessin.objet, dessin.valeur), titre: 'Illustration' }
      : drawSignal(dessin, jour);
  const [largeur, hauteur] = [signe.l + 2 * MARGE, signe.h + 2 * MARGE];
  const svg = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${n(-largeur / 2)} ${n(-hauteur / 2)} ${n(largeur)} ${n(hauteur)}`,
      role: 'img',
    },
    el('title', {}, escape(titre)) + signe.svg,
  );
  return { svg, titre, description: signe.description };
}
