/** Labels of keys, for people; a key without one is its own. */
const DITS: Record<string, string> = {
  qui: 'Qui',
  moi: 'C’est moi, l’élève',
  nom: 'Lettre',
  couleur: 'Couleur',
  clignotant: 'Clignotant',
  sirène: 'Sirène',
  feuxBleus: 'Feux bleus',
  vitesse: 'Vitesse écrite (km/h)',
  arrêté: 'À l’arrêt',
  disque: 'Tient un disque',
  enfant: 'C’est un enfant',
  joue: 'Il joue',
  de: 'Vient de',
  vers: 'Va vers',
  traverse: 'Traverse la branche',
  côté: 'Côté',
  état: 'Où il en est',
  bande: 'Bande, depuis la gauche',
  rang: 'Rang dans la file',
  sur: 'Roule sur',
  anneau: 'Dans l’anneau, avant',
  flèche: 'Flèche de son chemin',
  panneau: 'Signaux',
  feu: 'Feu',
  sens: 'Sens',
  bandes: 'Bandes qui arrivent',
  flèches: 'Flèches peintes, bande par bande',
  axe: 'Ligne du milieu',
  passage: 'Passage',
  piste: 'Piste cyclable',
  bandeBus: 'Bande bus',
  rails: 'Rails de tram',
  contresens: 'Contresens permis à',
  encombrée: 'Sortie encombrée',
  a: 'Distance depuis le bas (m)',
  fait: 'Ce qu’il fait',
  lieu: 'Lieu',
  temps: 'Temps qu’il fait',
  agglomération: 'En agglomération',
  éclairage: 'Éclairage public',
  vue: 'Vu de',
  compteur: 'Compteur (km/h)',
  signalé: 'Signaux du rond-point à chaque branche',
  profil: 'Voies, de gauche à droite',
  revêtement: 'Revêtement',
  longueur: 'Longueur montrée (m)',
  régime: 'Règles en vigueur sans signal visible',
  quoi: 'Quoi',
  barrières: 'Barrières',
  feux: 'Feux du passage à niveau',
  valeur: 'Valeur',
  nature: 'Nature de la rue',
  texte: 'Texte',
  bras: 'Bras de l’agent',
  regarde: 'Regarde vers',
  marquage: 'Marque au sol',
  objet: 'Objet',
  additionnel: 'Panneau additionnel',
  zone: 'Zone',
};

export const ditDe = (cle: string, genre?: string): string => {
  if (cle === 'voie') return genre === 'nombre' ? 'Voie, depuis la gauche' : 'Sorte de voie';
  if (cle === 'de' && genre === 'nombre') return 'De (m)';
  return DITS[cle] ?? cle;
};

const MOTS: Record<string, string> = {
  dessus: 'de dessus',
  conducteur: 'depuis le volant',
  double: 'double sens',
  entrant: 'sens unique, vers le carrefour',
  sortant: 'sens unique, qui s’en va',
  monte: 'vers le haut',
  descend: 'vers le bas',
  attend: 'attend',
  engagé: 'engagé',
  approche: 'approche',
  '|': 'ligne continue',
  ':': 'ligne discontinue',
  '|:': 'continue, puis discontinue',
  ':|': 'discontinue, puis continue',
  '||': 'double ligne continue',
  '::': 'traits rapprochés',
  'orange |': 'ligne orange continue',
  'orange\u0020:': 'ligne orange discontinue',
  jaune: 'ligne jaune le long du bord',
  large: 'large ligne de bord',
  bus: 'larges traits de bande bus',
};

const DU_PROFIL: Record<string, string> = {
  monte: 'bande vers le haut',
  descend: 'bande vers le bas',
};

export const motDit = (mot: string, cle: string): string => {
  if (cle === 'profil') return DU_PROFIL[mot] ?? MOTS[mot] ?? mot;
  const dit = ['vue', 'sens', 'état'].includes(cle) ? (MOTS[mot] ?? mot) : mot;
  return dit.charAt(0).toUpperCase() + dit.slice(1);
};

/** Without it « oui » holds. */
export const OUI_SANS_ETRE_DIT = new Set(['agglomération', 'flèche', 'signalé']);

/** First in a form; the rest opens below. */
export const PREMIERS = new Set([
  'qui',
  'moi',
  'nom',
  'couleur',
  'vers',
  'fait',
  'clignotant',
  'état',
  'côté',
  'panneau',
  'feu',
  'passage',
  'bandes',
  'sens',
  'lieu',
  'temps',
  'agglomération',
  'vue',
  'profil',
  'longueur',
  'quoi',
  'a',
  'voie',
  'valeur',
  'bras',
  'regarde',
  'texte',
]);

const PRIORITAIRES = new Set(['ambulance', 'police', 'pompiers']);
const A_VELO =
  /^(vélo|speed pedelec|trottinette|cyclomoteur|piéton|enfant|aîné|aveugle|chaise roulante|cycliste à pied|groupe d’enfants)$/;

/** A key that would be refused of that one is not offered. */
export function isOfferte(
  cle: string,
  { qui = '', fait }: Record<string, unknown>,
  lieu: unknown,
): boolean {
  const lui = String(qui);
  switch (cle) {
    case 'sirène':
    case 'feuxBleus':
      return PRIORITAIRES.has(lui);
    case 'enfant':
      return lui === 'vélo';
    case 'joue':
      return lui === 'enfant';
    case 'disque':
      return /piéton|aîné/.test(lui);
    case 'anneau':
    case 'signalé':
      return lieu === 'rond-point';
    case 'traverse':
    case 'côté':
      return lui === '' || A_VELO.test(lui) || lieu === undefined;
    case 'arrêté':
      return fait === undefined;
    default:
      return true;
  }
}
