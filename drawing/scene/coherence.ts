import { TEMPS } from './temps.ts';
import { drawSignal } from '../drawSignal.ts';
import { Faute, inside } from '../faute.ts';
import { nomOf } from './mots/noms.ts';
import { cadreAutour } from './plan/cadre.ts';
import { autour, overlap, rad } from './plan/geometrie.ts';
import type { Plan, Vu } from './plan/plan.ts';
import { signauxOf } from './plan/signauxOf.ts';
import { isDeuxRouesLeger, isPieton, isPrioritaire } from '../../droit/circulation/usagers.ts';
import { hasBandes, isCarrefour } from './branche.ts';
import { isSurface } from './profil.ts';
import type { Carrefour, Route, Scene, UsagerCarrefour } from './scene.ts';

type Fautes = Generator<Faute, void>;
type Chemin = readonly PropertyKey[];

function* fautesSignaux(
  branche: Parameters<typeof signauxOf>[0],
  chemin: Chemin,
  jour: string,
): Fautes {
  for (const signal of signauxOf(branche))
    try {
      drawSignal(signal, jour);
    } catch (erreur) {
      yield inside([...chemin, 'feu' in signal && branche.feu ? 'feu' : 'panneau'], erreur);
    }
}

interface Designe {
  qui: Vu['qui'];
  nom?: string | undefined;
  moi?: boolean | undefined;
  couleur?: Vu['couleur'] | undefined;
  sirène?: boolean | undefined;
  feuxBleus?: boolean | undefined;
  enfant?: boolean | undefined;
  joue?: boolean | undefined;
}
const say = ({ qui, couleur = 'bleue', nom }: Designe): string =>
  nomOf({ qui, couleur, ...(nom && { nom }) }, true);

function* fautesPersonnes(usagers: readonly Designe[]): Fautes {
  const noms = new Set<string>();
  let moi = false;
  for (const [i, usager] of usagers.entries()) {
    const ici = ['usagers', i];
    if (usager.moi && moi) yield new Faute(ici, 'Un seul usager peut être « moi ».');
    moi ||= usager.moi ?? false;
    if (usager.nom && noms.has(usager.nom))
      yield new Faute(ici, `Deux usagers s’appellent « ${usager.nom} ».`);
    if (usager.nom) noms.add(usager.nom);
    if ((usager.sirène || usager.feuxBleus) && !isPrioritaire(usager))
      yield new Faute(ici, `Une sirène et des feux bleus ne vont pas sur ${say(usager)}.`);
    if (usager.enfant && usager.qui !== 'vélo')
      yield new Faute(ici, '« enfant » ne se dit que de qui roule à vélo.');
    if (usager.joue && usager.qui !== 'enfant')
      yield new Faute(ici, '« joue » ne se dit que d’un enfant à pied.');
  }
}

const FLECHE = /^(gauche|droit|droite)([\s,]+(gauche|droit|droite))*$/;

function* fautesCarrefour(scene: Carrefour, jour: string): Fautes {
  const branches = Object.entries(scene.branches);
  if (branches.length < 2) yield new Faute(['branches'], 'Il faut au moins deux branches.');
  for (const [nom, branche] of branches) {
    const ici = ['branches', nom];
    if (
      !hasBandes(branche) &&
      (branche.bandes > 1 ||
        branche.flèches ||
        branche.bandeBus ||
        branche.rails ||
        branche.piste ||
        branche.passage)
    )
      yield new Faute(
        ici,
        `La branche « ${nom} » est « ${branche.voie} » : elle n’a ni bandes, ni flèches, ni bande bus, ni rails, ni piste, ni passage.`,
      );
    yield* fautesSignaux(branche, ici, jour);
    if (branche.flèches && branche.flèches.length !== branche.bandes)
      yield new Faute(
        [...ici, 'flèches'],
        `Il y a ${branche.flèches.length} flèches pour ${branche.bandes} bandes : il en faut une par bande.`,
      );
    for (const fleche of branche.flèches ?? [])
      if (!FLECHE.test(fleche))
        yield new Faute(
          [...ici, 'flèches'],
          `La flèche « ${fleche} » n’existe pas : gauche, droit, droite, ou plusieurs à la fois.`,
        );
    if (branche.sens === 'sortant' && (branche.feu || branche.bandeBus))
      yield new Faute(
        ici,
        'Une branche en sens unique « sortant » n’a ni feu ni bande bus : personne n’y arrive.',
      );
  }
  yield* fautesPersonnes(scene.usagers);
  for (const [i, usager] of scene.usagers.entries())
    yield* fautesUsager(usager, scene, ['usagers', i]);
}

