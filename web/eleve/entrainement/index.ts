// Calls
export { echoDizaine } from './echo.ts';
