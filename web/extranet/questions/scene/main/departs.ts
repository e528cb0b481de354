/** Somewhere to begin, as words. */
export const DEPARTS: readonly { nom: string; image: object }[] = [
  {
    nom: 'Carrefour',
    image: { scene: { lieu: 'carrefour', branches: { nord: {}, est: {}, sud: {}, ouest: {} } } },
  },
  {
    nom: 'Rond-point',
    image: { scene: { lieu: 'rond-point', branches: { nord: {}, est: {}, sud: {}, ouest: {} } } },
  },
  {
    nom: 'Route',
    image: { scene: { lieu: 'route', profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'] } },
  },
  {
    nom: 'Autoroute',
    image: {
      scene: {
        lieu: 'autoroute',
        agglomération: 'non',
        profil: ['terre-plein', '|', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
        longueur: 100,
      },
    },
  },
  { nom: 'Signal seul', image: { panneau: 'B1' } },
  { nom: 'Feu seul', image: { feu: 'rouge' } },
  { nom: 'Marque au sol seule', image: { marquage: 'ligne continue' } },
  { nom: 'Objet seul', image: { objet: 'voyant huile' } },
];

/** Lanes of a road, from left to right. */
export const PROFILS: readonly { nom: string; profil: readonly string[] }[] = [
  { nom: 'Rue à deux sens', profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'] },
  { nom: 'Rue à sens unique', profil: ['trottoir', 'monte', 'trottoir'] },
  {
    nom: 'Rue avec stationnement',
    profil: ['trottoir', 'stationnement', 'descend', ':', 'monte', 'stationnement', 'trottoir'],
  },
  {
    nom: 'Rue avec pistes cyclables',
    profil: ['trottoir', 'piste descend', 'descend', ':', 'monte', 'piste monte', 'trottoir'],
  },
  {
    nom: 'Rue avec bande bus',
    profil: ['trottoir', 'descend', ':', 'monte', 'bus', 'bus monte', 'trottoir'],
  },
  { nom: 'Route de campagne', profil: ['herbe', 'descend', ':', 'monte', 'herbe'] },
  { nom: 'Ligne continue', profil: ['herbe', 'descend', '|', 'monte', 'herbe'] },
  {
    nom: 'Deux fois deux bandes',
    profil: ['herbe', 'descend', ':', 'descend', 'terre-plein', 'monte', ':', 'monte', 'herbe'],
  },
  {
    nom: 'Autoroute à deux bandes',
    profil: ['terre-plein', '|', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
  },
  {
    nom: 'Autoroute à trois bandes',
    profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
  },
  {
    nom: 'Entrée d’autoroute',
    profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'entrée', 'berme'],
  },
  {
    nom: 'Sortie d’autoroute',
    profil: ['terre-plein', '|', 'monte', ':', 'monte', ':', 'sortie', 'berme'],
  },
];
