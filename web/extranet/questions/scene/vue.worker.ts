import '../../../socle/kernel/secours.js';
import { config } from 'zod';
import { openOuvrier } from '../../../../monde/atelier/ouvrier.ts';

// Otherwise Zod probes `eval`, and the browser reports a CSP violation.
config({ jitless: true });

openOuvrier({
  post: (message, transfer = []) => postMessage(message, { transfer }),
  listen: (hear) => addEventListener('message', ({ data }) => hear(data)),
});
