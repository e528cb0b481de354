import { drawDessin } from '../../../drawing/index.ts';
import type { FicheDuMonde } from '../../../monde/relit.ts';
import type { Annotation } from '../../../regles/vue.ts';
import { adresseOfDessin } from './keepDessins.ts';

type FicheAAnnoter = Pick<FicheDuMonde, 'annotations'> & {
  plaques?: FicheDuMonde['plaques'] | undefined;
  prise: unknown;
};

/** Columns of a picture's data, and the drawings that its plates open. */
export function annoteVue({ annotations, plaques = [], prise }: FicheAAnnoter, jour: string) {
  const dessins = plaques.map(({ signal }) => drawDessin(signal, jour));
  const aOuvrir = dessins.map(({ svg, description: texte }, rang): Annotation => ({
    sorte: 'plaque',
    texte,
    adresse: adresseOfDessin(svg, 'questions'),
    cadre: plaques[rang]!.cadre,
  }));
  return {
    annotations: JSON.stringify([...annotations, ...aOuvrir]),
    prise: JSON.stringify(prise),
    dessins,
  };
}
