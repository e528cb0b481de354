export const entrainement = [
  { to: '/code-de-la-route', libelle: 'Code de la route' },
  { to: '/perception-des-risques', libelle: 'Perception des risques' },
  { to: '/rdv-pedagogique', libelle: 'RDV pédagogique' },
] as const;

export const blog = { to: '/le-blog', libelle: 'Le blog' } as const;
