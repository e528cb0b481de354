import type { TypeAcces } from '../../../regles/produit.ts';
import { combien } from '../../../regles/ecriture.ts';

/** The server counts holders only up to a thousand. */
export const detenteursEnMots = (nombre: number): string => {
  if (nombre >= 1000) return 'Plus de 999 élèves';
  return nombre === 1 ? 'Un élève' : `${nombre} élèves`;
};

/** Says what is linked to an access of each type; null: nothing. */
export const LIENS = {
  EL: {
    quoi: 'modules',
    un: 'module',
    sujet: 'linkModules',
    champ: 'module_ids',
    titre: 'Modules de l’accès',
    lies: 'Modules liés, dans leur ordre',
    reste: 'Modules à lier',
    aucun: 'Aucun module n’est lié\u00a0: cochez ceux que l’accès contient, puis enregistrez.',
    fini: 'Plus aucun module à lier. Un nouveau s’ajoute sous «\u00a0Modules\u00a0».',
    conflit: 'La liste des modules a changé entre-temps',
    perte:
      'ont cet accès et ne verront plus ce module\u202f; ce qui y est terminé reste noté. Qui n’avait plus que cela à terminer aura terminé son cours, et aura l’attestation si c’est un rendez-vous pédagogique.',
    nombre: (nombre: number) => combien(nombre, 'chapitre'),
  },
  QT: {
    quoi: 'themes',
    un: 'série',
    sujet: 'linkThemes',
    champ: 'theme_ids',
    titre: 'Séries de l’accès',
    lies: 'Séries liées, dans leur ordre',
    reste: 'Séries à lier',
    aucun: 'Aucune série n’est liée\u00a0: cochez celles que l’accès contient, puis enregistrez.',
    fini: 'Plus aucune série à lier. Une nouvelle s’ajoute sous «\u00a0Séries\u00a0».',
    conflit: 'La liste des séries a changé entre-temps',
    perte: 'ont cet accès et ne verront plus cette série\u202f; leur historique reste.',
    nombre: (nombre: number) => combien(nombre, 'question'),
  },
  EX: null,
} as const satisfies Record<TypeAcces, object | null>;

export type MotsDesLiens = NonNullable<(typeof LIENS)[TypeAcces]>;