function* fautesUsager(usager: UsagerCarrefour, scene: Carrefour, ici: Chemin): Fautes {
  const qui = say(usager);
  for (const cle of ['de', 'vers', 'traverse', 'anneau'] as const) {
    const direction = usager[cle];
    if (direction && !scene.branches[direction])
      yield new Faute(
        [...ici, cle],
        `Pour ${qui}, « ${cle}: ${direction} » : il n’y a pas de branche à cet endroit.`,
      );
  }
  if (!usager.de && !usager.vers && !usager.traverse && !usager.anneau)
    yield new Faute(
      ici,
      `On ne sait pas où est ${qui} : il faut « de », « vers », « traverse » ou « anneau ».`,
    );
  if (usager.traverse && (usager.de || usager.vers || usager.anneau))
    yield new Faute(ici, `Pour ${qui}, « traverse » va sans « de », « vers » ni « anneau ».`);
  if (usager.anneau && (scene.lieu !== 'rond-point' || usager.de))
    yield new Faute(ici, `Pour ${qui}, « anneau » se met sur un rond-point, sans « de ».`);
  if (usager.traverse && !isPieton(usager) && !isDeuxRouesLeger(usager))
    yield new Faute(
      [...ici, 'traverse'],
      `« traverse » est pour les piétons et les cyclistes, pas pour ${qui}.`,
    );
  const de = usager.de ? scene.branches[usager.de] : undefined;
  if (de && usager.bande && usager.bande > de.bandes)
    yield new Faute(
      [...ici, 'bande'],
      `Pour ${qui}, la bande ${usager.bande} n’existe pas : ${de.bandes} bande${de.bandes > 1 ? 's' : ''} arrive${de.bandes > 1 ? 'nt' : ''} par « ${usager.de} ».`,
    );
  if (usager.sur === 'piste' && de && !de.piste)
    yield new Faute(
      [...ici, 'sur'],
      `Pour ${qui}, il n’y a pas de piste sur la branche « ${usager.de} » (piste: oui).`,
    );
  if (
    usager.sur === 'piste' &&
    usager.anneau &&
    !Object.values(scene.branches).some((b) => b.piste)
  )
    yield new Faute(
      [...ici, 'sur'],
      `Pour ${qui}, il n’y a de piste sur aucune branche (piste: oui).`,
    );
  if (usager.sur === 'bande bus' && de && !de.bandeBus)
    yield new Faute(
      [...ici, 'sur'],
      `Pour ${qui}, il n’y a pas de bande bus sur la branche « ${usager.de} » (bandeBus: oui).`,
    );
  if (usager.qui === 'tram')
    for (const direction of [usager.de, usager.vers])
      if (direction && !scene.branches[direction]?.rails)
        yield new Faute(
          ici,
          `Pour ${qui}, il n’y a pas de rails sur la branche « ${direction} » (rails: oui).`,
        );
}

