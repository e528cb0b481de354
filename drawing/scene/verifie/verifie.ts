import type { Route, Scene } from '../scene.ts';
import { arretEtStationnement } from '../../../droit/circulation/arretEtStationnement.ts';
import { depassement } from '../../../droit/circulation/depassement.ts';
import { priorites, type Priorites } from '../../../droit/circulation/priorites.ts';
import { proche, vouliezVous } from '../../proche.ts';
import { nomOf, nomsAmbigus } from '../../../droit/circulation/usagers.ts';
import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import type { Verifie } from './verifie.schema.ts';

/** `possible`: the law neither requires nor forbids it. */
type Juge = 'vrai' | 'faux' | 'possible';
interface Verification {
  juge: (valeur: never) => Juge;
  constat: string;
  refus: string[];
}

const liste = (noms: string[]): string => (noms.length === 0 ? 'personne' : noms.join(', '));
const enListe = (noms: string | string[]): string[] =>
  Array.isArray(noms) ? noms : noms === 'personne' ? [] : [noms];
const memes = (uns: string[], autres: string[]): boolean =>
  uns.length === autres.length && uns.every((x) => autres.includes(x));
const vraiSi = (oui: boolean): Juge => (oui ? 'vrai' : 'faux');

const ouverts = (priorites: Priorites, noms: string[]): string[] =>
  priorites.indecis
    .filter((paire) => paire.some((nom) => noms.includes(nom)))
    .map(([x, y]) => `entre ${x} et ${y}, la référence ne tranche pas`);

const dits = (priorites: Priorites): string =>
  [
    ...priorites.verdicts.map((v) => `${v.cede} cède à ${v.a} (art. ${v.articles.join(', ')})`),
    ...priorites.arretes.map((x) => `${x.qui} s’arrête (art. ${x.articles.join(', ')})`),
    `ordre : ${priorites.ordre.map(liste).join(' puis ') || 'personne'}`,
    ...(priorites.blocage.length > 0 ? [`blocage : ${liste(priorites.blocage)}`] : []),
  ].join(' ; ');

const cites = (verifie: Verifie): string[] =>
  LETTRES.flatMap((l) => [verifie[l] ?? []].flat(3)).filter((x) => !MOTS.has(x));
const MOTS = new Set(['personne', 'blocage', 'raison', 'oui', 'non', 'aucun', 'arrêt', 'les deux']);

function verifiePremier(priorites: Priorites, verifie: Verifie): Verification {
  const enJeu = new Set([...cites(verifie), ...priorites.verdicts.flatMap((x) => [x.cede, x.a])]);
  const bloques = priorites.blocage.length > 0;
  const vague = (priorites.ordre[0] ?? []).filter((nom) => enJeu.has(nom));
  const premiers =
    vague.length === 0 || (bloques && vague.every((n) => !cites(verifie).includes(n))) ? [] : vague;
  const judge = (valeur: string | string[]): Juge => {
    const dit = enListe(valeur);
    if (memes(dit, premiers)) return 'vrai';
    return dit.length > 0 && dit.every((nom) => premiers.includes(nom)) ? 'possible' : 'faux';
  };
  return { juge: judge, constat: dits(priorites), refus: ouverts(priorites, [...enJeu]) };
}

function verifieCede(priorites: Priorites, qui: string): Verification {
  const beneficiaires = priorites.verdicts.filter((x) => x.cede === qui).map((x) => x.a);
  const arrete = priorites.arretes.find((x) => x.qui === qui);
  return {
    juge: (valeur: string | string[]) => vraiSi(memes(enListe(valeur), beneficiaires)),
    constat: `${qui} cède à : ${liste(beneficiaires)}. ${dits(priorites)}`,
    refus: [
      ...ouverts(priorites, [qui]),
      ...(arrete ? [`${qui} est arrêté : ${arrete.pourquoi}`] : []),
    ],
  };
}

