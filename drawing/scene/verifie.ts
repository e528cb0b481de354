import { compose } from '../compose.ts';
import { empreinte } from './cadre.ts';
import { gabarit } from './gabarits.ts';
import { autour, chevauche } from './geometrie.ts';
import { nomDe } from './noms.ts';
import type { Plan, Vu } from './plan.ts';
import { signauxDe } from './postes.ts';
import { surfaces, type Carrefour, type Route, type Scene, type UsagerCarrefour } from './scene.ts';
import { estPieton } from './usagers.ts';

const refuse = (message: string): never => {
  throw new Error(message);
};

const cles = new Set(['panneau', 'valeur', 'additionnel', 'zone', 'feu', 'groupe']);

/** Signs and lights exist, and nothing is misspelt about them. */
function verifieSignaux(b: Parameters<typeof signauxDe>[0], jour: string): void {
  for (const s of signauxDe(b)) {
    const inconnue = Object.keys(s).find((k) => !cles.has(k));
    if (inconnue) refuse(`Un signal ne connaît pas la clé « ${inconnue} ».`);
    compose(s, jour);
  }
}

function verifieNoms(
  usagers: readonly { qui: Vu['qui']; nom?: string | undefined; moi?: boolean | undefined }[],
): void {
  if (usagers.filter((u) => u.moi).length > 1) refuse('Un seul usager peut être « moi ».');
  const noms = usagers.flatMap((u) => (u.nom ? [u.nom] : []));
  const double = noms.find((n, i) => noms.indexOf(n) !== i);
  if (double) refuse(`Deux usagers s’appellent « ${double} ».`);
}

function verifieCarrefour(scene: Carrefour, jour: string): void {
  const la = Object.keys(scene.branches);
  if (la.length < 2) refuse('Il faut au moins deux branches.');
  for (const [nom, b] of Object.entries(scene.branches)) {
    if (
      !['chaussée', 'pavés', 'trottoir traversant'].includes(b.voie) &&
      (b.bandes > 1 || b.flèches || b.bandeBus || b.rails || b.piste || b.passage)
    )
      refuse(
        `La branche « ${nom} » est « ${b.voie} » : elle n’a ni bandes, ni flèches, ni bande bus, ni rails, ni piste, ni passage.`,
      );
    verifieSignaux(b, jour);
    if (b.flèches && b.flèches.length !== b.bandes)
      refuse(
        `Il y a ${b.flèches.length} flèches pour ${b.bandes} bandes : il en faut une par bande.`,
      );
    for (const f of b.flèches ?? [])
      if (!/^(gauche|droit|droite)([\s,]+(gauche|droit|droite))*$/.test(f))
        refuse(`La flèche « ${f} » n’existe pas : gauche, droit, droite, ou plusieurs à la fois.`);
    if (b.sens === 'sortant' && (b.feu || b.bandeBus))
      refuse(
        'Une branche en sens unique « sortant » n’a ni feu ni bande bus : personne n’y arrive.',
      );
  }
  verifieNoms(scene.usagers);
  for (const u of scene.usagers) verifieUsager(u, scene);
}

function verifieUsager(u: UsagerCarrefour, scene: Carrefour): void {
  const qui = nomDe(
    { qui: u.qui, couleur: u.couleur ?? 'bleue', ...(u.nom && { nom: u.nom }) },
    true,
  );
  for (const cle of ['de', 'vers', 'traverse', 'anneau'] as const) {
    const d = u[cle];
    if (d && !scene.branches[d])
      refuse(`Pour ${qui}, « ${cle}: ${d} » : il n’y a pas de branche à cet endroit.`);
  }
  if (!u.de && !u.vers && !u.traverse && !u.anneau)
    refuse(`On ne sait pas où est ${qui} : il faut « de », « vers », « traverse » ou « anneau ».`);
  if (u.traverse && (u.de || u.vers || u.anneau))
    refuse(`Pour ${qui}, « traverse » va sans « de », « vers » ni « anneau ».`);
  if (u.anneau && (scene.lieu !== 'rond-point' || u.de))
    refuse(`Pour ${qui}, « anneau » se met sur un rond-point, sans « de ».`);
  if (
    u.traverse &&
    !estPieton(u.qui) &&
    !['vélo', 'speed pedelec', 'trottinette', 'cyclomoteur'].includes(u.qui)
  )
    refuse(`« traverse » est pour les piétons et les cyclistes, pas pour ${qui}.`);
  const de = u.de ? scene.branches[u.de] : undefined;
  if (de && u.bande && u.bande > de.bandes)
    refuse(
      `Pour ${qui}, la bande ${u.bande} n’existe pas : ${de.bandes} bande${de.bandes > 1 ? 's' : ''} arrive${de.bandes > 1 ? 'nt' : ''} par « ${u.de} ».`,
    );
  if (u.sur === 'piste' && de && !de.piste)
    refuse(`Pour ${qui}, il n’y a pas de piste sur la branche « ${u.de} » (piste: oui).`);
  if (u.sur === 'piste' && u.anneau && !Object.values(scene.branches).some((b) => b.piste))
    refuse(`Pour ${qui}, il n’y a de piste sur aucune branche (piste: oui).`);
  if (u.sur === 'bande bus' && de && !de.bandeBus)
    refuse(`Pour ${qui}, il n’y a pas de bande bus sur la branche « ${u.de} » (bandeBus: oui).`);
  if (u.qui === 'tram')
    for (const d of [u.de, u.vers])
      if (d && !scene.branches[d]?.rails)
        refuse(`Pour ${qui}, il n’y a pas de rails sur la branche « ${d} » (rails: oui).`);
  if ((u.sirène || u.feuxBleus) && !['ambulance', 'police', 'pompiers'].includes(u.qui))
    refuse(`Une sirène et des feux bleus ne vont pas sur ${qui}.`);
}

