import '../../../socle/kernel/secours.js';
import { config } from 'zod';
import { aide, readTexte } from '../../../../drawing/index.ts';
import { relitApresPause } from '../../../../monde/relit.ts';
import type { DemandeDeDessin, Reponse } from './dessinateur.ts';

// Otherwise Zod probes `eval`, and the browser reports a CSP violation.
config({ jitless: true });

const answer = (reponse: Reponse) => postMessage(reponse);

addEventListener('message', async ({ data }: MessageEvent<DemandeDeDessin>) => {
  const lu = readTexte(data.texte, data.question);
  answer(lu);
  const fautes = await relitApresPause(lu.image?.dessin, data.question.jour);
  if (lu.fautes.length === 0 && fautes.length > 0) answer({ ...lu, fautes });
});
answer({ aide: aide() });
