import type { StaffPage } from '../accueil/pages.ts';

export const questionsPages = [
  { path: '/extranet/questions', label: 'Questions', page: 'QuestionsPage', rang: 2, level: 1 },
] as const satisfies readonly StaffPage[];
