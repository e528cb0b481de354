// Written by scripts/manifestes.mjs.
import { MODULE } from './module.ts';
import { PRODUIT } from './produit.ts';
import { QUESTION } from './question.ts';
import { REMISE } from './remise.ts';
import { THEME } from './theme.ts';

export const RESSOURCES = [MODULE, PRODUIT, QUESTION, REMISE, THEME] as const;