function verifieOrdre(priorites: Priorites, verifie: Verifie): Verification {
  const sujets = cites(verifie);
  const vagues = priorites.ordre
    .map((g) => g.filter((nom) => sujets.includes(nom)))
    .filter((g) => g.length > 0);
  const judge = (valeur: string | (string | string[])[]): Juge => {
    if (valeur === 'blocage') return vraiSi(priorites.blocage.length > 0);
    if (priorites.blocage.some((nom) => sujets.includes(nom))) return 'faux';
    const groupes = (valeur as (string | string[])[]).map((g) => [g].flat());
    if (groupes.length === vagues.length && groupes.every((g, i) => memes(g, vagues[i] ?? [])))
      return 'vrai';
    const place = (nom: string): number => groupes.findIndex((g) => g.includes(nom));
    const complet =
      vagues.flat().every((nom) => place(nom) >= 0) &&
      groupes.flat().length === vagues.flat().length;
    const contredit = priorites.verdicts.some(
      (x) => place(x.cede) >= 0 && place(x.a) >= place(x.cede),
    );
    return complet && !contredit ? 'possible' : 'faux';
  };
  const mobiles = priorites.verdicts
    .flatMap((x) => [x.cede, x.a])
    .filter((nom) => !sujets.includes(nom));
  return {
    juge: judge,
    constat: dits(priorites),
    refus: [
      ...ouverts(priorites, sujets),
      ...(mobiles.length > 0 ? [`l’ordre oublie : ${liste([...new Set(mobiles)])}`] : []),
    ],
  };
}

const isRoute = (scene: Scene): scene is Route =>
  scene.lieu !== 'carrefour' && scene.lieu !== 'rond-point';

function wantRoute(scene: Scene, { question }: Verifie): Route {
  if (isRoute(scene)) return scene;
  throw new Error(`« ${question} » se vérifie sur une route, pas sur un ${scene.lieu}`);
}

function wantPriorites(scene: Scene, { question }: Verifie): Priorites {
  if (!isRoute(scene)) return priorites(scene);
  throw new Error(`« ${question} » se vérifie à un carrefour ou à un rond-point`);
}

function verifieQuiSArrete(priorites: Priorites): Verification {
  const arretes = priorites.arretes.map((x) => x.qui);
  return {
    juge: (valeur: string | string[]) => vraiSi(memes(enListe(valeur), arretes)),
    constat: `s’arrêtent : ${liste(arretes)}`,
    refus: [],
  };
}

function verifieArret(scene: Route, qui: string): Verification {
  const verdict = arretEtStationnement(scene, qui);
  const permis = verdict.stationnement ? 'les deux' : verdict.arret ? 'arrêt' : 'aucun';
  return {
    juge: (valeur: string) => vraiSi(valeur === permis),
    constat: `permis : ${permis}. ${verdict.raisons.map((r) => `${r.pourquoi} (art. ${r.articles.join(', ')})`).join(' ')}`,
    refus: verdict.doutes,
  };
}

function verifieDepasser(scene: Route, qui: string, quoi: string): Verification {
  const permis = depassement(scene, qui, quoi);
  return {
    juge: (valeur: string) => vraiSi((valeur === 'oui') === permis.permis),
    constat: permis.permis
      ? `permis (${permis.cote})`
      : permis.raisons.map((r) => r.pourquoi).join(' '),
    refus: permis.doutes,
  };
}

function verificationOf(scene: Scene, verifie: Verifie): Verification {
  switch (verifie.question) {
    case 'premier':
      return verifiePremier(wantPriorites(scene, verifie), verifie);
    case 'cède':
      return verifieCede(wantPriorites(scene, verifie), verifie.qui);
    case 'ordre':
      return verifieOrdre(wantPriorites(scene, verifie), verifie);
    case 'qui s’arrête':
      return verifieQuiSArrete(wantPriorites(scene, verifie));
    case 'arrêt et stationnement':
      return verifieArret(wantRoute(scene, verifie), verifie.qui);
    case 'dépasser':
      return verifieDepasser(wantRoute(scene, verifie), verifie.qui, verifie.quoi);
  }
}

type QuiNommer = Parameters<typeof nomOf>[0];

