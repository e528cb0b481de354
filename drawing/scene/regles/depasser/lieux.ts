import { profondeurDe } from '../../dimensions.ts';
import type { Element } from '../../scene.ts';
import { vaut } from '../regime.ts';
import { feuxDe, porte } from '../signaux.ts';
import {
  bandesDuSens,
  jusqua,
  lignesAGauche,
  non,
  peutEtre,
  vise,
  type Contexte,
  type Regle,
} from './contexte.ts';
import { estContinue } from './lignes.ts';

/** How far beyond the one ahead an overtaking still goes on. */
const SUITE = 40;

/** Elements that he would reach while overtaking. */
function atteints(c: Contexte, ...quoi: Element['quoi'][]): Element[] {
  const fin = Math.max(0, jusqua(c, c.moi.sens === 'monte' ? c.lui.fin : c.lui.debut)) + SUITE;
  return c.scene.éléments.filter((e) => {
    if (!quoi.includes(e.quoi)) return false;
    const loin = Math.max(jusqua(c, e.a), jusqua(c, e.a + profondeurDe(e)));
    const pres = Math.min(jusqua(c, e.a), jusqua(c, e.a + profondeurDe(e)));
    return loin >= 0 && pres <= fin;
  });
}

const feuPres = (c: Contexte, e: Element): boolean =>
  c.scene.poteaux.some((p) => {
    const feu = p.feu ?? feuxDe(p.panneau)[0];
    return (
      feu !== undefined &&
      !/clignotant|éteint/.test(feu) &&
      p.sens === c.moi.sens &&
      Math.abs(p.a - (e.a + profondeurDe(e) / 2)) < 15
    );
  });

export const passageANiveau: Regle = (c) => {
  const nus = atteints(c, 'passage à niveau').filter((e) => (e.barrières ?? 'sans') === 'sans');
  if (!vise(c) || nus.length === 0) return [];
  if (nus.some((e) => e.feux === undefined))
    return non(
      'On ne dépasse pas par la gauche à un passage à niveau sans barrières ni feux.',
      '17.2.1°',
    );
  return nus.some((e) => e.feux === 'éteints')
    ? peutEtre('les feux du passage à niveau sont éteints')
    : [];
};

const signalPropre = (c: Contexte, ...codes: string[]): boolean =>
  codes.some((code) => c.scene.régime.some((r) => r.split(/\s+/).includes(code))) ||
  c.scene.poteaux.some((p) => p.sens === c.moi.sens && porte(p.panneau, ...codes));

/** Of those who come out of the side street. */
const ilsCedent = (e: Element): boolean =>
  porte(e.panneau, 'B1', 'B5') ||
  ['B1', 'B5'].includes(e.valeur ?? '') ||
  (e.nature !== undefined && e.nature !== 'chaussée');

export const carrefour: Regle = (c) => {
  if (!vise(c)) return [];
  return atteints(c, 'rue à droite', 'rue à gauche', 'rues des deux côtés').flatMap((e) => {
    if (feuPres(c, e)) return [];
    if (signalPropre(c, 'B1', 'B5'))
      return non(
        'On ne dépasse pas par la gauche à un carrefour où l’on doit céder le passage.',
        '17.2.2°',
      );
    if (signalPropre(c, 'B9', 'B15') || ilsCedent(e)) return [];
    return non(
      'On ne dépasse pas par la gauche à un carrefour où vaut la priorité de droite.',
      '17.2.2°',
    );
  });
};

/** Allowed in one's own lanes at the right of a continuous line between the directions. */
function sansFranchirLaContinue(c: Contexte): boolean {
  if (c.enSensInverse) return false;
  const axe = bandesDuSens(c)[c.moi.sens === 'monte' ? 0 : bandesDuSens(c).length - 1];
  return (
    axe !== undefined && lignesAGauche(axe).some((l) => estContinue(l, axe.sens === 'descend'))
  );
}

export const sommetOuVirage: Regle = (c) => {
  const lieux = atteints(c, 'sommet de côte', 'virage à gauche', 'virage à droite').filter(
    (e) => e.valeur !== 'dégagé',
  );
  if (lieux.length === 0 || sansFranchirLaContinue(c)) return [];
  const quoi =
    lieux[0]?.quoi === 'sommet de côte'
      ? 'à l’approche d’un sommet de côte'
      : 'dans un virage sans visibilité';
  if (!c.enSensInverse)
    return c.aCote === undefined || !vise(c)
      ? []
      : peutEtre(`dépasser ${quoi} sans passer sur la bande opposée ni longer une ligne continue`);
  return vise(c)
    ? non(`On ne dépasse pas par la gauche ${quoi}.`, '17.2.3°', '17.1')
    : non('On ne voit pas assez loin ceux qui viennent en face.', '17.1');
};

export const passagePourPietons: Regle = (c) =>
  vise(c) &&
  atteints(c, 'passage pour piétons', 'passage pour cyclistes').some(
    (e) => !feuPres(c, e) && jusquaDeLui(c, e) >= 0,
  )
    ? non('On ne dépasse pas celui qui approche d’un passage ou s’y arrête.', '17.2.5°')
    : [];

/** From the one ahead to the element: once he is on it the rule has nothing to say any more. */
const jusquaDeLui = (c: Contexte, e: Element): number =>
  c.moi.sens === 'monte' ? e.a + profondeurDe(e) - c.lui.fin : c.lui.debut - e.a;

export const dispositifSureleve: Regle = (c) =>
  vise(c) && atteints(c, 'dispositif surélevé').length > 0
    ? non('On ne dépasse pas par la gauche sur un dispositif surélevé.', '17.2.7°', '22ter')
    : [];

export const zoneCyclable: Regle = (c) =>
  vaut(c.scene, 'F111') &&
  ['vélo', 'speed pedelec'].includes(c.lui.u.qui) &&
  !['vélo', 'trottinette'].includes(c.moi.u.qui)
    ? non('Dans une zone cyclable, on ne dépasse pas les cyclistes.', '22novies')
    : [];
