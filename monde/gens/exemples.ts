import type { Exemple } from '../modeles.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { NomDAllure } from './betes/allure.ts';
import { addBete } from './betes/bete.ts';
import { CHEVREUIL, type Espece, LABRADOR } from './betes/espece.ts';
import { addConducteur, type PoseConducteur } from './conducteur.ts';
import type { PersonneDuMonde } from './etat.ts';
import { addPersonne } from './personne.ts';

type Montre = Omit<PersonneDuMonde, 'ou' | 'cap'>;

/** The same one from its front, its side and its back. */
const tour = (personne: Montre): Exemple => ({
  taille: 3.4,
  add: (chantier) => {
    for (const [i, cap] of [10, 95, 190].entries())
      addPersonne(chantier, { graine: 1, ...personne, ou: [(i - 1) * 1.15, 0, 0], cap });
  },
});

/** From its front, side and back, a machine's length apart. */
const roule = (personne: Montre, taille = 5): Exemple => ({
  taille,
  add: (chantier) => {
    for (const [i, cap] of [12, 98, 190].entries())
      addPersonne(chantier, { graine: 2, ...personne, ou: [(i - 1) * taille * 0.36, 0, 0], cap });
  },
});

const rang = (personnes: readonly Montre[], taille = 3.6, ecart = 0.85): Exemple => ({
  taille,
  add: (chantier) => {
    for (const [i, personne] of personnes.entries())
      addPersonne(chantier, {
        ...personne,
        ou: [(i - (personnes.length - 1) / 2) * ecart, 0, 0],
        cap: 0,
      });
  },
});

/** Eight phases of a run, from its side. */
const deProfil = (qui: 'piéton' | 'enfant', graine: number): Exemple => ({
  taille: 5.6,
  add: (chantier) => {
    for (let i = 0; i < 8; i += 1)
      addPersonne(chantier, {
        qui,
        graine,
        ou: [((i % 4) - 1.5) * 1.35, 0, Math.floor(i / 4) * 1.6 - 0.8],
        cap: 90,
        etat: { pose: 'court', phase: i / 8 },
      });
  },
});

/** From its side, so many phases of a stride one behind another. */
const foulee = (espece: Espece, allure: NomDAllure, phases: number): Exemple => ({
  taille: 5.6,
  add: ({ mailles: { divers } }) => {
    for (let i = 0; i < phases; i += 1)
      divers.at([((i % 4) - 1.5) * 1.35, 0, Math.floor(i / 4) * 1.6 - 0.8], -Math.PI / 2, () =>
        addBete(divers, espece, allure, i / phases),
      );
  },
});

/** From its front, its side and its back. */
const tourDeBete = (espece: Espece): Exemple => ({
  taille: 3,
  add: ({ mailles: { divers } }) => {
    for (const [i, cap] of [10, 55, 100, 190].entries())
      divers.at([(i - 1.5) * 0.85, 0, 0], (-cap * Math.PI) / 180, () =>
        addBete(divers, espece, 'debout', 0),
      );
  },
});