function inconnus(scene: Scene, verifie: Verifie): string[] {
  const noms = new Set((scene.usagers as QuiNommer[]).map(nomOf));
  const dits = [
    ...cites(verifie),
    ...('qui' in verifie ? [verifie.qui] : []),
    ...('quoi' in verifie ? [verifie.quoi] : []),
  ];
  return [...new Set(dits)].filter((nom) => !noms.has(nom));
}

interface ReponseJugee {
  lettre: Letter;
  affirme: string;
  juge: Juge | 'raison';
}

export interface Verdict {
  /** « A cède à moi (art. 12.3.1) ; ordre : moi puis A »; may be empty. */
  constat: string;
  reponses: ReponseJugee[];
  /** French sentences; empty: the key is right, and the only right one. */
  contradictions: string[];
}

const affirmeOf = (valeur: unknown): string =>
  Array.isArray(valeur)
    ? valeur.map((v) => (Array.isArray(v) ? v.join(' et ') : String(v))).join(', ') || 'personne'
    : String(valeur);

const sansConstat = (contradictions: string[]): Verdict => ({
  constat: '',
  reponses: [],
  contradictions,
});

function nomsFaux(scene: Scene, verifie: Verifie): string[] {
  const absents = inconnus(scene, verifie);
  const presents = [...new Set((scene.usagers as QuiNommer[]).map(nomOf))];
  if (absents.length > 0)
    return absents.map((nom) => {
      const meant = vouliezVous(proche(nom, presents));
      return `Personne ne s’appelle « ${nom} » dans la scène${meant || `. On y trouve : ${liste(presents)}.`}`;
    });
  const dits = new Set([...cites(verifie), 'qui' in verifie ? verifie.qui : '']);
  return nomsAmbigus(scene)
    .filter((nom) => dits.has(nom))
    .map((nom) => `Deux usagers s’appellent « ${nom} » : il faut un nom à chacun, A, B…`);
}

function contradiction(
  { lettre, juge }: ReponseJugee,
  correcte: Letter,
  constat: string,
): string[] {
  if (juge === 'raison') return [];
  if (lettre === correcte && juge !== 'vrai')
    return [
      `La réponse ${lettre}, donnée pour juste, ${juge === 'faux' ? 'est fausse' : 'n’est pas imposée'} : ${constat}.`,
    ];
  if (lettre !== correcte && juge !== 'faux')
    return [
      `La réponse ${lettre}, donnée pour fausse, est ${juge === 'vrai' ? 'juste' : 'possible aussi'} : ${constat}.`,
    ];
  return [];
}

/** Without `correcte` no key is contradicted, but answers are judged. */
export function verdictOf(
  scene: Scene,
  verifie: Verifie,
  correcte?: Letter,
  lettres: readonly Letter[] = LETTRES.filter((l) => verifie[l] !== undefined),
): Verdict {
  const noms = nomsFaux(scene, verifie);
  if (noms.length > 0) return sansConstat(noms);
  if (correcte && (verifie[correcte] === undefined || verifie[correcte] === 'raison'))
    return sansConstat([
      `La bonne réponse (${correcte}) n’affirme rien que les règles puissent vérifier.`,
    ]);
  let examine: Verification;
  try {
    examine = verificationOf(scene, verifie);
  } catch (erreur) {
    return sansConstat([`${(erreur as Error).message}.`]);
  }
  const { juge, constat, refus } = examine;
  const muettes = lettres.filter((l) => verifie[l] === undefined);
  const reponses = lettres
    .filter((l) => verifie[l] !== undefined)
    .map((lettre): ReponseJugee => {
      const valeur = verifie[lettre];
      return {
        lettre,
        affirme: affirmeOf(valeur),
        juge: valeur === 'raison' ? 'raison' : juge(valeur as never),
      };
    });
  const contradictions = refus.length
    ? refus.map((r) => `La question n’est pas sûre : ${r}. (${constat})`)
    : [
        ...muettes.map(
          (l) => `La réponse ${l} n’affirme rien : c’est « raison » si seul son motif est faux.`,
        ),
        ...(correcte ? reponses.flatMap((r) => contradiction(r, correcte, constat)) : []),
      ];
  return { constat, reponses, contradictions };
}
