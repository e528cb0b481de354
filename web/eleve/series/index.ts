// Calls
export { echoSerie } from './echo.ts';
export { useGetThemes } from './series.calls.ts';

// Parts
export { CarteFaite, CarteTentative } from './CarteFaite.tsx';
export { Precharge } from './Precharge.tsx';

// Rules
export { type Contexte, useContexte } from './contexte.ts';
