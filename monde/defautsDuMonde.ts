import { Faute } from '../drawing/faute.ts';
import { isFeminin, nomOf } from '../drawing/scene/mots/noms.ts';
import { matiereAt } from '../drawing/scene/plan/dessous.ts';
import { postesOf } from '../drawing/scene/plan/objets.ts';
import type { Matiere, Vu } from '../drawing/scene/plan/plan.ts';
import { isGare } from '../drawing/scene/plan/vuOf.ts';
import type { Scene } from '../drawing/scene/scene.ts';
import type { Bati } from './bati.ts';
import { type Boite, coinsOf, isMoi } from './camera/boites.ts';
import type { ChoixDeVue } from './camera/jauge.ts';
import { defautsDeVue, nomDeBoite, nomDeSignal } from './camera/defautsDeVue.ts';
import { cameraOf, projete } from './camera/prises.ts';
import type { Corps } from './chantier.ts';
import { devant, fois, moins, plus, scalaire, unitaire, type Vec } from './maille/vecteurs.ts';
import { lookAt, type MotsDits, RAPPORT, sceneDeVue } from './sceneDeVue.ts';
import { isOuvert, isPersonne } from './usagers.ts';
import { isOuverte } from './vehicules/formes/index.ts';
import { isQuiRoule, volumeOf } from './vehicules/index.ts';

type Defauts = Generator<Faute, void>;

const majuscule = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const metres = (n: number): string => n.toLocaleString('fr-BE', { maximumFractionDigits: 1 });

const usagersOf = ({ boites }: Bati): { boite: Boite; vu: Vu }[] =>
  boites.flatMap((boite) => (boite.objet.genre === 'usager' ? [{ boite, vu: boite.objet }] : []));

function faute({ scene }: Bati, message: string, usager?: Vu['usager']): Faute {
  const i = usager ? (scene.usagers as Vu['usager'][]).indexOf(usager) : -1;
  return new Faute(i < 0 ? [] : ['usagers', i], message);
}

/** In metres between a body and the box that it fills. */
const PRES = 1.5;

/** Undefined for people and tractors, whose lamps are no body's. */
const corpsDe = ({ chantier }: Bati, { pied, cap }: Boite): Corps | undefined =>
  chantier.corps.find(
    ({ ou, cap: le }) =>
      Math.hypot(ou[0] - pied[0], ou[2] - pied[2]) < PRES &&
      scalaire(devant(le), devant(cap)) > 0.99,
  );

function* surLesLampes(bati: Bati): Defauts {
  for (const { boite, vu } of usagersOf(bati)) {
    const feux = corpsDe(bati, boite)?.feux;
    if (!feux || vu.qui === 'caravane') continue;
    const dire = (quoi: string) => faute(bati, `${majuscule(nomOf(vu, true))} ${quoi}`, vu.usager);
    const gare = isGare(vu.usager);
    if (vu.freine && !gare && !feux.stop)
      yield dire('freine, mais ses feux de freinage sont éteints.');
    const { clignotant } = vu;
    const bat =
      clignotant === 'quatre' ? feux.gauche && feux.droite : clignotant && feux[clignotant];
    if (clignotant && !bat) yield dire('doit clignoter, mais son clignotant est éteint.');
    if ('fait' in vu.usager && vu.usager.fait === 'recule' && !feux.recul)
      yield dire('recule, mais son feu de recul est éteint.');
    if (bati.chantier.nuit && !gare && !feux.position)
      yield dire('roule de nuit, mais ses feux sont éteints.');
  }
}

function* surLesPortes(bati: Bati): Defauts {
  for (const { boite, vu } of usagersOf(bati)) {
    const corps = corpsDe(bati, boite);
    if (corps && isOuvert(bati.plan, vu) && !isOuverte(corps.forme))
      yield faute(
        bati,
        `On monte dans ${nomOf(vu, true)} ou l’on en descend, mais sa porte est fermée.`,
        vu.usager,
      );
  }
}

/** In metres: nobody is smaller or taller, with his helmet on. */
const PERSONNE = [0.9, 2.1] as const;
/** A vehicle's length, as a share of its model's. */
const ECART = 0.35;

function* surLesTailles(bati: Bati): Defauts {
  for (const { boite, vu } of usagersOf(bati)) {
    const nom = majuscule(nomOf(vu, true));
    if (isPersonne(vu.qui)) {
      if (boite.hauteur < PERSONNE[0] || boite.hauteur > PERSONNE[1])
        yield faute(
          bati,
          `${nom} mesure ${metres(boite.hauteur)} m : ce n’est pas la taille d’une personne.`,
          vu.usager,
        );
    } else if (isQuiRoule(vu.qui)) {
      const { longueur } = volumeOf(vu.qui);
      if (Math.abs(boite.longueur / longueur - 1) > ECART)
        yield faute(
          bati,
          `${nom} est long${isFeminin(vu.qui) ? 'ue' : ''} de ${metres(boite.longueur)} m, au lieu de ${metres(longueur)} m.`,
          vu.usager,
        );
    }
  }
}

const ROULEES = new Set<Matiere>(['asphalte', 'pavés', 'piste', 'ocre']);
/** In metres: a plate's middle hangs no lower and no higher. */
const PLAQUE = [0.8, 9] as const;

