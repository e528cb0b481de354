import type { OutputOf } from '../../../contract/index.ts';
import type { StaffPath } from './pages.ts';

type Resultat = OutputOf<'getRecherche'>['resultats'][number];
export type Type = Resultat['type'];

/** A room adds its type here, as in server/extranet/recherche/sources.ts. */
export const TROUVABLES: Record<
  Type,
  { plusieurs: string; lien: (id: number) => `${StaffPath}${string}` }
> = {
  eleve: { plusieurs: 'Élèves', lien: (id) => `/extranet/eleves/${id}` },
  question: { plusieurs: 'Questions', lien: (id) => `/extranet/questions?question=${id}` },
  theme: { plusieurs: 'Séries', lien: (id) => `/extranet/themes?serie=${id}` },
  chapitre: { plusieurs: 'Chapitres', lien: (id) => `/extranet/chapitres?chapitre=${id}` },
  module: { plusieurs: 'Modules', lien: (id) => `/extranet/modules?module=${id}` },
  acces: { plusieurs: 'Accès', lien: (id) => `/extranet/acces?acces=${id}` },
};
