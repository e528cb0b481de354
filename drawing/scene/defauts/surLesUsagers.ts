import { isVirage } from '../elements.ts';
import { usagersOf } from '../plan/objets.ts';
import { coins, matiereAt, traverse } from '../plan/dessous.ts';
import type { Matiere, Plan, Vu } from '../plan/plan.ts';
import { isBord, isDeGenre, profilOf, vaVersLeHaut } from '../profil.ts';
import { isDeuxRouesLeger, isInerte, isPieton } from '../../../droit/circulation/usagers.ts';
import { isDeVoie, isCarrefour } from '../branche.ts';
import type { Route, Scene, UsagerRoute } from '../scene.ts';
import { Dire, lieuDe, type Defaut } from './dire.ts';

const isHorsRoute = (vu: Vu): boolean => isInerte(vu) || vu.qui === 'train';
/** In metres: nobody sees less. */
const JEU = 0.2;

const noms: Partial<Record<Matiere, string>> = {
  herbe: 'l’herbe',
  trottoir: 'le trottoir',
  bordure: 'la bordure',
  terre: 'l’accotement',
};

const siens = (plan: Plan, scene: Scene): Vu[] =>
  usagersOf(plan).filter((vu) => (scene.usagers as Vu['usager'][]).includes(vu.usager));

export function* surLesUsagers(plan: Plan, scene: Scene): Generator<Defaut> {
  for (const vu of siens(plan, scene)) {
    yield* coupe(plan, vu);
    if (isPieton(vu)) yield* aPied(plan, vu);
    else if (!isHorsRoute(vu)) {
      yield* horsChaussee(plan, scene, vu);
      yield* aCheval(plan, scene, vu);
    }
    if (!isCarrefour(scene)) yield* aContresens(plan, scene, vu);
  }
}

function* coupe(plan: Plan, vu: Vu): Generator<Defaut> {
  const [x, y, largeur, hauteur] = plan.cadre;
  if (
    vu.qui !== 'train' &&
    coins(vu, vu.taille, 0.1).some(
      ([px, py]) => px < x || py < y || px > x + largeur || py > y + hauteur,
    )
  )
    yield `${Dire(vu)} est hors de l’image, ou coupé par son bord.`;
}

function permis(scene: Scene, vu: Vu): Set<Matiere> {
  const sur = new Set<Matiere>(['asphalte', 'pavés', 'bosse']);
  const { usager } = vu;
  if ('voie' in usager && !isCarrefour(scene)) {
    const { voies } = profilOf(scene);
    const nom = voies[Math.round(usager.voie) - 1]?.nom;
    const ici = [Math.floor(usager.voie), Math.ceil(usager.voie)].map((i) => voies[i - 1]?.nom);
    for (const x of ici) {
      if (isDeGenre(x, 'trottoir')) sur.add('trottoir').add('bordure');
      if (isDeGenre(x, 'accotement')) sur.add('terre').add('bosse').add('trottoir').add('bordure');
      if (x === 'herbe' || x === 'berme') sur.add('herbe');
      if (x === 'terre-plein') sur.add('herbe').add('bordure');
    }
    if (isDeGenre(nom, 'piste') || isDeuxRouesLeger(vu)) sur.add('piste').add('ocre');
    if (ici.some((x) => isDeGenre(x, 'piste'))) sur.add('piste');
    if ([nom, ...ici].some((x) => isDeGenre(x, 'suggérée'))) sur.add('ocre');
  }
  if (isCarrefour(scene)) {
    const ou = 'sur' in usager ? usager.sur : undefined;
    if (ou === 'piste' || isDeuxRouesLeger(vu)) sur.add('piste');
    if (ou === 'trottoir') sur.add('trottoir').add('bordure').add('terre').add('herbe');
    if (vu.qui === 'tram') sur.add('ballast').add('herbe').add('bordure');
    if (isCarrefour(scene) && !('voie' in usager)) {
      for (const d of [usager.de, usager.vers, usager.traverse]) {
        const branche = d && scene.branches[d];
        if (isDeVoie(branche, 'chemin')) sur.add('terre');
        if (branche && !isDeVoie(branche, 'chaussée')) sur.add('bordure').add('trottoir');
      }
      if (usager.traverse)
        sur.add('trottoir').add('terre').add('bordure').add('piste').add('herbe');
    }
  }
  if (vu.qui === 'tram') sur.add('ballast').add('piste');
  if (isEtroit(scene, vu)) sur.add('bordure');
  if (!isCarrefour(scene) && scene.éléments.some((e) => e.quoi === 'passage à niveau'))
    sur.add('bordure');
  return sur;
}

