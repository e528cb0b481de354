import { escape } from '../drawing/svg.ts';
import { CADRE, type Forme, formesDesAnnotations, type Annotation } from '../regles/vue.ts';

function svgDe(forme: Forme): string {
  switch (forme.genre) {
    case 'trait':
      return `<path d="${forme.d}" fill="${forme.plein ? forme.couleur : 'none'}" stroke="${forme.couleur}" stroke-width="${forme.large}" stroke-linejoin="round" stroke-linecap="round"/>`;
    case 'fond':
      return `<rect x="${forme.x}" y="${forme.y}" width="${forme.l}" height="${forme.h}" rx="${forme.rayon}" fill="${forme.couleur}" stroke="#1B242D"/>`;
    case 'mot':
      return `<text x="${forme.x}" y="${forme.y + 4}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="11.5" fill="${forme.couleur}">${escape(forme.mot)}</text>`;
  }
}

/** As the page draws them, for contact sheets. `largeur` in pixels. */
export const svgDesAnnotations = (annotations: readonly Annotation[], largeur: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largeur}" viewBox="0 0 ${CADRE.join(' ')}">${formesDesAnnotations(annotations).map(svgDe).join('')}</svg>`,
  );