function* surLesPoteaux(bati: Bati): Defauts {
  const { plan, signaux, sol } = bati;
  for (const { x, y, hauteur, dessins } of postesOf(plan)) {
    const matiere = matiereAt(plan.sol, [x, y]);
    if (hauteur === 'poteau' && matiere && ROULEES.has(matiere))
      yield faute(
        bati,
        `Le poteau qui porte ${nomDeSignal(dessins[0]!)} est planté sur la chaussée.`,
      );
  }
  for (const { signal, ou } of signaux.plaques) {
    const haut = ou[1] - sol.hauteurAt(ou[0], ou[2]);
    if (haut < PLAQUE[0] || haut > PLAQUE[1])
      yield faute(bati, `${majuscule(nomDeSignal(signal))} est à ${metres(haut)} m du sol.`);
  }
}

/** In metres: wheels touch, and bodies keep apart. */
const [POSE, SERRE] = [0.25, 0.3];

const retreci = (b: Boite): Boite => ({
  ...b,
  longueur: Math.max(0.2, b.longueur - SERRE),
  largeur: Math.max(0.2, b.largeur - SERRE),
});

/** No line of either's axes parts them. */
function isDans(a: Boite, b: Boite): boolean {
  const axes = [a.cap, a.cap + 90, b.cap, b.cap + 90].map(devant);
  const [coinsA, coinsB] = [coinsOf(a), coinsOf(b)];
  return axes.every((axe) => {
    const [deA, deB] = [coinsA, coinsB].map((coins) => coins.map((c) => scalaire(c, axe)));
    return Math.max(...deA!) > Math.min(...deB!) && Math.max(...deB!) > Math.min(...deA!);
  });
}

function* surLesPlaces(bati: Bati): Defauts {
  const usagers = usagersOf(bati).filter(({ vu }) => vu.qui !== 'obstacle' && vu.qui !== 'travaux');
  for (const [i, { boite, vu }] of usagers.entries()) {
    const [x, y, z] = boite.pied;
    const haut = y - bati.sol.hauteurAt(x, z);
    if (Math.abs(haut) > POSE)
      yield faute(
        bati,
        `${majuscule(nomOf(vu, true))} ${haut > 0 ? 'flotte' : 's’enfonce'} à ${metres(Math.abs(haut))} m du sol.`,
        vu.usager,
      );
    const autre = usagers.slice(i + 1).find((u) => isDans(retreci(boite), retreci(u.boite)));
    if (autre)
      yield faute(
        bati,
        `${majuscule(nomOf(vu, true))} et ${nomOf(autre.vu, true)} sont l’un dans l’autre.`,
        vu.usager,
      );
  }
}

/** Straight behind, within so many degrees' cosine. */
const DERRIERE = 0.4;

function* surLesMiroirs(bati: Bati, { miroirs }: ChoixDeVue): Defauts {
  const moi = bati.boites.find(isMoi);
  for (const { genre, centre, image } of moi ? miroirs : []) {
    const regard = unitaire(moins(centre, image));
    if (scalaire(regard, devant(moi!.cap)) > -DERRIERE)
      yield faute(
        bati,
        `Le rétroviseur ${genre === 'intérieur' ? 'intérieur' : 'de gauche'} montre une autre rue que celle de derrière.`,
      );
  }
}

function* surLesDistances({ plan, ...bati }: Bati, { vue }: ChoixDeVue): Defauts {
  const camera = cameraOf(vue, RAPPORT);
  for (const { de, a, texte } of plan.mesures) {
    const bouts = [de, a].map(([x, z]) => projete(camera, [x, bati.sol.hauteurAt(x, z), z]));
    if (bouts.some(({ x, y, devant: la }) => !la || x < 0 || x > 1 || y < 0 || y > 1))
      yield new Faute([], `La distance « ${texte} » sort de l’image.`);
  }
}

/** In metres around the eye: somebody stands in its way. */
const NEZ = 0.4;

function* surLOeil(bati: Bati, { vue: { oeil, genre } }: ChoixDeVue): Defauts {
  const autour = (b: Boite): boolean => {
    const bas: Vec = plus(b.pied, fois([0, 1, 0], b.hauteur));
    const ecart = moins(oeil, b.pied);
    const avant = Math.abs(scalaire(ecart, devant(b.cap)));
    const cote = Math.abs(scalaire(ecart, devant(b.cap + 90)));
    return oeil[1] < bas[1] && avant < b.longueur / 2 + NEZ && cote < b.largeur / 2 + NEZ;
  };
  const devantMoi = bati.boites.find((b) => !(genre === 'siège' && isMoi(b)) && autour(b));
  if (devantMoi)
    yield faute(bati, `${majuscule(nomDeBoite(devantMoi))} est contre l’œil qui regarde.`);
}

/** Everything that the picture of a world would get wrong, in plain French. */
export function* defautsDuBati(bati: Bati, choix: ChoixDeVue): Defauts {
  for (const { message, usager } of defautsDeVue(choix)) yield faute(bati, message, usager);
  yield* surLesMiroirs(bati, choix);
  yield* surLesDistances(bati, choix);
  yield* surLOeil(bati, choix);
  yield* surLesLampes(bati);
  yield* surLesPortes(bati);
  yield* surLesTailles(bati);
  yield* surLesPoteaux(bati);
  yield* surLesPlaces(bati);
}

/** Takes about a tenth of a second. */
export function defautsDuMonde(scene: Scene, jour: string, mots: MotsDits = {}): Faute[] {
  const { bati, choix } = lookAt(sceneDeVue(scene, mots, jour), jour);
  return [...defautsDuBati(bati, choix)];
}