function verifieRoute(scene: Route, jour: string): void {
  const n = scene.profil.filter((x) => (surfaces as readonly string[]).includes(x)).length;
  const voie = (v: number | undefined, qui: string) => {
    if (v !== undefined && v > n)
      refuse(
        `Pour ${qui}, la voie ${v} n’existe pas : le profil a ${n} surface${n > 1 ? 's' : ''} (les lignes ne comptent pas).`,
      );
  };
  if (n === 0)
    refuse('Le profil n’a que des lignes : il faut au moins une surface, par exemple « monte ».');
  verifieNoms(scene.usagers);
  for (const u of scene.usagers) {
    const qui = nomDe(
      { qui: u.qui, couleur: u.couleur ?? 'bleue', ...(u.nom && { nom: u.nom }) },
      true,
    );
    voie(u.voie, qui);
    if (u.a > scene.longueur + 12)
      refuse(`Pour ${qui}, « a: ${u.a} » est hors de l’image, qui montre ${scene.longueur} m.`);
    if ((u.sirène || u.feuxBleus) && !['ambulance', 'police', 'pompiers'].includes(u.qui))
      refuse(`Une sirène et des feux bleus ne vont pas sur ${qui}.`);
  }
  for (const e of scene.éléments) {
    voie(e.voie, `« ${e.quoi} »`);
    if (e.a > scene.longueur)
      refuse(`« ${e.quoi} » à ${e.a} m est hors de l’image, qui montre ${scene.longueur} m.`);
    verifieSignaux({ panneau: e.panneau }, jour);
  }
  for (const p of scene.poteaux) {
    if (p.panneau === undefined && p.feu === undefined)
      refuse('Un poteau porte un panneau ou un feu.');
    if (p.a > scene.longueur)
      refuse(`Un poteau à ${p.a} m est hors de l’image, qui montre ${scene.longueur} m.`);
    voie(p.voie, 'un poteau');
    verifieSignaux(p, jour);
  }
  for (const c of scene.cotes) voie(c.voie, 'une cote');
}

/** Throws a sentence in French when the words of a scene do not fit together. */
export function verifieScene(scene: Scene, jour: string): void {
  if ('branches' in scene) verifieCarrefour(scene, jour);
  else verifieRoute(scene, jour);
  if (scene.vue === 'conducteur' && !scene.usagers.some((u) => u.moi))
    refuse('Vue du conducteur : il faut un usager « moi ».');
}

/** Nobody stands in somebody else. `k` metres of road are one in the picture. Throws as above. */
export function verifiePlaces(plan: Plan, k: number): void {
  const vus = plan.objets.filter((o): o is Vu => o.genre === 'usager' && o.qui !== 'obstacle');
  vus.forEach((a, i) => {
    const b = vus.slice(i + 1).find((x) => chevauche(dur(a), dur(x), -0.5));
    if (!b) return;
    const place = Math.ceil(gabarit(a.qui)[0] * k + 1);
    const conseil =
      k > 1
        ? ` Sur une image de cette longueur, il faut au moins ${place} m derrière l’avant de ${nomDe(a, true)}.`
        : '';
    refuse(
      `${majuscule(nomDe(a, true))} et ${nomDe(b, true)} sont l’un dans l’autre : il faut les écarter.${conseil}`,
    );
  });
}
const dur = (v: Vu) =>
  Math.abs(Math.sin((v.cap * Math.PI) / 90)) > 0.2 ? autour(v.x, v.y, 0, 1.6, 1.6) : empreinte(v);
const majuscule = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
