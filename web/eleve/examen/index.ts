// Calls
export { echoExamen } from './echo.ts';
export { useGetHistoriqueExamens } from './examen.calls.ts';

// Parts
export { CarteExamen } from './CarteExamen.tsx';
export { LienExamen } from './LienExamen.tsx';
