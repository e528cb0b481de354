import type { Exemple } from '../modeles.ts';
import { addPersonne, type Personne } from './personne.ts';

const un = (personne: Omit<Personne, 'ou' | 'cap'>): Exemple => ({
  taille: 2.9,
  add: (chantier) => addPersonne(chantier, { ou: [0, 0, 0], cap: 0, ...personne }),
});

/** Each in a state that says what it is. */
export const EXEMPLES_GENS: Record<string, Exemple> = {
  'gens piéton': un({ qui: 'piéton', graine: 3 }),
  'gens marche': un({ qui: 'piéton', graine: 8, etat: { pose: 'marche', phase: 0 } }),
  'gens traverse': un({
    qui: 'piéton',
    graine: 12,
    etat: { pose: 'traverse', phase: 0.3, regard: -60 },
  }),
  'gens attend': un({ qui: 'piéton', graine: 21, etat: { pose: 'attend', regard: 50 } }),
  'gens monte': un({ qui: 'piéton', graine: 5, etat: { pose: 'monte à bord' } }),
  'gens enfant': un({ qui: 'enfant', graine: 4, etat: { pose: 'marche', phase: 0.55 } }),
  'gens aîné': un({ qui: 'aîné', graine: 6, etat: { pose: 'marche', phase: 0.1 } }),
  'gens aveugle': un({ qui: 'aveugle', graine: 2, etat: { pose: 'traverse', phase: 0.05 } }),
  'gens agent tendus': un({ qui: 'agent', graine: 1, etat: { bras: 'tendus' } }),
  'gens agent levé': un({ qui: 'agent', graine: 9, etat: { bras: 'levé' } }),
  'gens agent lampe': un({ qui: 'agent', graine: 1, etat: { bras: 'lampe' } }),
  'gens surveillant': un({ qui: 'surveillant', graine: 14, etat: { tient: 'disque' } }),
  'gens ouvrier': un({ qui: 'ouvrier', graine: 16 }),
  'gens téléphone': un({ qui: 'piéton', graine: 30, etat: { pose: 'attend', tient: 'téléphone' } }),
  'gens valise': un({
    qui: 'piéton',
    graine: 31,
    etat: { pose: 'marche', phase: 0.6, bagage: 'valise' },
  }),
};
