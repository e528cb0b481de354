import '../../../socle/kernel/secours.js';
import { config } from 'zod';
import { aide, readTexte } from '../../../../drawing/index.ts';
import type { DemandeDeDessin, Reponse } from './dessinateur.ts';

// Otherwise Zod probes `eval`, and the browser reports a CSP violation.
config({ jitless: true });

const answer = (reponse: Reponse) => postMessage(reponse);

addEventListener('message', ({ data: { texte, question } }: MessageEvent<DemandeDeDessin>) =>
  answer({ texte, ...readTexte(texte, question) }),
);
answer({ aide: aide() });
