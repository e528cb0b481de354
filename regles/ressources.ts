// Written by scripts/manifestes.mjs.
import { REMISE } from './remise.ts';

export const RESSOURCES = [REMISE] as const;
