// Written by scripts/manifestes.mjs.
import { CLASSE } from './classe.ts';
import { FAIT } from './fait.ts';
import { MODULE } from './module.ts';
import { PRODUIT } from './produit.ts';
import { QUESTION } from './question.ts';
import { REMISE } from './remise.ts';
import { THEME } from './theme.ts';

export const RESSOURCES = [CLASSE, FAIT, MODULE, PRODUIT, QUESTION, REMISE, THEME] as const;
