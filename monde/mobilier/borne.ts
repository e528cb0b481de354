import type { Poste } from '../../drawing/scene/plan/plan.ts';
import { addContact, COULEURS, type Lieu, pose } from './lieu.ts';

/** In metres: from the sign that speaks of charging to the post that charges. */
const APRES = 3.2;
const [LARGE, HAUT, PROFOND] = [0.42, 1.5, 0.24];

/** A sign about charging stands beside what charges. */
const isPrise = ({ dessins }: Poste): boolean =>
  dessins.some(
    (dessin) =>
      'panneau' in dessin &&
      typeof dessin.additionnel === 'object' &&
      dessin.additionnel.symbole === 'prise',
  );

/** A charging post on the pavement, its socket towards the cars. */
export function addBorne(lieu: Lieu, poste: Poste): void {
  if (!isPrise(poste)) return;
  const { divers } = lieu.chantier.mailles;
  const ou = { x: poste.x + 0.15, y: poste.y - APRES, cap: -90 };
  pose(lieu, ou, () => {
    divers.addBoite([0, HAUT / 2, 0], [LARGE, HAUT, PROFOND], '#E9ECEC');
    divers.addBoite([0, HAUT + 0.03, 0], [LARGE + 0.03, 0.06, PROFOND + 0.03], '#2F9E63');
    divers.addBoite([0, 0.05, 0], [LARGE + 0.06, 0.1, PROFOND + 0.06], COULEURS.sombre);
    divers.lit(0.5, () =>
      divers.addBoite([0, 1.2, -PROFOND / 2 - 0.005], [0.24, 0.16, 0.02], '#1F6FA8'),
    );
    divers.addBoite([0, 0.9, -PROFOND / 2 - 0.02], [0.15, 0.15, 0.05], COULEURS.noir);
    divers.lit(0.4, () =>
      divers.addBoite([0, 1.4, -PROFOND / 2 - 0.005], [0.2, 0.05, 0.012], '#2FBF71'),
    );
  });
  addContact(lieu, ou, 0.6);
}
