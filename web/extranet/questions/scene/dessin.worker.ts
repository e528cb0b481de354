import '../../../socle/kernel/secours.js';
import { config } from 'zod';
import { aide, carteOf, lexique, modelesOf, readTexte } from '../../../../drawing/index.ts';
import type { DemandeAuWorker, Reponse } from './dessinateur.ts';
import { exemples } from './exemples.ts';

// Otherwise Zod probes `eval`, and the browser reports a CSP violation.
config({ jitless: true });

const answer = (reponse: Reponse) => postMessage(reponse);

addEventListener('message', ({ data }: MessageEvent<DemandeAuWorker>) => {
  if ('modeles' in data)
    return answer({ modeles: modelesOf(data.modeles, data.jour), genre: data.modeles });
  if ('exemples' in data) {
    const { jour } = data;
    return answer({
      exemples: exemples.map(({ nom, texte }) => ({
        nom,
        texte,
        svg: readTexte(texte, { jour }).image?.svg ?? '',
      })),
    });
  }
  const { texte, question } = data;
  const lu = readTexte(texte, question);
  const { image } = lu;
  const carte = image && 'scene' in image.dessin && carteOf(image.dessin.scene, question.jour);
  answer({ texte, ...lu, ...(carte && { carte }) });
});
answer({ aide: aide(), lexique: lexique() });
