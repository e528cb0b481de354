/** Kinds of cues: what gives a danger away before it is one. */
export const INDICES = {
  'enfant qui joue': 'Un jeu d’enfants près de la chaussée',
  'regard ailleurs': 'Quelqu’un qui ne regarde pas la chaussée',
  'pas vers la chaussée': 'Un piéton qui s’approche du bord',
  'véhicule qui masque': 'Un véhicule arrêté qui cache ce qui vient',
  clignotant: 'Un clignotant',
  'feux de freinage': 'Des feux de freinage',
  'roues tournées': 'Des roues qui se braquent ou un feu de recul',
  'cycliste gêné': 'Un cycliste qu’un obstacle oblige à s’écarter',
  'débouché caché': 'Une rue ou une sortie qu’on ne voit pas',
  portière: 'Une portière qui s’ouvre',
  'face à moi': 'Quelqu’un qui vient sur ma partie de la chaussée',
  'bus à l’arrêt': 'Un bus ou un tram à l’arrêt',
  'file qui ralentit': 'Une file qui ralentit au loin',
  'feux bleus': 'Des feux bleus',
  'véhicule lent': 'Un véhicule lent devant moi',
  'animal au bord': 'Un animal au bord de la chaussée',
  'usager peu visible': 'Quelqu’un que l’on distingue mal',
  'usager au bord': 'Quelqu’un qui marche ou roule lentement au bord de la chaussée',
  'véhicule en panne': 'Un véhicule en panne',
  'qui me dépasse': 'Quelqu’un qui arrive par l’arrière et me dépasse',
  'priorité incertaine': 'Un véhicule qui ne semble pas céder le passage',
} as const;

export type Indice = keyof typeof INDICES;
export const isIndice = (mot: string): mot is Indice => Object.hasOwn(INDICES, mot);
export const indices = Object.keys(INDICES) as [Indice, ...Indice[]];
