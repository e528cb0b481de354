import { codeDu } from '../../../drawing/index.ts';
import { listArticles } from '../../eleve/questions/index.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';

export const getArticles: Handler<'getArticles'> = async ({ now }) => ({
  textes: listArticles(codeDu(brusselsDay(now.toISOString()))),
});
