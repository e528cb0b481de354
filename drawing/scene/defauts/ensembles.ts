import { postesOf } from '../plan/objets.ts';
import type { Signal } from '../../signal.schema.ts';
import { distance, rad } from '../plan/geometrie.ts';
import type { Plan, Poste } from '../plan/plan.ts';
import { lieuDe, type Defaut } from './dire.ts';

/**
 * Forbidden combinations on a post or approach: ministerial decree of 11 October 1976, articles
 * 6.2.2, 8.1 to 8.8, 9.5, 10.1 to 10.3 and 11.4.
 */

const SENS = ['C31a', 'C31b'];
const DIRECTIONS = ['D1', 'D3', 'D5'];
const STATIONNEMENT = /^E(1|3|5|7|9[a-h]?)$/;

const panneaux = (signaux: readonly Signal[]): { code: string; entier: string }[] =>
  signaux.flatMap((signal) => {
    const groupe = 'groupe' in signal ? (signal.groupe as Signal[]) : [signal];
    return groupe.flatMap((s) =>
      'panneau' in s ? [{ code: s.panneau, entier: JSON.stringify(s) }] : [],
    );
  });

/** Empty: the law allows them together. */
function* contraires(codes: ReadonlySet<string>): Generator<Defaut> {
  const a = (...noms: string[]) => noms.filter((nom) => codes.has(nom));
  if (a(...SENS).length === 2)
    yield 'C31a et C31b ensemble : là où l’on ne peut tourner ni à gauche ni à droite, seul un D1 vers le haut est placé';
  const imposes = a(...DIRECTIONS);
  if (a(...SENS).length > 0 && imposes.length > 0)
    yield `${a(...SENS).join(' et ')} avec ${imposes.join(' et ')} : on ne place pas les deux pour une même règle`;
  if (imposes.length > 1)
    yield `${imposes.join(' et ')} ensemble : un seul signal impose une direction`;
  if (codes.has('B1') && codes.has('B5')) yield 'B1 et B5 ensemble : un seul dit comment céder';
  const route = a('B9', 'B15');
  if (route.length === 2) yield 'B9 et B15 sur une même route';
  for (const b of route) {
    if (codes.has('D5')) yield `${b} avec D5 : jamais à un rond-point signalé`;
    for (const cede of a('B1', 'B5')) yield `${b} avec ${cede} : ils se contredisent`;
  }
  if (codes.has('C1') && codes.has('F19')) yield 'C1 et F19 pour les mêmes : ils se contredisent';
  const places = [...codes].filter((code) => STATIONNEMENT.test(code));
  if (places.length > 1)
    yield `${places.join(' et ')} au même endroit : un seul règle l’arrêt et le stationnement`;
}

const codesOf = (signaux: readonly Signal[]) => new Set(panneaux(signaux).map((p) => p.code));

export function* ensemble(signaux: readonly Signal[]): Generator<Defaut> {
  yield* contraires(codesOf(signaux));
  const entiers = panneaux(signaux).map((p) => p.entier);
  if (new Set(entiers).size < entiers.length)
    yield 'deux fois le même signal sur un poteau, pour une même information';
}

/** In metres: posts on both sides of a road are read together. */
const VOISINS = 12;
const isVoisin = (un: Poste, autre: Poste): boolean =>
  Math.cos(rad(un.cap - autre.cap)) > 0.99 && distance([un.x, un.y], [autre.x, autre.y]) < VOISINS;

export function* ensembles(plan: Plan): Generator<Defaut> {
  const postes = postesOf(plan);
  for (const [i, poste] of postes.entries()) {
    const ici = `Signaux que la loi interdit ensemble, ${lieuDe(plan, [poste.x, poste.y])}`;
    for (const dit of ensemble(poste.dessins)) yield `${ici} : ${dit}.`;
    for (const autre of postes.slice(i + 1)) {
      if (poste.surBande || autre.surBande || !isVoisin(poste, autre)) continue;
      const seuls = new Set([poste, autre].flatMap((p) => [...contraires(codesOf(p.dessins))]));
      for (const dit of contraires(codesOf([...poste.dessins, ...autre.dessins])))
        if (!seuls.has(dit)) yield `${ici} : ${dit}.`;
    }
  }
}
