import type * as recherche from '../../../contract/recherche.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { getRecherche } from './getRecherche.ts';

export const rechercheRoutes: Handlers<keyof typeof recherche> = { getRecherche };
