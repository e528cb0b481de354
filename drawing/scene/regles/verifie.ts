import type { Route, Scene } from '../scene.ts';
import { arretEtStationnement } from './arretEtStationnement.ts';
import { depassement } from './depassement.ts';
import { priorites, type Priorites } from './priorites.ts';
import { nomDe, nomsAmbigus } from './usagers.ts';
import type { Verifie } from './verifie.schema.ts';

const LETTRES = ['a', 'b', 'c', 'd'] as const;
type Lettre = (typeof LETTRES)[number];

/** True, false, or neither: nothing in the law makes it true and nothing forbids it. */
type Juge = 'vrai' | 'faux' | 'possible';
interface Examen {
  juge: (valeur: never) => Juge;
  /** What the rules say, for whoever wrote the key. */
  constat: string;
  /** Why no question can be asked here at all. */
  refus: string[];
}

const liste = (noms: string[]): string => (noms.length === 0 ? 'personne' : noms.join(', '));
const enListe = (v: string | string[]): string[] =>
  Array.isArray(v) ? v : v === 'personne' ? [] : [v];
const memes = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));
const vraiSi = (oui: boolean): Juge => (oui ? 'vrai' : 'faux');

const ouverts = (p: Priorites, noms: string[]): string[] =>
  p.indecis
    .filter((paire) => paire.some((nom) => noms.includes(nom)))
    .map(([x, y]) => `entre ${x} et ${y}, la référence ne tranche pas`);

const dits = (p: Priorites): string =>
  [
    ...p.verdicts.map((v) => `${v.cede} cède à ${v.a} (art. ${v.articles.join(', ')})`),
    ...p.arretes.map((x) => `${x.qui} s’arrête (art. ${x.articles.join(', ')})`),
    `ordre : ${p.ordre.map(liste).join(' puis ') || 'personne'}`,
    ...(p.blocage.length > 0 ? [`blocage : ${liste(p.blocage)}`] : []),
  ].join(' ; ');

/** Those who were named in one of the answers: the others only happen to be there. */
const cites = (v: Verifie): string[] =>
  LETTRES.flatMap((l) => [v[l] ?? []].flat(3)).filter((x) => !MOTS.has(x));
const MOTS = new Set(['personne', 'blocage', 'raison', 'oui', 'non', 'aucun', 'arrêt', 'les deux']);

function premier(p: Priorites, v: Verifie): Examen {
  const enJeu = new Set([...cites(v), ...p.verdicts.flatMap((x) => [x.cede, x.a])]);
  const bloques = p.blocage.length > 0;
  const vague = (p.ordre[0] ?? []).filter((nom) => enJeu.has(nom));
  const premiers =
    vague.length === 0 || (bloques && vague.every((n) => !cites(v).includes(n))) ? [] : vague;
  const juge = (valeur: string | string[]): Juge => {
    const dit = enListe(valeur);
    if (memes(dit, premiers)) return 'vrai';
    return dit.length > 0 && dit.every((nom) => premiers.includes(nom)) ? 'possible' : 'faux';
  };
  return { juge, constat: dits(p), refus: ouverts(p, [...enJeu]) };
}

function cede(p: Priorites, qui: string): Examen {
  const a = p.verdicts.filter((x) => x.cede === qui).map((x) => x.a);
  const arrete = p.arretes.find((x) => x.qui === qui);
  return {
    juge: (valeur: string | string[]) => vraiSi(memes(enListe(valeur), a)),
    constat: `${qui} cède à : ${liste(a)}. ${dits(p)}`,
    refus: [...ouverts(p, [qui]), ...(arrete ? [`${qui} est arrêté : ${arrete.pourquoi}`] : [])],
  };
}

/** Names in waves, those who were not named left out. */
function ordre(p: Priorites, v: Verifie): Examen {
  const sujets = cites(v);
  const vagues = p.ordre
    .map((g) => g.filter((nom) => sujets.includes(nom)))
    .filter((g) => g.length > 0);
  const juge = (valeur: string | (string | string[])[]): Juge => {
    if (valeur === 'blocage') return vraiSi(p.blocage.length > 0);
    if (p.blocage.some((nom) => sujets.includes(nom))) return 'faux';
    const groupes = (valeur as (string | string[])[]).map((g) => [g].flat());
    if (groupes.length === vagues.length && groupes.every((g, i) => memes(g, vagues[i] ?? [])))
      return 'vrai';
    const place = (nom: string): number => groupes.findIndex((g) => g.includes(nom));
    const complet =
      vagues.flat().every((nom) => place(nom) >= 0) &&
      groupes.flat().length === vagues.flat().length;
    const contredit = p.verdicts.some((x) => place(x.cede) >= 0 && place(x.a) >= place(x.cede));
    return complet && !contredit ? 'possible' : 'faux';
  };
  const mobiles = p.verdicts.flatMap((x) => [x.cede, x.a]).filter((nom) => !sujets.includes(nom));
  return {
    juge,
    constat: dits(p),
    refus: [
      ...ouverts(p, sujets),
      ...(mobiles.length > 0 ? [`l’ordre oublie : ${liste([...new Set(mobiles)])}`] : []),
    ],
  };
}

