import { CE_QUI_CHANGE, LEXIQUE } from '../../../regles/adresses.ts';

export const entrainement = [
  { to: '/code-de-la-route', libelle: 'Code de la route' },
  { to: '/perception-des-risques', libelle: 'Perception des risques' },
  { to: '/rdv-pedagogique', libelle: 'RDV pédagogique' },
] as const;

export const blog = { to: '/le-blog', libelle: 'Le blog' } as const;

export const nouveauCode = { to: CE_QUI_CHANGE, libelle: 'Ce qui change en 2027' } as const;

export const lexique = { to: LEXIQUE, libelle: 'Les mots du code' } as const;
