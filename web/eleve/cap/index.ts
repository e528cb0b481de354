// Calls
export { type Cap, type Caps, type Etape, noteFait, rereadCap, useGetCap } from './cap.calls.ts';

// Parts
export { Pas, ProchainPas } from './ProchainPas.tsx';

// Rules
export { COMMENCER, capInWords, type Mots, passeesOf, UNITES, versAcces } from './mots.ts';
