import type { Composition } from '../dessus/composition.ts';
import {
  cadreDeMesure,
  contient,
  corpsOf,
  surAutreBande,
  surLigne,
} from '../dessus/etiquettesDuDessus.ts';
import { cadreAutour } from '../plan/cadre.ts';
import { peints, touche } from '../plan/dessous.ts';
import { cadreEnPoints, overlap } from '../plan/geometrie.ts';
import type { Plan } from '../plan/plan.ts';
import { dire, type Defaut } from './dire.ts';
import { boutDeFleche } from '../dessus/flechesDuDessus.ts';

export function* surLesEtiquettes(
  plan: Plan,
  { etiquettes, fleches }: Composition,
): Generator<Defaut> {
  const marques = peints(plan);
  for (const [i, etiquette] of etiquettes.entries()) {
    const { cadre, vu, texte } = etiquette;
    const qui = `L’étiquette « ${texte} » de ${dire(vu)}`.replace('de le ', 'du ');
    if (!etiquette.surLui && surLigne(plan, marques, cadre))
      yield `${qui} couvre une ligne ou une marque de la chaussée.`;
    else if (!etiquette.surLui && surAutreBande(plan, vu, cadre))
      yield `${qui} est sur une autre bande que lui.`;
    for (const autre of etiquettes.slice(i + 1))
      if (overlap(cadre, autre.cadre, -0.1)) yield `${qui} en touche une autre.`;
    for (const objet of plan.objets)
      if (
        objet !== vu &&
        ['usager', 'poteau', 'agent'].includes(objet.genre) &&
        overlap(cadreAutour(objet), cadre, -0.15)
      )
        yield `${qui} couvre ${objet.genre === 'usager' ? dire(objet) : objet.genre === 'agent' ? 'l’agent' : 'un panneau'}.`;
    if (plan.mesures.some((m) => overlap(cadreDeMesure(m, corpsOf(plan)), cadre, -0.1)))
      yield `${qui} couvre une distance.`;
    if (fleches.some((f) => touche(cadreEnPoints(cadre), boutDeFleche(f))))
      yield `${qui} couvre la pointe d’une flèche.`;
    if (!contient(plan.cadre, cadre, 0)) yield `${qui} est coupée par le bord de l’image.`;
  }
}
