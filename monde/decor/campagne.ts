import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { type Bord, surBord } from './bords.ts';
import { addArbre, addHaie, addSapin, addTouffe, type Pousse } from './feuillage.ts';
import {
  arbreEn,
  capDe,
  haieEntre,
  isRue,
  type Lieu,
  type Massif,
  PORTEE,
  pres,
  seTouchent,
  solDuBord,
} from './lieu.ts';
import { addFerme, addHangar, FERME, HANGAR } from './villas.ts';

/** In metres. */
const HAIE = { largeur: 0.9, hauteur: 1.1 };

/** Verges, hedges, trees and farms beside a country road. */
export function addCampagne(lieu: Lieu, bord: Bord): void {
  const { chantier, enneige, reglage, parcelles, scene } = lieu;
  const graine = (s: number) => graineDuLieu(...surBord(bord, s, 0), lieu.sel + 2);
  const { feuille } = chantier.mailles;
  const autoroute = scene.lieu === 'autoroute' || scene.lieu === 'route pour automobiles';
  const campagne = reglage.décor?.campagne;
  const ardenne = campagne ? campagne === 'ardenne' : aleaOf(lieu.sel + 9)() < 0.4;
  const haie = aleaOf(graine(bord.longueur / 2))() < 0.5 && !autoroute;
  const at = solDuBord(lieu, bord);
  const isFree = ([x, y, z]: Vec, marge: number) =>
    !isRue(lieu, x, z) &&
    pres(lieu, [x, z], PORTEE) &&
    !reglage.cache(arbreEn([x, y, z])) &&
    [0, 1, 2, 3].every((k) => {
      const angle = (k * Math.PI) / 2;
      return !isRue(lieu, x + Math.sin(angle) * marge, z + Math.cos(angle) * marge);
    });
  for (let s = 2, pas = 0; s < bord.longueur - 2; s += pas) {
    const alea = aleaOf(graine(s));
    const pousse: Pousse = { alea, enneige, detail: reglage.detail };
    pas = 4.5 + alea() * 3;
    const arbre = at(s, 7 + alea() * 9);
    if (alea() < (autoroute ? 0.65 : 0.35) && isFree(arbre, 4)) {
      if (ardenne) addSapin(chantier.mailles, arbre, pousse, 0.9 + alea() * 0.4);
      else
        addArbre(chantier.mailles, arbre, pousse, {
          echelle: 1 + alea() * 0.5,
          haut: alea() < 0.3,
        });
    }
    const [h0, h1] = [at(s - 2.6, 2.8), at(s + 2.6, 2.8)];
    if (haie && isFree(h0, 1) && isFree(h1, 1)) {
      addHaie(feuille, h0, h1, HAIE, pousse);
      lieu.haies.push(haieEntre(h0, h1, HAIE));
    }
    if (alea() < (campagne === 'zoning' ? 0.3 : autoroute ? 0.03 : 0.07))
      addAuLoin(lieu, bord, s, { ardenne, autoroute }, pousse);
    const futaie = at(s, 26 + alea() * 16);
    if (ardenne && alea() < 0.7 && isFree(futaie, 4)) {
      const libre = !parcelles.some((m) => seTouchent(m, arbreEn(futaie)));
      if (libre) addSapin(chantier.mailles, futaie, { ...pousse, detail: 0.5 }, 1.1 + alea() * 0.3);
    }
    for (let k = 0; k < 4 * reglage.detail; k += 1) {
      const herbe = at(s + alea() * 4, 0.5 + alea() * 2);
      if (isFree(herbe, 0.3))
        addTouffe(
          feuille,
          [herbe[0], herbe[1] + 0.05, herbe[2]],
          [0.24, 0.14, 0.24],
          { cartes: 5, taille: 0.13, couleur: '#7B8455' },
          pousse,
        );
    }
  }
}

/** A farm, or a shed where the place is a town's industrial edge. */
function addAuLoin(
  lieu: Lieu,
  bord: Bord,
  s: number,
  { ardenne, autoroute }: { ardenne: boolean; autoroute: boolean },
  { alea, enneige }: Pousse,
): void {
  const { chantier, massifs, parcelles, reglage, sel } = lieu;
  const campagne = reglage.décor?.campagne;
  const zone = campagne ? campagne === 'zoning' : aleaOf(sel + 13)() < (autoroute ? 0.5 : 0.15);
  if (autoroute && !zone) return;
  const { large, profond, haut } = zone ? HANGAR : FERME;
  const recul = autoroute ? 45 + alea() * 30 : zone ? 24 : 17;
  const at = solDuBord(lieu, bord);
  const massif: Massif = {
    pied: at(s, recul + profond / 2),
    cap: capDe(bord),
    longueur: profond,
    largeur: large,
    hauteur: haut,
  };
  const [x, , z] = massif.pied;
  const surRue = [-1, 0, 1].some((i) =>
    [-1, 0, 1].some((k) => isRue(lieu, x + (i * large) / 2, z + (k * large) / 2)),
  );
  if (surRue || !pres(lieu, [x, z], PORTEE)) return;
  if (parcelles.some((autre) => seTouchent(autre, massif))) return;
  parcelles.push(massif);
  if (reglage.cache(massif)) return;
  const [ou, lacet] = [at(s, recul), (-capDe(bord) * Math.PI) / 180];
  if (zone) addHangar(chantier, ou, lacet, enneige, alea);
  else addFerme(chantier, ou, lacet, { enneige, ardenne });
  massifs.push(massif);
}