function* horsChaussee(plan: Plan, scene: Scene, vu: Vu): Generator<Defaut> {
  const permises = permis(scene, vu);
  const [x, y, largeur, hauteur] = plan.cadre;
  for (const point of coins(vu, vu.taille, JEU)) {
    if (point[0] < x || point[1] < y || point[0] > x + largeur || point[1] > y + hauteur) continue;
    const matiere = matiereAt(plan.sol, point);
    if (!matiere || permises.has(matiere)) continue;
    yield `${Dire(vu)} déborde sur ${noms[matiere] ?? (matiere === 'piste' ? 'la piste cyclable' : `« ${matiere} »`)}, ${lieuDe(plan, [vu.x, vu.y])}.`;
    return;
  }
}

/** Its doer may stand astride a line. */
const QUITTE_SA_BANDE: Record<UsagerRoute['fait'], boolean> = {
  roule: false,
  'dépasse par la gauche': true,
  'dépasse par la droite': true,
  'se rabat': true,
  'change de bande à gauche': true,
  'change de bande à droite': true,
  'tourne à gauche': true,
  'tourne à droite': true,
  'demi-tour': true,
  recule: true,
  arrêté: false,
  stationné: false,
  'se gare': true,
  'quitte sa place': true,
  attend: false,
  traverse: false,
  'porte ouverte': false,
};

/** Deliberately put where he does not fit: the question asks that. */
function isEtroit(scene: Scene, { taille, usager }: Vu): boolean {
  if (isCarrefour(scene) || !('voie' in usager)) return false;
  const voie = profilOf(scene).voies[Math.round(usager.voie) - 1];
  return (
    voie !== undefined && (voie.nom === 'stationnement en épi' || voie.x1 - voie.x0 < taille[1])
  );
}

function* aCheval(plan: Plan, scene: Scene, vu: Vu): Generator<Defaut> {
  const { usager } = vu;
  if (vu.qui === 'tram') return;
  if ('voie' in usager && (usager.voie % 1 !== 0 || QUITTE_SA_BANDE[usager.fait])) return;
  if (isEtroit(scene, vu)) return;
  // In a bend straight things lean over lines.
  if (!isCarrefour(scene) && isVirage(scene)) return;
  if ('fait' in usager && usager.sens?.startsWith('vers')) return;
  if (isCarrefour(scene) && 'état' in usager && usager.état === 'engagé') return;
  if ('traverse' in usager && usager.traverse) return;
  const anneau = coins(vu, vu.taille, JEU);
  if (plan.lignes.some((ligne) => traverse(ligne, anneau)))
    yield `${Dire(vu)} est à cheval sur deux bandes, ${lieuDe(plan, [vu.x, vu.y])}.`;
}

function* aPied(plan: Plan, vu: Vu): Generator<Defaut> {
  const { usager } = vu;
  const ici = [vu.x, vu.y] as const;
  const matiere = matiereAt(plan.sol, ici);
  const engage = 'état' in usager && usager.état === 'engagé';
  if (
    'traverse' in usager &&
    usager.traverse &&
    !engage &&
    (matiere === 'asphalte' || matiere === 'piste')
  )
    yield `${Dire(vu)} attend sur ${matiere === 'piste' ? 'la piste cyclable' : 'la chaussée'}, ${lieuDe(plan, ici)}.`;
}

function* aContresens(plan: Plan, scene: Route, vu: Vu): Generator<Defaut> {
  const { usager } = vu;
  if (!('voie' in usager) || isPieton(vu) || isHorsRoute(vu)) return;
  if (/^(stationné|se |quitte|recule|porte|demi|dépasse|change)/.test(usager.fait)) return;
  if (usager.sens !== 'monte' && usager.sens !== 'descend') return;
  const nom = profilOf(scene).voies[Math.round(usager.voie) - 1]?.nom;
  const haut = nom && !isBord(nom) ? vaVersLeHaut(nom) : undefined;
  if (nom === 'piste double' || nom === 'latérale' || haut === undefined) return;
  // A single lane serves both directions.
  const bandes = profilOf(scene).voies.filter((v) => isDeGenre(v.nom, 'bande', 'bus', 'tram'));
  if (bandes.length < 2) return;
  // Bicycles may come against one-way traffic, and pass a closed barrier.
  const auBarriere = scene.éléments.some((e) => e.barrières && e.barrières !== 'ouvertes');
  const unique = bandes.every((v) => vaVersLeHaut(v.nom) === haut);
  if (isDeuxRouesLeger(vu) && (unique || auBarriere)) return;
  if (haut !== (usager.sens === 'monte'))
    yield `${Dire(vu)} roule à contresens, ${lieuDe(plan, [vu.x, vu.y])}.`;
}
