import { noir, rouge } from '../../couleurs.ts';
import type { Signe, SigneLibre } from '../../signe.ts';
import { texte } from '../../svg.ts';
import { combine, extincteur } from '../../symboles/combineEtExtincteur.ts';
import { LARGEUR, plaqueBlanche } from './plaqueAdditionnelle.ts';
import { panneauTexte } from './plaquesAvecTexte.ts';

// The decree's own picture was not found: it says black on white.
const lettre = (initiale: string): Signe =>
  plaqueBlanche([LARGEUR, 110], `avec la lettre « ${initiale} » en noir`, [
    [20, 80],
    [20, 80],
    texte(initiale, 0, 0, 40, noir),
  ]);

export const autres = {
  'lettre B': lettre('B'),
  'lettre C': lettre('C'),
  'lettre D': lettre('D'),
  'lettre E': lettre('E'),
  heures: (valeur?: string) => panneauTexte(valeur ?? '7 h-19 h', 'blanc'),
  'téléphone et extincteur': plaqueBlanche(
    [LARGEUR, 130],
    'avec un extincteur rouge à gauche, le mot « S.O.S. » en noir et le combiné noir d’un téléphone à droite',
    [[7, 32], [16, 84], extincteur(rouge)],
    [[33, 71], [66, 84], texte('S.O.S.', 0, 0, 40, noir)],
    [[61, 91], [15, 84], combine(noir)],
  ),
} satisfies Record<string, SigneLibre>;
