import { rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, rect, trait } from '../svg.ts';

export const ROUGE = '#FF4438';

export const AMBRE = '#FFB000';

export const VERT = '#3DDC6E';

export const BLEU = '#4AA3FF';

export const couleurs = { rouge: ROUGE, orange: AMBRE, vert: VERT, bleu: BLEU };

export const voyant = (
  couleur: keyof typeof couleurs,
  mots: string,
  dessine: (c: string) => string,
): Signe => ({
  l: 260,
  h: 220,
  svg:
    rect(-130, -110, 260, 220, '#11161A', { rx: 26 }) +
    rect(-123, -103, 246, 206, 'none', { rx: 20, stroke: '#2C353C', 'stroke-width': 3 }) +
    cercle(0, 0, 92, couleurs[couleur], { opacity: 0.09 }) +
    dessine(couleurs[couleur]),
  description: `Voyant ${couleur} allumé au tableau de bord : ${mots}.`,
});

export const boutonQuatreClignotants: Signe = {
  l: 260,
  h: 220,
  svg:
    rect(-130, -110, 260, 220, '#2A3238', { rx: 26 }) +
    rect(-92, -80, 184, 160, '#11161A', { rx: 18, stroke: '#4A555D', 'stroke-width': 4 }) +
    trait('M0 -56L62 48H-62Z', rouge, 10) +
    trait('M0 -16L30 32H-30Z', rouge, 8),
  description: 'Bouton noir du tableau de bord qui porte deux triangles rouges l’un dans l’autre.',
};