/** Each in a state that says what it is. */
export const EXEMPLES_GENS: Record<string, Exemple> = {
  'gens piétons': rang([3, 8, 12, 21, 30].map((graine) => ({ qui: 'piéton', graine }))),
  'gens visages': {
    taille: 0.95,
    add: (chantier) => {
      for (const [i, graine] of [3, 8, 12, 21, 14, 6].entries()) {
        const qui = i === 3 ? 'enfant' : i === 5 ? 'aîné' : 'piéton';
        const regard = [0, -45, 30, 0, 80, 10][i]!;
        const ou: Vec = [(i - 2.5) * 0.32, qui === 'enfant' ? -0.85 : -1.38, 0];
        addPersonne(chantier, { qui, graine, ou, cap: 0, etat: { regard, tient: 'rien' } });
      }
    },
  },
  'gens enfants': rang(
    [4, 5, 6, 7, 9].map((graine) => ({ qui: 'enfant', graine })),
    2.8,
    0.65,
  ),
  'gens aînés': rang([4, 5, 6, 7].map((graine) => ({ qui: 'aîné', graine }))),
  'gens pas': rang(
    [0, 0.12, 0.25, 0.37].map((phase) => ({
      qui: 'piéton',
      graine: 8,
      etat: { pose: 'marche', phase, bagage: 'aucun' },
    })),
  ),
  'gens enfants pas': rang(
    [0, 0.12, 0.25, 0.37].map((phase) => ({
      qui: 'enfant',
      graine: 6,
      etat: { pose: 'marche', phase },
    })),
  ),
  'gens court': deProfil('piéton', 12),
  'gens enfant court': deProfil('enfant', 6),
  'gens marche': tour({ qui: 'piéton', graine: 8, etat: { pose: 'marche', phase: 0 } }),
  'gens traverse': tour({
    qui: 'piéton',
    graine: 12,
    etat: { pose: 'traverse', phase: 0.3, regard: -60 },
  }),
  'gens attend': tour({ qui: 'piéton', graine: 21, etat: { pose: 'attend', regard: 50 } }),
  'gens monte': tour({ qui: 'piéton', graine: 5, etat: { pose: 'monte à bord' } }),
  'gens aveugle': tour({ qui: 'aveugle', graine: 2, etat: { pose: 'traverse', phase: 0.05 } }),
  'gens agent tendus': { ...tour({ qui: 'agent', etat: { bras: 'tendus' } }), taille: 4 },
  'gens agent levé': tour({ qui: 'agent', graine: 9, etat: { bras: 'levé' } }),
  'gens agent lampe': tour({ qui: 'agent', etat: { bras: 'lampe' } }),
  'gens surveillant': tour({ qui: 'surveillant', graine: 14, etat: { tient: 'disque' } }),
  'gens ouvrier': tour({ qui: 'ouvrier', graine: 16 }),
  'gens téléphone': tour({
    qui: 'piéton',
    graine: 30,
    etat: { pose: 'attend', tient: 'téléphone' },
  }),
  'gens valise': tour({
    qui: 'piéton',
    graine: 31,
    etat: { pose: 'marche', phase: 0.6, bagage: 'valise' },
  }),
  'gens chaise roulante': tour({ qui: 'chaise roulante', graine: 7, etat: { regard: 30 } }),
  'gens cycliste à pied': roule({
    qui: 'cycliste à pied',
    graine: 3,
    etat: { pose: 'traverse', phase: 0 },
  }),
  'gens groupe': {
    taille: 5,
    add: (chantier) =>
      addPersonne(chantier, {
        qui: 'groupe d’enfants',
        graine: 3,
        ou: [0, 0, 0],
        cap: 40,
        etat: { pose: 'traverse', phase: 0.1, regard: -20 },
      }),
  },
  'gens conducteurs': {
    taille: 1.5,
    add: ({ mailles: { divers } }) => {
      const poses: PoseConducteur[] = [
        { graine: 3 },
        { graine: 8, regard: 60 },
        { graine: 12, geste: 'salue', regard: -20 },
      ];
      for (const [i, pose] of poses.entries())
        divers.at([(i - 1) * 0.75, 0.2, 0], 0, () => addConducteur(divers, pose));
    },
  },
  'bête chien': tourDeBete(LABRADOR),
  'bête chevreuil': tourDeBete({ ...CHEVREUIL, bois: true }),
  'bête pas de chien': foulee(LABRADOR, 'pas', 8),
  'bête trot de chien': foulee(LABRADOR, 'trot', 8),
  'bête galop de chien': foulee(LABRADOR, 'galop', 8),
  'bête pas de chevreuil': foulee(CHEVREUIL, 'pas', 8),
  'bête galop de chevreuil': foulee(CHEVREUIL, 'galop', 8),
  'deux roues pédale': {
    taille: 8,
    add: (chantier) => {
      for (let i = 0; i < 8; i += 1)
        addPersonne(chantier, {
          qui: 'vélo',
          graine: 5,
          ou: [((i % 4) - 1.5) * 2, 0, Math.floor(i / 4) * 2.2 - 1.1],
          cap: 90,
          etat: { phase: i / 8, tend: i > 3 ? 'gauche' : 'droite' },
        });
    },
  },
  'deux roues vélo': roule({ qui: 'vélo', etat: { phase: 0.2 } }),
  'deux roues vélo d’enfant': roule({ qui: 'vélo', etat: { phase: 0.2, enfant: true } }),
  'deux roues vélo bras': roule({
    qui: 'vélo',
    graine: 5,
    etat: { phase: 0.7, tend: 'gauche', regard: -30 },
  }),
  'deux roues vélo arrêt': roule({ qui: 'vélo', graine: 8, etat: { pose: 'attend', phase: 0.3 } }),
  'deux roues pedelec': roule({ qui: 'speed pedelec', etat: { phase: 0.45 } }),
  'deux roues cargo': roule({ qui: 'vélo cargo', etat: { phase: 0.2 } }, 5.8),
  'deux roues trottinette': roule({ qui: 'trottinette', graine: 6 }, 4.2),
  'deux roues moto': roule({ qui: 'moto', etat: { freine: true } }),
  'deux roues moto arrêt': roule({
    qui: 'moto',
    graine: 4,
    etat: { pose: 'attend', clignote: 'gauche', regard: -50 },
  }),
  'deux roues cyclomoteur': roule({ qui: 'cyclomoteur', etat: { clignote: 'droite' } }),
};
