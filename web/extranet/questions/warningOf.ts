import type { OutputOf } from '../../../contract/index.ts';

type Utilisation = OutputOf<'getQuestionExtranet'>['utilisation'];

export function warningOf({ themes, chapitres }: Utilisation): string {
  const places = [
    ...themes.map(
      ({ libelle, nombre }) => `la série «\u00a0${libelle}\u00a0» (${combien(nombre - 1)})`,
    ),
    ...chapitres.map(({ libelle }) => `le chapitre «\u00a0${libelle}\u00a0»`),
  ];
  return places.length === 0 ? '' : `Elle sera retirée de\u00a0: ${places.join(', ')}.`;
}

const combien = (nombre: number) => {
  if (nombre === 0) return 'il n’y restera aucune question';
  return nombre === 1 ? 'il y restera 1 question' : `il y restera ${nombre} questions`;
};
