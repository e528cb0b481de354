import type { Cap, Etape } from './cap.calls.ts';

export const COMMENCER = 'commencer';

export interface Mots {
  bouton: string;
  pourquoi: string;
  to: string;
  state?: typeof COMMENCER;
}

/** « Série 3 » stays on one line. */
const ensemble = (libelle: string) => libelle.replaceAll(/ (?=\d)/g, '\u00a0');

const serie = ({ acces_id, theme_id }: { acces_id: number; theme_id: number }) =>
  `/series/${acces_id}/serie/${theme_id}`;

const GARDEES = (faites: number) => {
  if (faites === 0) return 'Elle est commencée, et t’attend à sa première question.';
  return `${faites === 1 ? 'Ta réponse est gardée' : 'Tes réponses sont gardées'}\u00a0: tu continues où tu en étais.`;
};

export function passeesOf({ passees, nombre }: { passees: number; nombre: number }): string {
  if (passees === 0) return `Aucune des ${nombre} questions n’est passée.`;
  return passees === 1
    ? `1 question sur ${nombre} est passée.`
    : `${passees} questions sur ${nombre} sont passées.`;
}

/** `fait` of an access counts these; null: nothing is counted. */
export const UNITES: Record<Etape['type'], string | null> = {
  QT: 'séries réussies',
  EL: 'chapitres terminés',
  EX: null,
};

const OUVRIR = { QT: '/series', EL: '/e-learning', EX: '/tpr-exercice' } as const;
export const versAcces = (type: Etape['type'], acces_id: number) => `${OUVRIR[type]}/${acces_id}`;

export function capInWords(cap: Cap): Mots {
  switch (cap.quoi) {
    case 'reprendre':
      return {
        bouton: `Reprendre ${ensemble(cap.libelle)}, question\u00a0${cap.numero}`,
        pourquoi: GARDEES(cap.faites),
        to: `${serie(cap)}/question/${cap.question_id}`,
      };
    case 'erreurs':
      return {
        bouton: cap.nombre === 1 ? 'Revoir ton erreur' : `Revoir tes ${cap.nombre}\u00a0erreurs`,
        pourquoi: 'Une question ratée revient jusqu’à ce que tu la saches.',
        to: `/entrainement/${cap.acces_id}`,
        state: COMMENCER,
      };
    case 'commencer':
      return {
        bouton: `Commencer ${ensemble(cap.libelle)}`,
        pourquoi: 'Cotée comme à l’examen, avec l’explication après chaque réponse.',
        to: serie(cap),
        state: COMMENCER,
      };
    case 'refaire':
      return {
        bouton: `Refaire ${ensemble(cap.libelle)}`,
        pourquoi: 'C’est la seule qui te manque. Ses questions reviennent dans un autre ordre.',
        to: serie(cap),
        state: COMMENCER,
      };
    case 'chapitre':
      return {
        bouton: `${cap.commence ? 'Finir' : 'Lire'} le chapitre\u00a0${cap.numero}`,
        pourquoi: cap.commence
          ? `Tu as commencé «\u00a0${cap.libelle}\u00a0».`
          : `Ton cours continue avec «\u00a0${cap.libelle}\u00a0».`,
        to: `/e-learning/${cap.acces_id}/module/${cap.module_id}/chapitre/${cap.chapitre_id}`,
      };
    case 'examen':
      return {
        bouton: cap.ouvert ? 'Reprendre l’examen blanc' : 'Passer un examen blanc',
        pourquoi: cap.ouvert
          ? `Il est en cours. ${passeesOf(cap.ouvert)}`
          : 'Cinquante questions de toute la banque, comme le jour de l’examen.',
        to: `/examen/${cap.acces_id}`,
      };
    case 'fait':
      return {
        bouton: ensemble(cap.bouton),
        pourquoi: `${cap.dit} La suite t’attend dès qu’il y a du réseau.`,
        to: cap.to,
      };
    case 'entrainer':
      return {
        bouton: 'Continuer à t’entraîner',
        pourquoi: 'Toutes tes séries sont réussies. Garde la main, thème par thème.',
        to: `/entrainement/${cap.acces_id}`,
      };
    case 'ouvrir':
      return {
        bouton: `Ouvrir ${ensemble(cap.libelle)}`,
        pourquoi: 'Le temps ne court qu’à partir de ta première ouverture.',
        to: versAcces(cap.type, cap.acces_id),
      };
    case 'exercice':
      return {
        bouton: 'Faire un exercice',
        pourquoi: 'Des vidéos, comme au test de perception des risques.',
        to: `/tpr-exercice/${cap.acces_id}`,
      };
    case 'renouveler':
      return {
        bouton: 'Renouveler un accès',
        pourquoi: 'Tes accès sont périmés. Renouvelé, un accès reprend là où il s’est arrêté.',
        to: '/renouveler-produits',
      };
    case 'acheter':
      return {
        bouton: 'Choisir un accès',
        pourquoi: 'Il t’ouvre les séries de questions, un cours ou les vidéos.',
        to: '/produits',
      };
  }
}
