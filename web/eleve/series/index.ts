// Calls
export { echoSerie } from './echo.ts';
export { type Contexte, useGetThemes } from './series.calls.ts';

// Parts
export { CarteFaite, CarteTentative } from './CarteFaite.tsx';
export { Precharge } from './Precharge.tsx';

// Rules
export { useContexte } from './contexte.ts';
