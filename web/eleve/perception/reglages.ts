import { readStored, writeStored } from '../../socle/kernel/storage.ts';
import { createStore, useStore } from '../../socle/kernel/store.ts';
import { isEconome, isStill } from '../questions/index.ts';

const CLES = { unBouton: 'priorite.lecteur.unBouton', son: 'priorite.lecteur.son' } as const;
type ReglageDuLecteur = keyof typeof CLES;

const voulus = {
  unBouton: createStore<boolean | null>(null),
  son: createStore<boolean | null>(null),
};

/** Wishes of this device: one button alone, and sound. Both are off at first. */
export function useReglages(): Record<ReglageDuLecteur, boolean> {
  const unBouton = useStore(voulus.unBouton) ?? readStored(CLES.unBouton) === '1';
  const son = useStore(voulus.son) ?? readStored(CLES.son) === '1';
  return { unBouton, son };
}

export function setReglage(reglage: ReglageDuLecteur, oui: boolean): void {
  writeStored(CLES[reglage], oui ? '1' : '0');
  voulus[reglage].set(oui);
}

/** Nothing moves: it goes on by steps. */
export const isFixe = (): boolean => isStill() || isEconome();
