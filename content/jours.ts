import { codes, type CodeRoute } from '../droit/codes.ts';

export const joursOf = (question: {
  code: CodeRoute;
  valableDu?: string | undefined;
  valableAu?: string | undefined;
}): { du: string; au: string | null } => ({
  du: question.valableDu ?? codes[question.code].du,
  au: question.valableAu ?? codes[question.code].au,
});
