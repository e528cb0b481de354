import type { Chantier } from '../chantier.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { aDroite, devant, fois, moins, plus, radians, type Vec } from '../maille/vecteurs.ts';
import { type Apparence, apparenceOf } from './apparence.ts';
import { addChienGuide } from './betes/chienGuide.ts';
import { addCorps } from './corps/corps.ts';
import { mesuresOf } from './corps/mesures.ts';
import {
  avecGeste,
  avecMain,
  avecRegard,
  brasTendu,
  court,
  debout,
  type Geste,
  marche,
  monte,
} from './corps/poses.ts';
import { type Cote, type Pose, squeletteOf } from './corps/squelette.ts';
import type { EtatPersonne, PersonneDuMonde, Qui, Roulant } from './etat.ts';
import { addBagage, addObjet, poingOf } from './objets.ts';
import { AGES, FLUO, TENUES } from './tenues.ts';

/** In metres: where his dog leads him. */
const A_SA_GAUCHE: Vec = [-0.46, 0, -0.34];

export const coteOf = (tend: 'gauche' | 'droite'): Cote => (tend === 'gauche' ? -1 : 1);

const isEnMarche = ({ pose }: EtatPersonne): boolean => pose === 'marche' || pose === 'traverse';

function poseOf(
  qui: Qui,
  mesures: ReturnType<typeof mesuresOf>,
  etat: EtatPersonne,
  graine: number,
): Pose {
  const { pose = 'debout', phase = 0.08, regard = 0, bras, tend } = etat;
  const hasard = aleaOf(graine + 77);
  const hanchement = pose === 'attend' ? (hasard() < 0.5 ? -1 : 1) : 0.4;
  let posture = isEnMarche(etat)
    ? marche(mesures, phase, qui === 'aîné' ? 0.62 : 0.95)
    : pose === 'court'
      ? court(mesures, phase)
      : pose === 'monte à bord'
        ? monte(mesures)
        : debout(mesures, hanchement);
  if (qui === 'aîné')
    posture = { ...posture, penchePoitrine: posture.penchePoitrine + 0.16, baisseTete: 0.02 };
  const geste: Geste | undefined = bras ?? gesteOf(qui, etat, hasard());
  if (geste) posture = avecGeste(posture, mesures, geste);
  if (tend) posture = avecMain(posture, coteOf(tend), brasTendu(mesures, coteOf(tend)));
  return avecRegard(posture, regard);
}

function gesteOf(
  qui: Qui,
  { tient, pose, bagage }: EtatPersonne,
  hasard: number,
): Geste | undefined {
  if (tient === 'rien') return undefined;
  if (tient) return tient;
  if (qui === 'aveugle' || qui === 'aîné') return 'canne';
  if (pose === 'attend' && bagage !== 'valise' && hasard < 0.4) return 'poche';
  return undefined;
}

/** Eyes go further than the head. */
export const oeilladeOf = ({ regard = 0 }: EtatPersonne): number =>
  Math.max(-1, Math.min(1, regard / 60));

export function addMarcheur(
  chantier: Chantier,
  qui: Exclude<Qui, Roulant>,
  personne: PersonneDuMonde,
  graine: number,
  tenue: Partial<Apparence> = {},
  change: (pose: Pose) => Pose = (pose) => pose,
): void {
  const { ou, cap, couleur, etat = {} } = personne;
  const apparence: Apparence = {
    ...apparenceOf(graine, AGES[qui] ?? 'adulte', couleur),
    ...TENUES[qui],
    ...tenue,
    ...(etat.bagage ? { bagage: etat.bagage } : {}),
    ...(etat.taille ? { taille: etat.taille } : {}),
  };
  const mesures = mesuresOf(apparence.age, apparence);
  const pose = change(poseOf(qui, mesures, etat, graine));
  const squelette = squeletteOf(mesures, pose);
  const { divers } = chantier.mailles;
  divers.at(ou, -radians(cap), () => {
    addCorps(divers, squelette, mesures, apparence, {
      graine,
      oeillade: oeilladeOf(etat),
      nuit: chantier.nuit,
    });
    addBagage(divers, squelette, mesures, apparence);
    const objet =
      etat.tient ??
      (qui === 'aveugle'
        ? 'canne blanche'
        : qui === 'aîné'
          ? 'canne'
          : etat.bras === 'lampe'
            ? 'lampe'
            : 'rien');
    addObjet(
      chantier,
      divers,
      squelette,
      objet === 'canne' && qui === 'aveugle' ? 'canne blanche' : objet,
    );
    if (qui === 'aveugle') {
      const poignee = moins(poingOf(squelette.bras[0]), A_SA_GAUCHE);
      const allure = isEnMarche(etat) ? 'pas' : 'debout';
      divers.at(A_SA_GAUCHE, 0, () => addChienGuide(divers, allure, etat.phase ?? 0, poignee));
    }
  });
  chantier.contacts.push({
    ou,
    cap,
    largeur: 0.42 * mesures.ampleur,
    longueur: 0.5 * mesures.ampleur,
  });
}

/** Where something stands beside somebody who faces `cap`; -z is ahead. */
export const aCote = (ou: Vec, cap: number, [x, y, z]: Vec): Vec => {
  const [d, a] = [aDroite(cap), devant(cap)];
  return plus(plus(ou, [0, y, 0]), plus(fois(d, x), fois(a, -z)));
};

/** Children two by two; who leads them walks ahead on the road's side. */
const RANGS: readonly Vec[] = [
  [0.34, 0, -0.62],
  [-0.3, 0, -0.5],
  [0.32, 0, 0.3],
  [-0.34, 0, 0.42],
  [0.3, 0, 1.2],
  [-0.28, 0, 1.32],
];

export function addGroupe(chantier: Chantier, personne: PersonneDuMonde, graine: number): void {
  const { ou, cap, etat = {} } = personne;
  const { pose, regard } = etat;
  const phase = etat.phase ?? 0.1;
  const chef: EtatPersonne = { ...etat, phase, bagage: 'aucun' };
  addMarcheur(
    chantier,
    'surveillant',
    { ...personne, ou: aCote(ou, cap, [-0.42, 0, -1.34]), etat: chef },
    graine,
  );
  for (const [i, place] of RANGS.entries())
    addMarcheur(
      chantier,
      'enfant',
      {
        qui: 'enfant',
        ou: aCote(ou, cap, place),
        cap: cap + ((i * 37) % 9) - 4,
        etat: { pose, regard, phase: (phase + i * 0.37) % 1 },
      },
      graine + i * 101 + 7,
      { gilet: FLUO },
    );
}
