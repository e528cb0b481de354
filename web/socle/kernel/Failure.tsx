import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import { NetworkError, sentenceOf } from './errors.ts';

interface FailureProps extends Pick<ErrorStateProps, 'retry' | 'part'> {
  error: unknown;
  absent?: string;
}

export function Failure({ error, absent, ...rest }: FailureProps) {
  const lost = error instanceof NetworkError;
  const text = (lost && absent) || sentenceOf(error);
  return <ErrorState title={lost ? 'Pas de connexion' : 'Oups !'} text={text} {...rest} />;
}