const estRoute = (scene: Scene): scene is Route =>
  scene.lieu !== 'carrefour' && scene.lieu !== 'rond-point';

function examen(scene: Scene, v: Verifie): Examen {
  if (v.question === 'arrêt et stationnement' || v.question === 'dépasser') {
    if (!estRoute(scene))
      throw new Error(`« ${v.question} » se vérifie sur une route, pas sur un ${scene.lieu}`);
    if (v.question === 'dépasser') {
      const d = depassement(scene, v.qui, v.quoi);
      return {
        juge: (valeur: string) => vraiSi((valeur === 'oui') === d.permis),
        constat: d.permis ? `permis (${d.cote})` : d.raisons.map((r) => r.pourquoi).join(' '),
        refus: d.doutes,
      };
    }
    const s = arretEtStationnement(scene, v.qui);
    const permis = s.stationnement ? 'les deux' : s.arret ? 'arrêt' : 'aucun';
    return {
      juge: (valeur: string) => vraiSi(valeur === permis),
      constat: `permis : ${permis}. ${s.raisons.map((r) => `${r.pourquoi} (art. ${r.articles.join(', ')})`).join(' ')}`,
      refus: s.doutes,
    };
  }
  if (estRoute(scene))
    throw new Error(`« ${v.question} » se vérifie à un carrefour ou à un rond-point`);
  const p = priorites(scene);
  if (v.question === 'premier') return premier(p, v);
  if (v.question === 'cède') return cede(p, v.qui);
  if (v.question === 'ordre') return ordre(p, v);
  const arretes = p.arretes.map((x) => x.qui);
  return {
    juge: (valeur: string | string[]) => vraiSi(memes(enListe(valeur), arretes)),
    constat: `s’arrêtent : ${liste(arretes)}`,
    refus: [],
  };
}

function inconnus(scene: Scene, v: Verifie): string[] {
  const noms = new Set((scene.usagers as Parameters<typeof nomDe>[0][]).map(nomDe));
  const dits = [...cites(v), ...('qui' in v ? [v.qui] : []), ...('quoi' in v ? [v.quoi] : [])];
  return [...new Set(dits)].filter((nom) => !noms.has(nom));
}

/**
 * Contradictions between what the answers claim and what the rules decide, as French sentences; an
 * empty list where the key is right and every other answer wrong.
 */
export function verifie(
  scene: Scene,
  v: Verifie,
  correcte: Lettre,
  lettres: readonly Lettre[] = LETTRES.filter((l) => v[l] !== undefined),
): string[] {
  const absents = inconnus(scene, v);
  if (absents.length > 0)
    return absents.map((nom) => `Personne ne s’appelle « ${nom} » dans la scène.`);
  const doubles = nomsAmbigus(scene).filter((nom) =>
    [...cites(v), 'qui' in v ? v.qui : ''].includes(nom),
  );
  if (doubles.length > 0)
    return doubles.map((nom) => `Deux usagers s’appellent « ${nom} » : donne-leur un nom A, B…`);
  const cle = v[correcte];
  if (cle === undefined || cle === 'raison')
    return [`La bonne réponse (${correcte}) n’affirme rien que les règles puissent vérifier.`];
  let e: Examen;
  try {
    e = examen(scene, v);
  } catch (erreur) {
    return [`${(erreur as Error).message}.`];
  }
  if (e.refus.length > 0)
    return e.refus.map((r) => `La question n’est pas sûre : ${r}. (${e.constat})`);
  return lettres.flatMap((l) => {
    const valeur = v[l];
    if (valeur === undefined)
      return [`La réponse ${l} n’affirme rien : écris « raison » si seul son motif est faux.`];
    if (valeur === 'raison') return [];
    const juge = e.juge(valeur as never);
    if (l === correcte && juge !== 'vrai')
      return [
        `La réponse ${l}, donnée pour juste, ${juge === 'faux' ? 'est fausse' : 'n’est pas imposée'} : ${e.constat}.`,
      ];
    if (l !== correcte && juge !== 'faux')
      return [
        `La réponse ${l}, donnée pour fausse, est ${juge === 'vrai' ? 'juste' : 'possible aussi'} : ${e.constat}.`,
      ];
    return [];
  });
}
