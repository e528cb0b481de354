import { Scene } from 'three';
import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import type { Chose } from '../../films/choses.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { allureDe, fouleeDe, type NomDAllure } from '../gens/betes/allure.ts';
import { addBete } from '../gens/betes/bete.ts';
import { CHEVREUIL, type Espece, LABRADOR } from '../gens/betes/espece.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { addChantier } from '../rendu/addChantier.ts';
import type { Feuilles } from '../rendu/materiaux.ts';

/** In metres: a ball for children. */
const RAYON = 0.13;
/** In a stride. */
const PHASES = 8;

const ESPECES: Record<Exclude<Chose, 'ballon'>, Espece> = {
  chevreuil: CHEVREUIL,
  chien: LABRADOR,
};

/** In metres from the ground to its top. */
export const hauteurDeChose = (chose: Chose): number =>
  chose === 'ballon' ? 2 * RAYON : ESPECES[chose].hauteur;

interface Apparition {
  chose: Chose;
  /** Among the clip's things: the first of two roe deer is a buck. */
  rang: number;
  /** All its speeds in this clip. */
  vitesses: readonly number[];
}

/** Shows its legs as its speed and its way have them. */
type Bouge = (etat: Pick<EtatAt, 'vitesse' | 'parcouru'>) => void;
type AddVue = (add: (chantier: Chantier) => void) => Scene;

/** Around its own foot, heading north. */
function addBallon({ mailles: { divers }, contacts }: Chantier): void {
  divers.addBoule([0, RAYON, 0], [RAYON, RAYON, RAYON], '#E4572E', {
    meridiens: 16,
    paralleles: 12,
  });
  contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 2 * RAYON, longueur: 2 * RAYON });
}

/** Built once in each phase of the gaits that it has in this clip. */
function openBete(addVue: AddVue, espece: Espece, vitesses: readonly number[]): Bouge {
  addVue(({ contacts }) => contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 0.35, longueur: 0.9 }));
  const build = (allure: NomDAllure): Scene[] =>
    Array.from({ length: allure === 'debout' ? 1 : PHASES }, (_, i) =>
      addVue(({ mailles }) => addBete(mailles.divers, espece, allure, i / PHASES)),
    );
  const allures = new Map(
    [...new Set(vitesses.map((v) => allureDe(v, espece)))].map((allure) => [allure, build(allure)]),
  );
  const vues = [...allures.values()].flat();
  return ({ vitesse, parcouru }) => {
    const allure = allureDe(vitesse, espece);
    const phases = allures.get(allure);
    if (!phases) return;
    const part = parcouru / fouleeDe(allure, espece);
    const montree = phases[Math.floor((((part % 1) + 1) % 1) * phases.length)];
    for (const vue of vues) vue.visible = vue === montree;
  };
}

/** Answers what puts it where it is. */
export function openChose(
  scene: Scene,
  { chose, rang, vitesses }: Apparition,
  feuilles: Feuilles,
  nuit: boolean,
): (pied: Vec, etat: EtatAt) => void {
  const groupe = new Scene();
  scene.add(groupe);
  const addVue: AddVue = (add) => {
    const [vue, chantier] = [new Scene(), openChantier(nuit)];
    add(chantier);
    addChantier(vue, chantier, feuilles);
    groupe.add(vue);
    return vue;
  };
  let bouge: Bouge | undefined;
  if (chose === 'ballon') addVue(addBallon);
  else {
    const bois = chose === 'chevreuil' && rang % 2 === 0;
    bouge = openBete(addVue, { ...ESPECES[chose], bois }, vitesses);
  }
  return ([x, y, z], etat) => {
    groupe.position.set(x, y, z);
    groupe.rotation.y = -radians(etat.cap);
    bouge?.(etat);
  };
}
