// Calls
export { useGetAttestations } from './attestation.calls.ts';

// Parts
export { ChampsGuides, guidesOf, tapesOf } from './ChampsGuides.tsx';
export { Guides } from './Guides.tsx';
export { MesAttestations } from './MesAttestations.tsx';
