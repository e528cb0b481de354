import { isCycliste } from '../usagers.ts';
import { profondeurOf } from '../../../drawing/scene/dimensions.ts';
import type { Element } from '../../../drawing/scene/scene.ts';
import { applies } from '../regime.ts';
import { feuxOf, carries } from '../signaux.ts';
import {
  bandesDuSens,
  jusqua,
  lignesAGauche,
  non,
  peutEtre,
  concerns,
  type ContexteDepasser,
  type Regle,
} from './contexteDepasser.ts';
import { isContinue } from './lignes.ts';

/** In metres beyond the one ahead. */
const SUITE = 40;

function atteints(contexte: ContexteDepasser, ...quoi: Element['quoi'][]): Element[] {
  const fin =
    Math.max(
      0,
      jusqua(contexte, contexte.moi.sens === 'monte' ? contexte.lui.fin : contexte.lui.debut),
    ) + SUITE;
  return contexte.scene.éléments.filter((element) => {
    if (!quoi.includes(element.quoi)) return false;
    const loin = Math.max(
      jusqua(contexte, element.a),
      jusqua(contexte, element.a + profondeurOf(element)),
    );
    const pres = Math.min(
      jusqua(contexte, element.a),
      jusqua(contexte, element.a + profondeurOf(element)),
    );
    return loin >= 0 && pres <= fin;
  });
}

const feuPres = (contexte: ContexteDepasser, element: Element): boolean =>
  contexte.scene.poteaux.some((poteau) => {
    const feu = poteau.feu ?? feuxOf(poteau.panneau)[0];
    return (
      feu !== undefined &&
      !/clignotant|éteint/.test(feu) &&
      poteau.sens === contexte.moi.sens &&
      Math.abs(poteau.a - (element.a + profondeurOf(element) / 2)) < 15
    );
  });

export const passageANiveau: Regle = (contexte) => {
  const nus = atteints(contexte, 'passage à niveau').filter(
    (e) => (e.barrières ?? 'sans') === 'sans',
  );
  if (!concerns(contexte) || nus.length === 0) return [];
  if (nus.some((e) => e.feux === undefined))
    return non(
      'On ne dépasse pas par la gauche à un passage à niveau sans barrières ni feux.',
      '17.2.1°',
    );
  return nus.some((e) => e.feux === 'éteints')
    ? peutEtre('les feux du passage à niveau sont éteints')
    : [];
};

const signalPropre = (contexte: ContexteDepasser, ...codes: string[]): boolean =>
  codes.some((code) => contexte.scene.régime.some((r) => r.split(/\s+/).includes(code))) ||
  contexte.scene.poteaux.some((p) => p.sens === contexte.moi.sens && carries(p.panneau, ...codes));

const ilsCedent = (element: Element): boolean =>
  carries(element.panneau, 'B1', 'B5') ||
  ['B1', 'B5'].includes(element.valeur ?? '') ||
  (element.nature !== undefined && element.nature !== 'chaussée');

export const carrefour: Regle = (contexte) => {
  if (!concerns(contexte)) return [];
  return atteints(contexte, 'rue à droite', 'rue à gauche', 'rues des deux côtés').flatMap(
    (element) => {
      if (feuPres(contexte, element)) return [];
      if (signalPropre(contexte, 'B1', 'B5'))
        return non(
          'On ne dépasse pas par la gauche à un carrefour où l’on doit céder le passage.',
          '17.2.2°',
        );
      if (signalPropre(contexte, 'B9', 'B15') || ilsCedent(element)) return [];
      return non(
        'On ne dépasse pas par la gauche à un carrefour où vaut la priorité de droite.',
        '17.2.2°',
      );
    },
  );
};

/** At the right of a continuous centre line one may overtake within one's lanes. */
function sansFranchirLaContinue(contexte: ContexteDepasser): boolean {
  if (contexte.enSensInverse) return false;
  const axe =
    bandesDuSens(contexte)[contexte.moi.sens === 'monte' ? 0 : bandesDuSens(contexte).length - 1];
  return axe !== undefined && lignesAGauche(axe).some((l) => isContinue(l, axe.sens === 'descend'));
}

export const sommetOuVirage: Regle = (contexte) => {
  const lieux = atteints(contexte, 'sommet de côte', 'virage à gauche', 'virage à droite').filter(
    (e) => e.valeur !== 'dégagé',
  );
  if (lieux.length === 0 || sansFranchirLaContinue(contexte)) return [];
  const quoi =
    lieux[0]?.quoi === 'sommet de côte'
      ? 'à l’approche d’un sommet de côte'
      : 'dans un virage sans visibilité';
  if (!contexte.enSensInverse)
    return contexte.aCote === undefined || !concerns(contexte)
      ? []
      : peutEtre(`dépasser ${quoi} sans passer sur la bande opposée ni longer une ligne continue`);
  return concerns(contexte)
    ? non(`On ne dépasse pas par la gauche ${quoi}.`, '17.2.3°', '17.1')
    : non('On ne voit pas assez loin ceux qui viennent en face.', '17.1');
};

export const passagePourPietons: Regle = (contexte) =>
  concerns(contexte) &&
  atteints(contexte, 'passage pour piétons', 'passage pour cyclistes').some(
    (e) => !feuPres(contexte, e) && jusquaDeLui(contexte, e) >= 0,
  )
    ? non('On ne dépasse pas celui qui approche d’un passage ou s’y arrête.', '17.2.5°')
    : [];

/** In metres from him to the element's far edge; negative beyond it. */
const jusquaDeLui = (contexte: ContexteDepasser, element: Element): number =>
  contexte.moi.sens === 'monte'
    ? element.a + profondeurOf(element) - contexte.lui.fin
    : contexte.lui.debut - element.a;

export const dispositifSureleve: Regle = (contexte) =>
  concerns(contexte) && atteints(contexte, 'dispositif surélevé').length > 0
    ? non('On ne dépasse pas par la gauche sur un dispositif surélevé.', '17.2.7°', '22ter')
    : [];

export const zoneCyclable: Regle = (contexte) =>
  applies(contexte.scene, 'F111') &&
  ['vélo', 'speed pedelec'].includes(contexte.lui.u.qui) &&
  !isCycliste(contexte.moi.u)
    ? non('Dans une zone cyclable, on ne dépasse pas les cyclistes.', '22novies')
    : [];