function* fautesRoute(scene: Route, jour: string): Fautes {
  const nombre = scene.profil.filter(isSurface).length;
  const horsImage = (a: number, loin = scene.longueur) => a > loin;
  function* fautesVoie(voie: number | undefined, qui: string, ici: Chemin): Fautes {
    if (voie !== undefined && voie > nombre)
      yield new Faute(
        [...ici, 'voie'],
        `Pour ${qui}, la voie ${voie} n’existe pas : le profil a ${nombre} surface${nombre > 1 ? 's' : ''} (les lignes ne comptent pas).`,
      );
  }
  if (nombre === 0)
    yield new Faute(
      ['profil'],
      'Le profil n’a que des lignes : il faut au moins une surface, par exemple « monte ».',
    );
  yield* fautesPersonnes(scene.usagers);
  for (const [i, usager] of scene.usagers.entries()) {
    const ici = ['usagers', i];
    yield* fautesVoie(usager.voie, say(usager), ici);
    if (horsImage(usager.a, scene.longueur + 12))
      yield new Faute(
        [...ici, 'a'],
        `Pour ${say(usager)}, « a: ${usager.a} » est hors de l’image, qui montre ${scene.longueur} m.`,
      );
  }
  for (const [i, element] of scene.éléments.entries()) {
    const ici = ['éléments', i];
    yield* fautesVoie(element.voie, `« ${element.quoi} »`, ici);
    if (horsImage(element.a))
      yield new Faute(
        [...ici, 'a'],
        `« ${element.quoi} » à ${element.a} m est hors de l’image, qui montre ${scene.longueur} m.`,
      );
    yield* fautesSignaux({ panneau: element.panneau }, ici, jour);
  }
  for (const [i, poteau] of scene.poteaux.entries()) {
    const ici = ['poteaux', i];
    if (poteau.panneau === undefined && poteau.feu === undefined)
      yield new Faute(ici, 'Un poteau porte un panneau ou un feu.');
    if (horsImage(poteau.a))
      yield new Faute(
        [...ici, 'a'],
        `Un poteau à ${poteau.a} m est hors de l’image, qui montre ${scene.longueur} m.`,
      );
    yield* fautesVoie(poteau.voie, 'un poteau', ici);
    yield* fautesSignaux(poteau, ici, jour);
  }
  for (const [i, c] of scene.cotes.entries()) yield* fautesVoie(c.voie, 'une cote', ['cotes', i]);
}

export function* fautesScene(scene: Scene, jour: string): Fautes {
  if (isCarrefour(scene)) yield* fautesCarrefour(scene, jour);
  else yield* fautesRoute(scene, jour);
  if (scene.éclairage !== undefined && !TEMPS[scene.temps].sombre)
    yield new Faute(['éclairage'], 'Un éclairage va avec « temps: nuit ».');
  if (scene.vue === 'conducteur' && !scene.usagers.some((u) => u.moi))
    yield new Faute(['usagers'], 'Vue du conducteur : il faut un usager « moi ».');
}

const cheminOf = (scene: Scene, { usager }: Vu): Chemin => {
  const i = (scene.usagers as Vu['usager'][]).indexOf(usager);
  return i < 0 ? [] : ['usagers', i];
};

/** Metres of road in one metre of the drawing. */
const echelleOf = (scene: Scene, { cadre }: Plan): number =>
  isCarrefour(scene) ? 1 : Math.max(1, scene.longueur / cadre[3]);

/** Drawn shoulders are three times too wide. */
const [JEU, JEU_A_PIED] = [0.5, 1.2];
const jeuDe = (un: Vu, autre: Vu): number => (isPieton(un) && isPieton(autre) ? JEU_A_PIED : JEU);

export function* fautesPlaces(plan: Plan, scene: Scene): Fautes {
  const echelle = echelleOf(scene, plan);
  const vus = plan.objets.filter((o): o is Vu => o.genre === 'usager' && o.qui !== 'obstacle');
  for (const [i, vu] of vus.entries()) {
    const autre = vus.slice(i + 1).find((x) => overlap(placeSure(vu), placeSure(x), -jeuDe(vu, x)));
    if (!autre) continue;
    const long = Math.ceil(vu.taille[0] * echelle + 1);
    const conseil =
      echelle > 1
        ? ` Sur une image de cette longueur, ${nomOf(vu, true)} demande au moins ${long} m derrière son avant.`
        : '';
    yield new Faute(
      cheminOf(scene, vu),
      `${majuscule(nomOf(vu, true))} et ${nomOf(autre, true)} sont l’un dans l’autre : il faut les écarter.${conseil}`,
    );
  }
}
const placeSure = (vu: Vu) =>
  Math.abs(Math.sin((vu.cap * Math.PI) / 90)) > 0.2
    ? autour(vu.x, vu.y, 0, 1.6, 1.6)
    : cadreAutour(vu);
const majuscule = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** The driver must head along the road, or left and right would lie. */
export function* fautesDuSiege(plan: Plan, scene: Scene): Fautes {
  if (scene.vue !== 'conducteur' || isCarrefour(scene)) return;
  const moi = plan.objets.find((o): o is Vu => o.genre === 'usager' && o.moi);
  if (moi && Math.cos(rad(moi.cap)) < 0.5)
    yield new Faute(
      cheminOf(scene, moi),
      'Depuis le siège du conducteur, « moi » monte la route : il faut une bande « monte », ou « vue: dessus ».',
    );
}
